import { brotliDecompressSync } from 'node:zlib';

/**
 * Unpacks a WOFF2 font into the plain sfnt it was made from (W3C WOFF 2.0, sections 4 and 5).
 * Needed because fontkit can move the axes of a variable font only when it is not packed: its WOFF2 reader
 * hands out the default instance whatever was asked for.
 */
export function unpackWoff2(packed: Uint8Array): Uint8Array {
  const header = new Reader(packed);
  if (header.tag() !== 'wOF2') throw new Error('Not a WOFF2 font.');
  const flavour = header.u32();
  header.skip(4);
  const count = header.u16();
  header.skip(6);
  const compressedSize = header.u32();
  header.skip(24);
  const entries = Array.from({ length: count }, () => readEntry(header));
  const data = brotliDecompressSync(packed.subarray(header.position, header.position + compressedSize));

  const tables = new Map<string, Uint8Array>();
  let offset = 0;
  for (const { tag, size } of entries) {
    tables.set(tag, data.subarray(offset, offset + size));
    offset += size;
  }
  for (const { tag, transformed } of entries) {
    if (transformed && tag === 'glyf') restoreGlyphs(tables);
    else if (transformed && tag !== 'loca')
      throw new Error(`The WOFF2 table "${tag}" is packed in a way that is not read here.`);
  }
  return writeSfnt(flavour, tables);
}

// Section 5.2, "Known Table Tags": the order is the meaning.
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.match(
    /.{4}(?: |$)/g,
  ) ?? [];

interface Entry {
  tag: string;
  /** bytes in the decompressed stream */
  size: number;
  transformed: boolean;
}

function readEntry(header: Reader): Entry {
  const flags = header.u8();
  const tag = (flags & 63) === 63 ? header.tag() : (KNOWN_TAGS[flags & 63] ?? '').slice(0, 4);
  const version = flags >> 6;
  // For glyf and loca, 3 means "as it is"; for every other table 0 does.
  const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  const plainSize = header.base128();
  return { tag, transformed, size: transformed ? header.base128() : plainSize };
}

/** Section 5.1: seven streams become glyf and loca again. */
function restoreGlyphs(tables: Map<string, Uint8Array>): void {
  const source = new Reader(need(tables, 'glyf'));
  source.skip(2);
  const hasOverlapBits = (source.u16() & 1) === 1;
  const glyphCount = source.u16();
  source.skip(2);
  const sizes = Array.from({ length: 7 }, () => source.u32());
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map((size) =>
    source.take(size),
  );
  if (!contours || !points || !flags || !glyphs || !composites || !boxes || !instructions)
    throw new Error('The glyf table ends early.');
  const boxBits = boxes.take(4 * Math.floor((glyphCount + 31) / 32));
  const overlapBits = hasOverlapBits ? source.take(Math.floor((glyphCount + 7) / 8)) : undefined;

  const glyf = new Writer();
  const loca = new Writer();
  for (let id = 0; id < glyphCount; id++) {
    loca.u32(glyf.length);
    const contourCount = contours.i16();
    const box = boxBits.bit(id) ? Array.from({ length: 4 }, () => boxes.i16()) : undefined;
    if (contourCount === 0) continue;
    glyf.i16(contourCount);
    if (contourCount < 0) {
      if (!box) throw new Error(`Composite glyph ${id} has no bounding box.`);
      for (const value of box) glyf.i16(value);
      const { bytes, instructed } = readComponents(composites);
      glyf.bytes(bytes);
      if (instructed) writeInstructions(glyf, glyphs.u255(), instructions);
    } else {
      const ends: number[] = [];
      for (let i = 0, total = 0; i < contourCount; i++) ends.push((total += points.u255()) - 1);
      const outline = readOutline(flags, glyphs, (ends.at(-1) ?? -1) + 1);
      for (const value of box ?? boundingBox(outline)) glyf.i16(value);
      for (const end of ends) glyf.u16(end);
      writeInstructions(glyf, glyphs.u255(), instructions);
      writeOutline(glyf, outline, overlapBits?.bit(id) ?? false);
    }
    glyf.pad(4);
  }
  loca.u32(glyf.length);
  tables.set('glyf', glyf.result());
  tables.set('loca', loca.result());
  // loca is written with long offsets; head must say so.
  const head = Uint8Array.from(need(tables, 'head'));
  head[51] = 1;
  tables.set('head', head);
}

interface Point {
  dx: number;
  dy: number;
  onCurve: boolean;
}

/** Section 5.2, "Triplet Encoding": a flag says how many bytes hold a point and how they are shared between x and y. */
function readOutline(flags: Reader, glyphs: Reader, count: number): Point[] {
  return Array.from({ length: count }, () => {
    const flag = flags.u8();
    const onCurve = flag < 128;
    const f = flag & 127;
    const signed = (value: number, positive: number) => (positive & 1 ? value : -value);
    if (f < 10) return { dx: 0, dy: signed(((f & 14) << 7) + glyphs.u8(), f), onCurve };
    if (f < 20) return { dx: signed((((f - 10) & 14) << 7) + glyphs.u8(), f), dy: 0, onCurve };
    if (f < 84) {
      const b = f - 20;
      const bytes = glyphs.u8();
      const dx = signed(1 + (b & 48) + (bytes >> 4), f);
      return { dx, dy: signed(1 + ((b & 12) << 2) + (bytes & 15), f >> 1), onCurve };
    }
    if (f < 120) {
      const b = f - 84;
      const dx = signed(1 + (Math.floor(b / 12) << 8) + glyphs.u8(), f);
      return { dx, dy: signed(1 + (((b % 12) >> 2) << 8) + glyphs.u8(), f >> 1), onCurve };
    }
    if (f < 124) {
      const [first, second, third] = [glyphs.u8(), glyphs.u8(), glyphs.u8()];
      return {
        dx: signed((first << 4) + (second >> 4), f),
        dy: signed(((second & 15) << 8) + third, f >> 1),
        onCurve,
      };
    }
    return { dx: signed(glyphs.u16(), f), dy: signed(glyphs.u16(), f >> 1), onCurve };
  });
}

function boundingBox(outline: readonly Point[]): number[] {
  let [x, y] = [0, 0];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { dx, dy } of outline) {
    xs.push((x += dx));
    ys.push((y += dy));
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** OpenType glyf: flags, then x, then y, all as 16-bit steps; size does not matter, the font stays in memory. */
function writeOutline(glyf: Writer, outline: readonly Point[], overlap: boolean): void {
  outline.forEach(({ onCurve }, i) => glyf.u8((onCurve ? 1 : 0) | (overlap && i === 0 ? 64 : 0)));
  for (const { dx } of outline) glyf.i16(dx);
  for (const { dy } of outline) glyf.i16(dy);
}

function writeInstructions(glyf: Writer, size: number, instructions: Reader): void {
  glyf.u16(size);
  glyf.bytes(instructions.take(size).rest());
}

/** Components are packed as OpenType stores them: they only have to be counted. */
function readComponents(composites: Reader): { bytes: Uint8Array; instructed: boolean } {
  const start = composites.position;
  let instructed = false;
  for (let more = true; more; ) {
    const flags = composites.u16();
    more = (flags & 0x20) !== 0;
    instructed ||= (flags & 0x100) !== 0;
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    composites.skip(2 + (flags & 1 ? 4 : 2) + scale);
  }
  return { bytes: composites.since(start), instructed };
}

/** The OpenType table directory, each table on a boundary of four bytes. Checksums stay empty: fontkit reads none. */
function writeSfnt(flavour: number, tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const out = new Writer();
  out.u32(flavour);
  out.u16(tables.size);
  for (let i = 0; i < 3; i++) out.u16(0);
  let offset = 12 + 16 * tables.size;
  for (const [tag, bytes] of tables) {
    out.bytes(Buffer.from(tag, 'latin1'));
    out.u32(0);
    out.u32(offset);
    out.u32(bytes.length);
    offset += Math.ceil(bytes.length / 4) * 4;
  }
  for (const bytes of tables.values()) {
    out.bytes(bytes);
    out.pad(4);
  }
  return out.result();
}

function need(tables: ReadonlyMap<string, Uint8Array>, tag: string): Uint8Array {
  const bytes = tables.get(tag);
  if (!bytes) throw new Error(`The font has no "${tag}" table.`);
  return bytes;
}

class Reader {
  position = 0;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  u8(): number {
    return this.#view.getUint8(this.position++);
  }
  u16(): number {
    this.position += 2;
    return this.#view.getUint16(this.position - 2);
  }
  i16(): number {
    this.position += 2;
    return this.#view.getInt16(this.position - 2);
  }
  u32(): number {
    this.position += 4;
    return this.#view.getUint32(this.position - 4);
  }
  tag(): string {
    return Buffer.from(this.take(4).rest()).toString('latin1');
  }
  /** UIntBase128, section 4.1 */
  base128(): number {
    let value = 0;
    for (let i = 0; i < 5; i++) {
      const byte = this.u8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new Error('A number of the WOFF2 directory is too long.');
  }
  /** 255UInt16, section 4.1 */
  u255(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    return code === 255 ? this.u8() + 253 : code;
  }
  bit(index: number): boolean {
    return ((this.#bytes[index >> 3] ?? 0) & (128 >> (index & 7))) !== 0;
  }
  skip(size: number): void {
    this.position += size;
  }
  take(size: number): Reader {
    this.position += size;
    return new Reader(this.#bytes.subarray(this.position - size, this.position));
  }
  since(start: number): Uint8Array {
    return this.#bytes.subarray(start, this.position);
  }
  rest(): Uint8Array {
    return this.#bytes.subarray(this.position);
  }
}

class Writer {
  length = 0;
  readonly #parts: Uint8Array[] = [];
  bytes(part: Uint8Array): void {
    this.#parts.push(part);
    this.length += part.length;
  }
  u8(value: number): void {
    this.bytes(Uint8Array.of(value));
  }
  u16(value: number): void {
    this.bytes(Uint8Array.of(value >> 8, value));
  }
  i16(value: number): void {
    this.u16(value & 0xffff);
  }
  u32(value: number): void {
    this.bytes(Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value));
  }
  pad(boundary: number): void {
    this.bytes(new Uint8Array((boundary - (this.length % boundary)) % boundary));
  }
  result(): Uint8Array {
    return Buffer.concat(this.#parts);
  }
}
