import { expect, it } from 'vitest';
import { cuts } from '../draw/lettering.ts';
import { displayLettering } from './display-lettering.ts';

const letters = await displayLettering();

/** Width of 'AVATo Yes' in em as Chromium 156 sets it in the same font, weight and optical size, without tracking. */
const inBrowser = [
  ['title', 4.7948],
  ['note', 4.7947],
  ['headline', 4.4606],
  ['line', 4.6489],
] as const;

it.each(inBrowser)('sets a line in cut %s as wide as a browser does', (cut, width) => {
  const tracking = cuts[cut].tracking * ('AVATo Yes'.length - 1);
  expect(letters.width('AVATo Yes', cut)).toBeCloseTo(width + tracking, 2);
});

it('kerns', () => {
  const apart = letters.width('A', 'note') + letters.width('V', 'note');
  expect(letters.width('AV', 'note')).toBeLessThan(apart - 0.01);
});

it('sets tracking between letters, not after the last', () => {
  expect(letters.width('oo', 'foot')).toBeCloseTo(2 * letters.width('o', 'foot') + cuts.foot.tracking, 2);
});

it('draws the same letter with the same path wherever it stands', () => {
  const [once = ''] = letters.outline('o', 'note').split('M').slice(1);
  const shape = once.replace(/^-?\d+ -?\d+/, '');
  expect(letters.outline('door', 'note').split(shape).length - 1).toBe(2);
});

it('draws on whole steps of the grid, from the pen to the end of the line', () => {
  const outline = letters.outline('60 capsules', 'foot');
  expect(outline).toMatch(/^[MmlhvqzZ\d\s-]+$/);
  const pens = [...outline.matchAll(/M(\d+) /g)].map(([, x]) => Number(x));
  expect(pens).toEqual([...pens].sort((a, b) => a - b));
  expect(Math.max(...pens)).toBeLessThan(letters.width('60 capsules', 'foot') * cuts.foot.grid);
});

it('names the line whose sign the font lacks', () => {
  expect(() => letters.width('Reishi 霊芝', 'title')).toThrow('Reishi 霊芝');
});
