import { expect, test } from 'vitest';
import type { Found, Passage } from '#features/knowledge/passage.server.ts';
import { makePassage } from '#tests/support/make-assistant.ts';
import { severalNear } from './several-near.server.ts';

const asking = (id: string, category = 'Minerals'): Passage =>
  makePassage({
    id,
    category,
    asked: { question: `Is ${id} good?`, answer: 'Yes.', odds: -1.5, alone: true, isPutSo: false },
  });
const open = {
  heard: { said: { ask: { kind: 'question' } }, before: undefined },
  message: 'is it good',
  care: { rules: [] },
} as const;
const found = (fit: Found['fit'], facts: Partial<Passage> = {}): Found => ({
  fit,
  passages: fit === 'unknown' ? [] : [makePassage({ id: 'zinc', score: 0.5, ...facts })],
});
const near = (...shares: [Passage, number][]) => shares.map(([passage, share]) => ({ passage, share }));
const three = near([asking('zinc'), 0.4], [asking('iron'), 0.2], [asking('iodine'), 0.1]);
const told = (passage: Passage | undefined) =>
  passage && [passage, ...(passage.orMeant ?? [])].map(({ id }) => id);
const severalOf = (
  odds: number,
  of = three,
  behind = found('sure'),
  asked: Parameters<typeof severalNear>[2] = open,
) => told(severalNear(behind, { passage: asking('zinc'), odds, near: of }, asked));

test('where no one question is surely asked, the nearest three are told rather than a whole entry', () => {
  expect(severalOf(-1.5)).toEqual(['zinc', 'iron', 'iodine']);
  expect(severalOf(-1.5, three, found('likely'))).toEqual(['zinc', 'iron', 'iodine']);
});

test('not where one surely is, nor where hardly any of them is', () => {
  expect(severalOf(0.5)).toBeUndefined();
  expect(severalOf(-3.5)).toBeUndefined();
  // Of what nothing was found for, most is nothing that is known.
  expect(severalOf(-1.2, three, found('unknown'))).toEqual(['zinc', 'iron', 'iodine']);
  expect(severalOf(-1.6, three, found('unknown'))).toBeUndefined();
  const spread = near([asking('zinc'), 0.15], [asking('iron'), 0.1], [asking('iodine'), 0.1]);
  expect(severalOf(-1.5, spread)).toBeUndefined();
});

test('only those that are likely enough, and no more than make it likely', () => {
  expect(
    severalOf(-1.5, near([asking('zinc'), 0.5], [asking('iron'), 0.35], [asking('iodine'), 0.1])),
  ).toEqual(['zinc', 'iron']);
  expect(severalOf(-1.5, near([asking('zinc'), 0.5], [asking('iron'), 0.05]))).toBeUndefined();
});

test('who asks for an entry itself is told all of it', () => {
  const own = makePassage({ id: 'magnesium' });
  expect(severalOf(-1.5, near([own, 0.4], [asking('zinc'), 0.3]))).toBeUndefined();
  expect(severalOf(-1.5, near([asking('zinc'), 0.4], [own, 0.3]))).toEqual(['zinc', 'magnesium']);
  expect(severalOf(-1.5, three, found('sure', { score: 0.75 }))).toBeUndefined();
});

test('an entry of the owner, or a further question, that surely answers stays', () => {
  expect(severalOf(-1.5, three, found('sure', { isOwners: true }))).toBeUndefined();
  expect(severalOf(-1.5, three, found('sure', { asked: asking('zinc').asked }))).toBeUndefined();
});

test('a rule of the store and a question about health are not told beside each other', () => {
  const refund = asking('refund', 'Orders and shipping');
  expect(severalOf(-1.5, near([asking('zinc'), 0.4], [refund, 0.3], [asking('iron'), 0.1]))).toEqual([
    'zinc',
    'iron',
  ]);
});

test('what was surely found says it where a question of it comes near, unless another one of it does', () => {
  const behind = near([asking('zinc'), 0.4], [asking('iron'), 0.2], [asking('copper'), 0.02]);
  expect(severalOf(-1.5, behind, found('sure', { id: 'copper' }))).toBeUndefined();
  expect(severalOf(-1.5, behind, found('sure', { id: 'copper', score: 0.75 }))).toBeUndefined();
  expect(severalOf(-1.5, three, found('likely', { id: 'copper' }))).toEqual(['zinc', 'iron', 'iodine']);
});

test('where none of the nearest is of what was surely found, they say it, and a single one by itself', () => {
  const copper = (facts: Partial<Passage> = {}) => found('sure', { id: 'copper', ...facts });
  expect(severalOf(-1.5, three, copper({ score: 0.75 }))).toEqual(['zinc', 'iron', 'iodine']);
  expect(severalOf(-1.5, near([asking('zinc'), 0.9]), copper())).toEqual(['zinc']);
  expect(severalOf(-1.5, three, copper({ isOwners: true }))).toBeUndefined();
});

test('behind an emergency that may go on, and of what is no question, nothing of the kind is told', () => {
  expect(
    severalOf(-1.5, three, found('sure'), { ...open, care: { rules: ['after-emergency'] } }),
  ).toBeUndefined();
  const wish = { ...open, heard: { ...open.heard, said: { ask: { kind: 'greeting' } } } } as const;
  expect(severalOf(-1.5, three, found('sure'), wish)).toBeUndefined();
});

test('what is asked of others than anybody spoke of is left out', () => {
  const ofTeens = makePassage({
    id: 'teens',
    asked: { question: 'Can a teenager take zinc?', answer: 'Ask.', odds: -1.5, alone: true, isPutSo: false },
  });
  const list = near([asking('zinc'), 0.4], [ofTeens, 0.3], [asking('iron'), 0.2]);
  expect(severalOf(-1.5, list)).toEqual(['zinc', 'iron']);
  const spoken = { ...open, message: 'is it good for my son' };
  expect(severalOf(-1.5, list, found('sure'), spoken)).toEqual(['zinc', 'teens', 'iron']);
});

test('what comes next nearest may be pressed', () => {
  const list = near(
    [asking('zinc'), 0.4],
    [asking('iron'), 0.3],
    [asking('copper'), 0.02],
    [asking('iodine'), 0.01],
  );
  const several = severalNear(found('sure'), { passage: asking('zinc'), odds: -1.5, near: list }, open);
  expect(several?.next).toEqual(['Is copper good?', 'Is iodine good?']);
});
