import { expect, test } from 'vitest';
import type { FurtherAsked } from '#features/knowledge/passage.server.ts';
import { makePassage } from '#tests/support/make-assistant.ts';
import { tellSeveral } from './tell-passage.server.ts';

const asked = (question: string, answer: string, source?: FurtherAsked['source']): FurtherAsked => ({
  question,
  answer,
  odds: -1.5,
  alone: true,
  isPutSo: false,
  ...(source && { source }),
});

test('of several that were perhaps meant each question stands before its answer, and each source once', () => {
  const own = makePassage({ answer: 'Magnesium helps support muscles. Beans hold it. Nuts do too.' });
  const told = tellSeveral([
    makePassage({ asked: asked('Does magnesium help cramps?', 'Not much.') }),
    makePassage({
      id: 'cramps',
      asked: asked('Why do cramps come at night?', 'Tired muscles.', {
        title: 'Cramps',
        url: 'https://medlineplus.gov/musclecramps.html',
      }),
    }),
    own,
  ]);
  expect(told).toEqual([
    'These come nearest to what you ask.',
    '**Does magnesium help cramps?** Not much.',
    '**Why do cramps come at night?** Tired muscles.',
    '**What does magnesium do?** Magnesium helps support muscles. Beans hold it.',
    'Sources: [Magnesium, NIH](https://ods.od.nih.gov/factsheets/Magnesium-Consumer/); [Cramps](https://medlineplus.gov/musclecramps.html)',
    'If it is none of them, say it in other words.',
  ]);
});

test('whom the first of them may harm is said once, whatever of it was asked', () => {
  const harmful = makePassage({
    answer: 'Magnesium helps support muscles. With kidney disease ask your doctor first.',
    asked: asked('Does magnesium help cramps?', 'Not much.'),
  });
  expect(tellSeveral([harmful, harmful]).filter((line) => /kidney disease/.test(line))).toHaveLength(1);
});
