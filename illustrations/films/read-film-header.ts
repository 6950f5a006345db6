import { EncodedPacketSink, Input, type InputVideoTrack, MP4, StreamSource, WEBM } from 'mediabunny';

/** What the file of a film says of itself. */
interface FilmHeader {
  seconds: number;
  width: number;
  height: number;
  /** as media types name it: avc1.4d401f, vp09.00.31.08 */
  codec: string;
  sound: boolean;
  /** whether a browser finds the index before the pictures, so that it can play while it loads */
  indexInFront: boolean;
}

/** Throws when it is no MP4 or WebM with a picture track. */
export async function readFilmHeader(file: Uint8Array): Promise<FilmHeader> {
  const { input, picture } = await open(file);
  return {
    seconds: await input.computeDuration(),
    width: await picture.getDisplayWidth(),
    height: await picture.getDisplayHeight(),
    codec: (await picture.getCodecParameterString()) ?? '',
    sound: (await input.getAudioTracks()).length > 0,
    indexInFront: await isIndexInFront(file),
  };
}

interface Read {
  start: number;
  end: number;
}

async function open(
  file: Uint8Array,
): Promise<{ input: Input; picture: InputVideoTrack; reads: readonly Read[] }> {
  const reads: Read[] = [];
  const source = new StreamSource({
    getSize: () => file.length,
    read: (start, end) => {
      reads.push({ start, end });
      return file.subarray(start, end);
    },
    prefetchProfile: 'none',
  });
  const input = new Input({ formats: [MP4, WEBM], source });
  const picture = await input.getPrimaryVideoTrack();
  if (!picture) throw new Error('The film has no picture track.');
  return { input, picture, reads };
}

/** Goes to the last key frame as a player does: with the index in front it never turns back, nor reads what it skips. */
async function isIndexInFront(file: Uint8Array): Promise<boolean> {
  const { picture, reads } = await open(file);
  await new EncodedPacketSink(picture).getKeyPacket(Number.POSITIVE_INFINITY);
  const forwards = reads.every(({ start }, i) => start >= (reads[i - 1]?.end ?? 0));
  const bytes = reads.reduce((sum, { start, end }) => sum + end - start, 0);
  return forwards && bytes < file.length / 2;
}
