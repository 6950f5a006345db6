import { crc32, deflateSync } from 'node:zlib';

/** At most 256 colours: a drawing in flat colours and soft gradients looks the same, at a third of the size. */
const COLOURS = 256;

/** An opaque picture (RGBA, 8 bits) as a PNG with a palette. */
export function encodePng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const { palette, indexes } = quantise(pixels);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = 3;
  // Every row starts with the number of its filter; indexes are no quantities, so none of them helps.
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++)
    rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length);
  return out;
}

/** Pixels of nearly the same colour (6 bits a channel): how many, and the sums of their channels. */
interface Bin {
  key: number;
  count: number;
  sums: [number, number, number];
}

const keyOf = (r: number, g: number, b: number): number => ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);

function quantise(pixels: Uint8Array): { palette: Uint8Array; indexes: Uint8Array } {
  const boxes = split(binsOf(pixels));
  const palette = new Uint8Array(3 * boxes.length);
  const indexOf = new Uint8Array(1 << 18);
  boxes.forEach((box, index) => {
    const count = box.bins.reduce((sum, bin) => sum + bin.count, 0);
    for (const channel of [0, 1, 2] as const)
      palette[3 * index + channel] = Math.round(
        box.bins.reduce((sum, bin) => sum + bin.sums[channel], 0) / count,
      );
    for (const bin of box.bins) indexOf[bin.key] = index;
  });
  const indexes = new Uint8Array(pixels.length / 4);
  for (let i = 0; i < indexes.length; i++)
    indexes[i] = indexOf[keyOf(pixels[4 * i] ?? 0, pixels[4 * i + 1] ?? 0, pixels[4 * i + 2] ?? 0)] ?? 0;
  return { palette, indexes };
}

function binsOf(pixels: Uint8Array): Bin[] {
  const counts = new Uint32Array(1 << 18);
  const sums = new Float64Array(3 << 18);
  for (let i = 0; i < pixels.length; i += 4) {
    const [r, g, b] = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0];
    const key = keyOf(r, g, b);
    counts[key] = (counts[key] ?? 0) + 1;
    sums[3 * key] = (sums[3 * key] ?? 0) + r;
    sums[3 * key + 1] = (sums[3 * key + 1] ?? 0) + g;
    sums[3 * key + 2] = (sums[3 * key + 2] ?? 0) + b;
  }
  const bins: Bin[] = [];
  counts.forEach((count, key) => {
    if (count > 0)
      bins.push({ key, count, sums: [sums[3 * key] ?? 0, sums[3 * key + 1] ?? 0, sums[3 * key + 2] ?? 0] });
  });
  return bins;
}

interface Box {
  bins: Bin[];
  /** squared error of showing the whole box in its mean colour, along the channel where it is worst */
  error: number;
  channel: 0 | 1 | 2;
  mean: number;
}

/** Divides the worst box at its mean until there are enough boxes. */
function split(bins: Bin[]): Box[] {
  const boxes = [measure(bins)];
  while (boxes.length < COLOURS) {
    const worst = boxes.reduce((a, b) => (b.error > a.error ? b : a));
    if (worst.error < 1) break;
    const isLow = (bin: Bin) => bin.sums[worst.channel] / bin.count <= worst.mean;
    boxes[boxes.indexOf(worst)] = measure(worst.bins.filter(isLow));
    boxes.push(measure(worst.bins.filter((bin) => !isLow(bin))));
  }
  return boxes;
}

function measure(bins: Bin[]): Box {
  const channels = ([0, 1, 2] as const).map((channel) => {
    let [count, sum, squares] = [0, 0, 0];
    for (const bin of bins) {
      const value = bin.sums[channel] / bin.count;
      count += bin.count;
      sum += bin.sums[channel];
      squares += bin.count * value * value;
    }
    return { channel, mean: sum / count, error: bins.length > 1 ? squares - (sum * sum) / count : 0 };
  });
  return { bins, ...channels.reduce((a, b) => (b.error > a.error ? b : a)) };
}
