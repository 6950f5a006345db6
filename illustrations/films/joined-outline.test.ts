import { expect, it } from 'vitest';
import { joinedOutline } from './joined-outline.ts';

const sun = { y: 0, r: 100 };
const drop = (y: number) => ({ y, r: 30, tip: 4, tail: 40 });
const points = (outline: string) =>
  [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

it('is one outline while the drop hangs, with a waist between, and two when it has parted', () => {
  const hanging = joinedOutline(sun, drop(165), 60);
  expect(hanging).toHaveLength(1);
  const [whole = ''] = hanging;
  const widthNear = (y: number) =>
    Math.max(
      ...points(whole)
        .filter(([, py]) => Math.abs(py - y) < 3)
        .map(([x]) => x),
    );
  expect(widthNear(120)).toBeLessThan(widthNear(90));
  expect(widthNear(120)).toBeLessThan(widthNear(165));

  expect(joinedOutline(sun, drop(260), 60)).toHaveLength(2);
});

it('is the shapes themselves when they are far from each other', () => {
  const [above = '', below = ''] = joinedOutline(sun, drop(400), 60);
  for (const [x, y] of points(above)) expect(Math.hypot(x, y)).toBeLessThan(100.01);
  const ys = points(below).map(([, y]) => y);
  expect(Math.min(...ys)).toBeCloseTo(400 - 40 - 4, 1);
  expect(Math.max(...ys)).toBeCloseTo(430, 1);
});

it('mirrors left and right', () => {
  const [whole = ''] = joinedOutline(sun, drop(165), 60);
  const all = points(whole);
  all.forEach(([x, y], i) => {
    const [mx, my] = all.at(-1 - i) ?? [NaN, NaN];
    expect([-mx, my]).toEqual([x === 0 ? -mx : x, y]);
  });
});
