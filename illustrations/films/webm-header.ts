import type { FilmHeader } from './film-header.ts';

interface Element {
  id: number;
  start: number;
  end: number;
}

/** Elements of the Matroska specification, as far as they are read here. */
const ID = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cues: 0x1c53bb6b,
  cluster: 0x1f43b675,
} as const;
const SOUND_TRACK = 2;

/** A number whose first bits say how long it is. Ids keep those bits, sizes drop them. */
function variable(file: Buffer, at: number, keepMark: boolean): { value: number; length: number } {
  const length = Math.clz32(file.readUInt8(at)) - 23;
  if (length > 8) throw new Error(`There is no Matroska element at ${at}.`);
  let value = keepMark ? file.readUInt8(at) : file.readUInt8(at) & (0xff >> length);
  for (let i = 1; i < length; i++) value = value * 256 + file.readUInt8(at + i);
  return { value, length };
}

function elements(file: Buffer, { start, end }: Pick<Element, 'start' | 'end'>): Element[] {
  const found: Element[] = [];
  for (let at = start; at < end; ) {
    const id = variable(file, at, true);
    const size = variable(file, at + id.length, false);
    const body = at + id.length + size.length;
    found.push({ id: id.value, start: body, end: body + size.value });
    at = body + size.value;
  }
  return found;
}

/** Throws when it is no WebM with a picture track. */
export function readWebmHeader(file: Buffer): FilmHeader {
  const inside = (within: Pick<Element, 'start' | 'end'>, id: number): Element => {
    const found = elements(file, within).find((element) => element.id === id);
    if (!found) throw new Error(`The WebM has no element ${id.toString(16)}.`);
    return found;
  };
  const unsigned = ({ start, end }: Element) => file.readUIntBE(start, end - start);
  const segment = inside({ start: 0, end: file.length }, ID.segment);
  const info = inside(segment, ID.info);
  const duration = inside(info, ID.duration);
  const ticks =
    duration.end - duration.start === 8
      ? file.readDoubleBE(duration.start)
      : file.readFloatBE(duration.start);
  const tracks = elements(file, inside(segment, ID.tracks)).filter(({ id }) => id === ID.trackEntry);
  const isSound = (track: Element) => unsigned(inside(track, ID.trackType)) === SOUND_TRACK;
  const picture = tracks.find((track) => !isSound(track));
  if (!picture) throw new Error('The WebM has no picture track.');
  const video = inside(picture, ID.video);
  const codec = inside(picture, ID.codec);
  const order = elements(file, segment).map(({ id }) => id);
  return {
    seconds: (ticks * unsigned(inside(info, ID.timestampScale))) / 1e9,
    width: unsigned(inside(video, ID.width)),
    height: unsigned(inside(video, ID.height)),
    codec: file.toString('latin1', codec.start, codec.end),
    sound: tracks.some(isSound),
    indexInFront: order.includes(ID.cues) && order.indexOf(ID.cues) < order.indexOf(ID.cluster),
  };
}
