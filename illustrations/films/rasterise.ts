import { renderAsync } from '@resvg/resvg-js';
import { frame } from '../draw/core.ts';
import { FIELD, type Film, FRAMES_PER_SECOND, OVERSAMPLING, PICTURE } from './film.ts';

/** Frames of a film: the last one is a frame before the end. */
const frameCount = (film: Film): number => Math.round(film.seconds * FRAMES_PER_SECOND);

/** One frame as RGBA, 8 bits each, row by row, oversampled. */
async function rasterise(film: Film, index: number): Promise<Buffer> {
  const svg = frame([0, 0, FIELD.width, FIELD.height], film.draw(index / FRAMES_PER_SECOND));
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: PICTURE.width * OVERSAMPLING },
    font: { loadSystemFonts: false },
  });
  if (image.height !== PICTURE.height * OVERSAMPLING)
    throw new Error(`A frame is ${image.width} by ${image.height} pixels.`);
  return image.pixels;
}

/** All frames in order. The next ones are drawn while one is used, as many as there are `ahead`. */
export async function* frames(film: Film, ahead: number): AsyncGenerator<Buffer> {
  const count = frameCount(film);
  const drawn: Promise<Buffer>[] = [];
  for (let next = 0, given = 0; given < count; given++) {
    while (next < count && next < given + ahead) drawn.push(rasterise(film, next++));
    const first = drawn.shift();
    if (first) yield await first;
  }
}
