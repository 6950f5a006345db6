import { expect, test } from 'vitest';
import { makePassage } from '#tests/support/make-assistant.ts';
import { moreOfTold } from './more-of-told.server.ts';

const further = ['food', 'sleep', 'cramps'].map((thing) => ({
  question: `What of magnesium and ${thing}?`,
  answer: `Of magnesium and ${thing} this much is known, and not much more than this.`,
}));
const magnesium = makePassage({ further });
const knowledge = {
  entry: (id: string) => Promise.resolve(id === magnesium.id ? magnesium : undefined),
};
const told = (content: string, entry: string[] = [magnesium.id]) => ({
  role: 'assistant' as const,
  content,
  evidence: { knowledge: entry, products: [] },
});
const more = (...history: ReturnType<typeof told>[]) =>
  moreOfTold({ knowledge: { ...unasked, ...knowledge } }, history);
const unasked = {
  find: () => Promise.reject(new Error('Nothing is looked for.')),
  entriesOf: () => Promise.reject(new Error('One entry is enough.')),
  noteFound: () => Promise.resolve(),
};
const answerOf = (at: number) => further[at]?.answer ?? '';

test('behind the answer of an entry come two of its further ones, then the rest, then nothing', async () => {
  const own = told('Beans and nuts hold it. *Magnesium helps support muscles.*');
  expect((await more(own))?.more).toEqual(further.slice(0, 2));
  const [both, last] = [told(`${answerOf(0)} ${answerOf(1)}`), told(answerOf(2))];
  expect((await more(own, both))?.more).toEqual(further.slice(2));
  expect(await more(own, both, last)).toBeUndefined();
});

test('who heard one of the further answers alone hears that of the entry first', async () => {
  const passage = await more(told(answerOf(2)));
  expect(passage).toMatchObject({ answer: magnesium.answer });
  expect(passage?.more).toBeUndefined();
});

test('behind a reply that told no entry, or one that is gone, there is nothing to go on with', async () => {
  expect(await more()).toBeUndefined();
  expect(await more(told('In our shop: …', []))).toBeUndefined();
  expect(await more(told('…', ['deleted']))).toBeUndefined();
});
