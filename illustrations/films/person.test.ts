import { expect, it } from 'vitest';
import type { FigureSpec } from '../draw/figure.ts';
import { person } from './person.ts';

const woman: FigureSpec = {
  x: 100,
  y: 200,
  s: 1.5,
  skin: 3,
  hair: 'afro',
  glasses: true,
  wear: { colour: '#a01f3d' },
  tilt: -5,
};
const glow = '#ffd394';

/** The outline of the hair: the longest path of the drawing. */
const hairOf = (body: string): string | undefined =>
  [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).toSorted((a = '', b = '') => b.length - a.length)[0];

it('keeps every curl when the head moves', () => {
  const draw = person(woman);
  const still = draw({}, glow);
  const moved = draw({ nod: 6, turn: 1, dx: 30, lean: 1 }, glow);
  expect(moved.body).not.toBe(still.body);
  expect(hairOf(moved.body)).toBe(hairOf(still.body));
  expect(moved.defs).toBe(still.defs);
});

it('turns a face by moving its shade and its glasses the same way', () => {
  const shiftOf = (mark: string, turn: number) =>
    new RegExp(`translate\\((-?[\\d.]+)\\)"[^<]{0,3}${mark}|${mark}[^>]*translate\\((-?[\\d.]+)\\)`)
      .exec(person(woman)({ turn }, glow).body)
      ?.slice(1)
      .find(Boolean);
  expect(Number(shiftOf('d="M98 40', 1))).toBeGreaterThan(0);
  expect(Number(shiftOf('d="M98 40', -1))).toBeLessThan(0);
  expect(Number(shiftOf('stroke="#1d1210"', 1))).toBeGreaterThan(0);
});

it('finds the parts of every kind of hair of the films, and refuses a figure without a tilt', () => {
  for (const hair of ['afro', 'fade', 'puff', 'wrap'] as const)
    expect(person({ ...woman, hair })({ nod: 2 }, glow).body.match(/<g/g)?.length).toBe(
      person({ ...woman, hair })({ nod: 2 }, glow).body.match(/<\/g>/g)?.length,
    );
  expect(() => person({ ...woman, tilt: 0 })).toThrow('tilt');
});
