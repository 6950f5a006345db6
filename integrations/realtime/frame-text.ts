import type { RawData } from 'ws';

/** A frame of text, in whichever of its forms `ws` hands it over. */
export function frameText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString();
}
