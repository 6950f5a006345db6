import { expect, test } from 'vitest';
import type { Found } from '#features/knowledge/passage.server.ts';
import { makePassage } from '#tests/support/make-assistant.ts';
import type { NearestQuestion } from './nearest-question.server.ts';
import { withNearest } from './with-nearest.server.ts';

const asked = {
  question: 'Which foods bring zinc?',
  answer: 'Beans.',
  odds: 0,
  alone: true,
  isPutSo: false,
};
const zinc = makePassage({ id: 'zinc', asked });
const nearest = (odds: number): NearestQuestion => ({ passage: zinc, odds, near: [] });
const found = (fit: Found['fit'], score = 0.3): Found => ({
  fit,
  passages: [makePassage({ id: 'copper', score }), makePassage({ id: 'zinc', score: 0.1 })],
});
const told = ({ fit, passages }: Found) => [fit, ...passages.map(({ id }) => id)];

test('what is surely asked comes before whatever else was found', () => {
  expect(told(withNearest(found('sure', 0.9), nearest(0.4)))).toEqual(['sure', 'zinc', 'copper']);
});

test('but not before an entry of the owner that surely answers', () => {
  const owners: Found = { fit: 'sure', passages: [makePassage({ id: 'ours', score: 0.9, isOwners: true })] };
  expect(told(withNearest(owners, nearest(3)))).toEqual(['sure', 'ours']);
});

test('what is perhaps asked comes before what was perhaps meant, and before nothing', () => {
  for (const fit of ['likely', 'unknown'] as const)
    expect(told(withNearest(found(fit), nearest(-0.4)))).toEqual(['likely', 'zinc', 'copper']);
  expect(told(withNearest(found('sure', 0.9), nearest(-0.4)))).toEqual(['sure', 'copper', 'zinc']);
});

test('less sure than that, it comes only before what is less likely still', () => {
  const unsure = nearest(-1.2);
  expect(told(withNearest(found('likely', 0.1), unsure))).toEqual(['likely', 'zinc', 'copper']);
  expect(told(withNearest(found('likely', 0.3), unsure))).toEqual(['likely', 'copper', 'zinc']);
});

test('of the entry that is told anyway, what is perhaps asked comes first', () => {
  const sure: Found = { fit: 'sure', passages: [makePassage({ id: 'zinc', score: 0.9 })] };
  const { passages } = withNearest(sure, nearest(-0.4));
  expect(passages).toMatchObject([{ id: 'zinc', score: 0.9, asked: { ...asked, alone: false } }]);
});

test('where nothing was found, less is enough than where something was', () => {
  expect(told(withNearest(found('unknown'), nearest(-1.1)))[0]).toBe('likely');
  expect(told(withNearest(found('unknown'), nearest(-1.5)))[0]).toBe('unknown');
  expect(told(withNearest(found('likely', 0.3), nearest(-1.1)))).toEqual(['likely', 'copper', 'zinc']);
});
