import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { contrast, frame } from '../draw/core.ts';
import { FIELD } from './film.ts';
import { films } from './films.ts';

const svgAt = (film: (typeof films)[number], second: number): string =>
  frame([0, 0, FIELD.width, FIELD.height], film.draw(second));

/** A small rendering: 160 by 72. */
function pixelsAt(film: (typeof films)[number], second: number) {
  const image = new Resvg(svgAt(film, second), {
    fitTo: { mode: 'width', value: 160 },
    font: { loadSystemFonts: false },
  }).render();
  const { pixels } = image;
  return (x: number, y: number): readonly [r: number, g: number, b: number] => {
    const at = (y * 160 + x) * 4;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  };
}

const hex = (colour: readonly number[]): string =>
  `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

const secondsOf = (film: (typeof films)[number], step: number): number[] =>
  Array.from({ length: Math.round(film.seconds / step) + 1 }, (_, i) => i * step);

describe.each(films)('$id', (film) => {
  it('draws the same frame for the same second, and sound numbers in every frame', () => {
    expect(svgAt(film, 5.5)).toBe(svgAt(film, 5.5));
    for (const second of secondsOf(film, 0.1)) {
      const svg = svgAt(film, second);
      expect(svg.match(/NaN|Infinity|undefined|null/), `at ${second}`).toBeNull();
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, `ids at ${second}`).toBe(ids.length);
    }
  });

  it('keeps the half of the words quiet: dark words can be read there all the time', () => {
    for (const second of secondsOf(film, 1)) {
      const colourAt = pixelsAt(film, second);
      for (let y = 6; y < 48; y += 3)
        for (let x = 4; x < 64; x += 6) {
          const ground = hex(colourAt(x, y));
          expect(contrast(ground, '#4a2f22'), `${ground} at ${x}, ${y}, second ${second}`).toBeGreaterThan(
            4.5,
          );
        }
    }
  });

  it('never flashes: no part of the picture jumps between light and dark', () => {
    const cells = Array.from(
      { length: 10 * 6 },
      (_, i) => [8 + 16 * (i % 10), 6 + 12 * Math.floor(i / 10)] as const,
    );
    const reversals = cells.map(() => 0);
    let last: number[] | undefined;
    let direction = cells.map(() => 0);
    for (const second of secondsOf(film, 0.1)) {
      const colourAt = pixelsAt(film, second);
      // WCAG 2.3.1 calls a pair of opposing changes by a tenth of the brightness a flash.
      const light = cells.map(([x, y]) => colourAt(x, y).reduce((sum, v) => sum + v, 0) / 765);
      direction = light.map((value, i) => {
        const change = value - (last?.[i] ?? value);
        if (Math.abs(change) < 0.1) return direction[i] ?? 0;
        const now = Math.sign(change);
        if (direction[i] === -now) reversals[i] = (reversals[i] ?? 0) + 1;
        return now;
      });
      last = light;
    }
    // Somebody who walks by changes a spot a few times in the whole film; three flashes in one second would be six.
    for (const count of reversals) expect(count).toBeLessThan(6);
  });
});
