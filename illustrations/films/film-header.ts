/** What the file of a film says of itself, read from its first bytes. */
export interface FilmHeader {
  seconds: number;
  width: number;
  height: number;
  /** as the container names it: avc1, V_VP9 */
  codec: string;
  /** H.264 only: 66 baseline, 77 main, 100 high */
  profile?: number;
  sound: boolean;
  /** whether a browser finds the index before the pictures, so that it can play while it loads */
  indexInFront: boolean;
}
