import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeChatModel, startFakeChatModel } from '#tests/support/fake-chat-model.ts';
import { ChatModelError, type ModelEvent } from './chat-model.ts';
import { createOpenAiChatModel } from './openai-chat-model.ts';

let fake: FakeChatModel;
beforeEach(async () => {
  fake = await startFakeChatModel();
});
afterEach(() => fake.close());

/** `patience` in milliseconds: long, unless a test waits for its end. */
async function reply(patience = 20_000, signal = new AbortController().signal) {
  const model = createOpenAiChatModel({
    baseUrl: fake.url,
    apiKey: 'key',
    model: 'small',
    firstPieceMs: patience,
    nextPieceMs: patience,
  });
  const events: ModelEvent[] = [];
  let error: unknown;
  try {
    const messages = [{ role: 'user' as const, content: 'Hello' }];
    for await (const event of model.reply({ messages, signal })) events.push(event);
  } catch (thrown) {
    error = thrown;
  }
  return { events, text: events.map((event) => (event.type === 'text' ? event.text : '')).join(''), error };
}

const facts = (error: unknown) =>
  error instanceof ChatModelError ? { reason: error.reason, begun: error.begun } : error;

test('pieces and tokens come as they are streamed, from the named model with the key', async () => {
  fake.next({ kind: 'say', pieces: ['Zinc ', 'helps.'], usage: { prompt_tokens: 12, completion_tokens: 3 } });
  const { events, error } = await reply();
  expect(error).toBeUndefined();
  expect(events).toEqual([
    { type: 'text', text: 'Zinc ' },
    { type: 'text', text: 'helps.' },
    { type: 'usage', inputTokens: 12, outputTokens: 3 },
  ]);
  expect(fake.calls).toMatchObject([
    { authorization: 'Bearer key', model: 'small', messages: [{ role: 'user', content: 'Hello' }] },
  ]);
});

const failures = [
  ['a failure of the server', { kind: 'fail', status: 500 }],
  ['an overloaded server', { kind: 'fail', status: 503 }],
  ['garbage', { kind: 'garbage' }],
  ['a cut line', { kind: 'cut', pieces: [] }],
  ['an empty reply', { kind: 'trail-off', pieces: [] }],
] as const;

test.for(failures)('before the first piece %s is tried once more', async ([, answer]) => {
  fake.next(answer, { kind: 'say', pieces: ['Second try.'] });
  expect(await reply()).toMatchObject({ text: 'Second try.', error: undefined });
});

test.for([...failures, ['silence', { kind: 'silence' }]] as const)(
  'twice before the first piece, the model is away: %s',
  async ([, answer]) => {
    fake.next(answer, answer);
    const { error } = await reply(answer.kind === 'silence' ? 200 : undefined);
    expect(facts(error)).toEqual({ reason: 'away', begun: false });
    expect(fake.calls).toHaveLength(2);
  },
);

test.for([
  [429, undefined, 'busy'],
  [402, undefined, 'unpaid'],
  [429, 'insufficient_quota', 'unpaid'],
  [401, undefined, 'away'],
  [404, undefined, 'away'],
] as const)('%s %s is told apart and not tried again', async ([status, code, reason]) => {
  fake.next({ kind: 'fail', status, ...(code && { code }) });
  const { error } = await reply();
  expect(facts(error)).toEqual({ reason, begun: false });
  expect(fake.calls).toHaveLength(1);
});

test.for([
  ['cut', { kind: 'cut', pieces: ['Zinc '] }],
  ['garbled', { kind: 'garbage', pieces: ['Zinc '] }],
  ['ended too early', { kind: 'trail-off', pieces: ['Zinc '] }],
  ['silent', { kind: 'silence', pieces: ['Zinc '] }],
] as const)('in the middle of a reply it is not tried again: %s', async ([, answer]) => {
  fake.next(answer);
  // Long enough for the first piece to come on a busy machine.
  const { text, error } = await reply(answer.kind === 'silence' ? 2000 : undefined);
  expect(text).toBe('Zinc ');
  expect(facts(error)).toEqual({ reason: 'away', begun: true });
  expect(fake.calls).toHaveLength(1);
});

test('an endpoint that is not there is away', async () => {
  await fake.close();
  expect(facts((await reply()).error)).toEqual({ reason: 'away', begun: false });
});

test('who stops listening closes the line to the model', async () => {
  fake.next({ kind: 'silence', pieces: ['Zinc '] });
  const stopping = new AbortController();
  const model = createOpenAiChatModel({ baseUrl: fake.url, apiKey: 'key', model: 'small' });
  const pieces = model.reply({ messages: [{ role: 'user', content: 'Hello' }], signal: stopping.signal });
  const iterator = pieces[Symbol.asyncIterator]();
  expect(await iterator.next()).toMatchObject({ value: { text: 'Zinc ' } });
  stopping.abort(new Error('left'));
  await expect(iterator.next()).rejects.toThrow('left');
  await expect(fake.calls[0]?.closed).resolves.toBeUndefined();
});

test('a reply without end is cut off', async () => {
  fake.next({ kind: 'silence', pieces: Array.from({ length: 80 }, () => 'x'.repeat(100)) });
  const { text, error } = await reply();
  expect(error).toBeUndefined();
  expect(text.length).toBeLessThanOrEqual(6100);
  await expect(fake.calls[0]?.closed).resolves.toBeUndefined();
});
