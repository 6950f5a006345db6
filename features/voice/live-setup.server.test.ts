import { afterEach, expect, test, vi } from 'vitest';
import type { SetupAnswer } from '#tests/support/fake-realtime-session.ts';
import { converse } from '#tests/support/voice-conversation.ts';

/** A server that does not take the session as it is set up: nobody looks at 'Connecting...' for ever. */

afterEach(() => {
  vi.useRealTimers();
});

const refuses = (param: string, unless: RegExp) => (setup: string) =>
  unless.test(setup) ? ('taken' as const) : { param, message: 'Invalid value' };

test.each([
  ['current', 'voice', 'session.audio.output.voice', /^(?!.*"voice")/],
  ['older', 'voice', 'session.voice', /^(?!.*"voice")/],
  ['current', 'transcriber', 'session.audio.input.transcription.model', /whisper-1/],
] as const)(
  'a server with the %s names that lacks the %s gets on without it',
  async (generation, _part, param, unless) => {
    const { model, client } = await converse({ generation, answerSetup: refuses(param, unless) });
    await client.event('connection.established');
    const session = await model.session();
    expect(session.count('session.update')).toBe(2);
    session.hear('What is zinc?');
    await session.answer('Zinc is a mineral.', 0.5);
    await client.event('response.audio.done');
    expect(client.all('error')).toEqual([]);
    expect(model.breaches()).toEqual([]);
  },
);

test('a refusal that names no field is tried without all that a server may lack', async () => {
  const { model, client } = await converse({
    answerSetup: (setup): SetupAnswer =>
      /marin|mini-transcribe/.test(setup) ? { message: 'Something is wrong' } : 'taken',
  });
  await client.event('connection.established');
  expect(model.handshakes).toHaveLength(1);
});

test('a server that refuses this as well is given up, with an error for the visitor', async () => {
  const { model, client } = await converse({
    answerSetup: () => ({ param: 'session.audio.output.voice', message: 'No such voice' }),
  });
  expect(await client.event('error')).toMatchObject({
    message: 'Connection error - please try again',
    code: 'vendor',
  });
  expect(await client.closed).toBe(4001);
  expect((await model.session()).count('session.update')).toBe(2);
  expect(model.handshakes).toHaveLength(1);
});

test('a server that says nothing is asked once more after ten seconds, and given up after as many', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { model, client } = await converse({ answerSetup: () => 'silence' });
  const session = await model.session();
  vi.advanceTimersByTime(9999);
  expect(session.count('session.update')).toBe(1);
  vi.advanceTimersByTime(1);
  await session.received('session.update', 2);
  expect(client.all('error')).toEqual([]);
  vi.advanceTimersByTime(10_000);
  await client.event('error');
  expect(await client.closed).toBe(4001);
});

test('a wrong model is told in its own words and not asked for again', async () => {
  const { model, client } = await converse({ answerSetup: () => 'silence' });
  const session = await model.session();
  session.sendError({ code: 'invalid_model', message: 'Model "gpt-x" is not supported in realtime mode.' });
  session.close(4000, 'invalid_request_error.invalid_model');
  expect((await client.event('error')).message).toContain('does not know the model');
  expect(await client.closed).toBe(4001);
  expect(model.handshakes).toHaveLength(1);
});

test('nor where only the close tells', async () => {
  const { model, client } = await converse({ answerSetup: () => 'silence' });
  (await model.session()).close(4000, 'invalid_request_error.invalid_model');
  expect((await client.event('error')).message).toContain('does not know the model');
  expect(model.handshakes).toHaveLength(1);
});
