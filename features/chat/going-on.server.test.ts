import { expect, test } from 'vitest';
import { knowledgeOf, makePassage } from '#tests/support/make-assistant.ts';
import { goingOn } from './going-on.server.ts';
import type { Reading } from './reading/read-message.server.ts';

const further = [{ question: 'Does magnesium disturb sleep?', answer: 'Some people sleep worse on it.' }];
const magnesium = makePassage({ further });
const other = makePassage({ id: 'tea', question: 'What is in the tea?' });
const history = [
  { role: 'user' as const, content: 'what does magnesium do', evidence: null },
  {
    role: 'assistant' as const,
    content: magnesium.answer,
    evidence: { knowledge: [magnesium.id], products: [] },
  },
];
const said: Reading = {
  ask: { kind: 'more', steps: 1 },
  query: 'what does magnesium do',
  products: [],
  followUp: true,
  person: undefined,
};
const knowledge = { ...knowledgeOf([]), entry: () => Promise.resolve(magnesium) };
const behind = (message: string, odds?: number) => {
  const nearest = odds === undefined ? undefined : { passage: other, odds, near: [] };
  return goingOn({ knowledge }, { message, history, said, nearest });
};

test('"tell me more" goes on with the entry, whatever question comes near it', async () => {
  expect(await behind('tell me more please', 3)).toMatchObject({
    sure: true,
    knowledge: { fit: 'sure', passages: [{ id: magnesium.id, more: further }] },
  });
});

test('what only sounds like it and asks is perhaps the nearest question, else goes on', async () => {
  expect(await behind('that from this?', -1)).toMatchObject({
    sure: false,
    knowledge: { fit: 'likely', passages: [{ id: other.id }] },
    read: { ask: { kind: 'question' } },
  });
  expect(await behind('that from this?', -4)).toMatchObject({
    knowledge: { passages: [{ id: magnesium.id, more: further }] },
  });
  // 'bruh you said that' asks nothing.
  expect((await behind('bruh thats a lot', -1))?.knowledge.passages[0]?.id).toBe(magnesium.id);
});

test('no other message goes on so', async () => {
  const asked = { ...said, ask: { kind: 'question' as const } };
  const nearest = { passage: other, odds: 2, near: [] };
  expect(
    await goingOn({ knowledge }, { message: 'is it safe', history, said: asked, nearest }),
  ).toBeUndefined();
});
