import type { FilmHeader } from './film-header.ts';

interface Box {
  type: string;
  start: number;
  end: number;
}

/** The boxes of an MP4, or of one of its boxes. */
function boxes(file: Buffer, start: number, end: number): Box[] {
  const found: Box[] = [];
  for (let at = start; at + 8 <= end; ) {
    const short = file.readUInt32BE(at);
    const [head, size] = short === 1 ? [16, Number(file.readBigUInt64BE(at + 8))] : [8, short || end - at];
    if (size < head) throw new Error(`A box of the MP4 at ${at} has no size.`);
    found.push({ type: file.toString('latin1', at + 4, at + 8), start: at + head, end: at + size });
    at += size;
  }
  return found;
}

/** Goes down a path of boxes, such as moov, trak, tkhd; every branch of it. */
function boxesAt(file: Buffer, within: Pick<Box, 'start' | 'end'>, path: readonly string[]): Box[] {
  const [type, ...rest] = path;
  if (type === undefined) return [];
  const here = boxes(file, within.start, within.end).filter((box) => box.type === type);
  return rest.length ? here.flatMap((box) => boxesAt(file, box, rest)) : here;
}

function only<T>(found: readonly T[], what: string): T {
  const [first] = found;
  if (first === undefined) throw new Error(`The film has no ${what}.`);
  return first;
}

/** Throws when it is no MP4 with one H.264 picture track. */
export function readMp4Header(file: Buffer): FilmHeader {
  const all = { start: 0, end: file.length };
  const at = (path: string) => boxesAt(file, all, path.split('/'));
  const header = only(at('moov/mvhd'), 'movie header');
  const long = file.readUInt8(header.start) === 1;
  const scale = file.readUInt32BE(header.start + (long ? 20 : 12));
  const ticks = long ? Number(file.readBigUInt64BE(header.start + 24)) : file.readUInt32BE(header.start + 16);
  const kinds = at('moov/trak/mdia/hdlr').map((box) =>
    file.toString('latin1', box.start + 8, box.start + 12),
  );
  const track = only(at('moov/trak/tkhd'), 'track');
  const samples = only(at('moov/trak/mdia/minf/stbl/stsd'), 'description of its pictures');
  const entry = only(boxes(file, samples.start + 8, samples.end), 'kind of picture');
  // 78 bytes of a picture's own fields stand before the boxes that it holds.
  const codecSetup = only(
    boxesAt(file, { start: entry.start + 78, end: entry.end }, ['avcC']),
    'H.264 setup',
  );
  const order = boxes(file, 0, file.length).map(({ type }) => type);
  return {
    seconds: ticks / scale,
    width: file.readUInt32BE(track.end - 8) / 65_536,
    height: file.readUInt32BE(track.end - 4) / 65_536,
    codec: entry.type,
    profile: file.readUInt8(codecSetup.start + 1),
    sound: kinds.includes('soun'),
    indexInFront: order.indexOf('moov') < order.indexOf('mdat'),
  };
}
