import { expect, test } from 'vitest';
import { createLogger } from '#platform/log/logger.server.ts';
import { makePassage, noCare, openGate } from '#tests/support/make-assistant.ts';
import { neverAsked } from '#tests/support/never-asked.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { established } from '#tests/support/voice-conversation.ts';
import { EarlyTurn } from './early-turn.server.ts';

/** A knowledge that notes what it is asked and answers when it is told to. */
function early(changes: Parameters<typeof openGate>[0] = {}) {
  const asked: string[] = [];
  const counted: string[] = [];
  const waiting: (() => void)[] = [];
  const turn = new EarlyTurn(
    {
      gate: openGate(changes),
      knowledge: {
        async find(question) {
          asked.push(question);
          await new Promise<void>((resolve) => waiting.push(resolve));
          return {
            passages: [makePassage({ id: question, question, answer: `About ${question}`, sources: [] })],
            fit: 'sure' as const,
          };
        },
        entry: () => Promise.resolve(undefined),
        entriesOf: () => Promise.resolve([]),
        noteFound: (id) => Promise.resolve(void counted.push(id)),
      },
      topicsOf: () => [],
      likenessOf: (_, sentences) => sentences.map(() => 0),
      asksOf: neverAsked,
      entriesLike: () => [],
      readTurn: sharedUnderstanding().readTurn,
      inEnglish: (text) => text,
      catalog: { listProducts: () => Promise.resolve([]), listShelfProducts: () => Promise.resolve([]) },
      log: createLogger('silent'),
    },
    () => [],
  );
  const answer = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.();
  };
  return { turn, asked, counted, answer };
}
const piece = (text: string, itemId = 'one') => ({ text, itemId });

test('what was looked up while the words came in is used for the same words', async () => {
  const { turn, asked, answer } = early();
  turn.hearing(piece('what does '));
  turn.hearing(piece('zinc do'));
  await answer();
  await answer();
  const found = await turn.turnFor('What does zinc do?', {
    history: [],
    care: { ...noCare, avoid: ['ginkgo'] },
  });
  expect(asked).toEqual(['what does', 'what does zinc do']);
  expect(found.material).toContain('About what does zinc do');
  expect(found).toMatchObject({ message: 'What does zinc do?', care: { avoid: ['ginkgo'] } });
});

test('for other words it is looked up anew', async () => {
  const { turn, asked, counted, answer } = early();
  turn.hearing(piece('what does pink do'));
  await answer();
  const found = turn.turnFor('What does zinc do?', { history: [], care: noCare });
  await answer();
  expect((await found).material).toContain('About What does zinc do?');
  expect(asked).toEqual(['what does pink do', 'What does zinc do?']);
  // What was looked up for other words answered nobody.
  expect(counted).toEqual(['What does zinc do?']);
});

test('pieces that come while one is looked up are looked up together, and those of another sentence begin anew', async () => {
  const { turn, asked, answer } = early();
  for (const word of ['tell me ', 'about ', 'iron ', 'please']) turn.hearing(piece(word));
  await answer();
  await answer();
  turn.hearing(piece('and zinc', 'two'));
  await answer();
  expect(asked).toEqual(['tell me', 'tell me about iron please', 'and zinc']);
});

test('nothing is looked up for what has a written answer, nor for a single word', async () => {
  const { turn, asked } = early({
    assess: () => ({ kind: 'answered', level: 'emergency', rule: 'emergency', reply: 'Call 911.' }),
  });
  turn.hearing(piece('chest pain now'));
  turn.hearing(piece('hello', 'two'));
  await Promise.resolve();
  expect(asked).toEqual([]);
});

test('the pieces of a vendor are looked up before it has the whole sentence', async () => {
  const read: string[] = [];
  const gate = openGate({
    assess: ({ message }) => {
      read.push(message);
      return { kind: 'open', level: 'open', care: noCare };
    },
  });
  const { session, model, client } = await established({ gate });
  const hearing = {
    type: 'conversation.item.input_audio_transcription.delta',
    item_id: 'user-1',
    content_index: 0,
  };
  session.send({ ...hearing, delta: 'What is' });
  await expect.poll(() => read).toContain('What is');
  session.send({ ...hearing, delta: ' zinc?' });
  await expect.poll(() => read).toContain('What is zinc?');
  session.hear('What is zinc?');
  await session.answer('Zinc is a mineral.', 0.5);
  await client.event('response.audio.done');
  expect(JSON.stringify(session.requests)).toContain('A mineral.');
  expect(model.breaches()).toEqual([]);
});
