import { expect, it } from 'vitest';
import { cubicBezier, follow, gentle, linear, moveToken, progress, stroll } from './motion.ts';

it('draws a bezier curve as browsers do', () => {
  const ease = cubicBezier([0.25, 0.1, 0.25, 1]);
  expect(ease(0)).toBe(0);
  expect(ease(0.5)).toBeCloseTo(0.8024, 3);
  expect(ease(1)).toBe(1);
});

it('takes its curves from the design tokens, and says so when one is missing', () => {
  const css = ':root { --move-settle: cubic-bezier(0, 0, 1, 1); }';
  expect(moveToken(css, 'settle')(0.3)).toBeCloseTo(0.3, 6);
  expect(() => moveToken(css, 'enter')).toThrow('--move-enter');
});

it('rests before the first key frame, between equal ones and after the last', () => {
  const at = (t: number) =>
    follow(
      t,
      [
        [1, 0],
        [2, 10],
        [3, 10],
        [4, -10],
      ],
      linear,
    );
  expect([0, 1, 1.5, 2, 2.5, 3.5, 4, 9].map(at)).toEqual([0, 0, 5, 10, 10, 0, -10, -10]);
});

it('walks at an even pace and stops without a jolt', () => {
  const walk = stroll(0.4);
  const speed = (share: number) => (walk(share + 1e-4) - walk(share - 1e-4)) / 2e-4;
  expect(walk(1)).toBeCloseTo(1, 9);
  expect(speed(0.1)).toBeCloseTo(speed(0.5), 6);
  expect(speed(0.61)).toBeCloseTo(speed(0.59), 1);
  expect(speed(0.999)).toBeLessThan(0.01);
});

it('stays at its ends outside the time of a movement', () => {
  expect([0, 2, 3, 4, 9].map((t) => progress(t, 2, 4, gentle))).toEqual([0, 0, expect.closeTo(0.5, 9), 1, 1]);
});
