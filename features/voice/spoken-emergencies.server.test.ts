import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emergencyIds } from '#content/safety/emergency-ids.ts';
import { toSpeechText, plainWords } from './spoken-text.ts';
import { createSafetyGate } from '#features/chat/safety-gate.server.ts';
import { readCases } from '#tests/evaluation/read-cases.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { type FakeRealtime, startFakeRealtime } from '#tests/support/fake-realtime.ts';
import { ask, makeAssistant } from '#tests/support/make-assistant.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { VoiceClient } from '#tests/support/voice-client.ts';
import { startVoiceServer } from '#tests/support/voice-server.ts';

/** For each kind of emergency what the evaluation has visitors write first, said aloud: both engines answer what the written chat answers. */

const cases = readCases().filter(({ say }) => say.length === 1);
// Great fear is met with a kind word before any number.
const emergencies = emergencyIds
  .filter((id) => id !== 'panic')
  .map((id) => {
    const found = cases.find(
      ({ rule }) => rule === `emergency:${id}` || rule === `possible:${id}` || rule === id,
    );
    return { id, message: found?.say[0] ?? '' };
  });
/** Ambulance, crisis line, poison control, and the one for pets. */
const NUMBER = /\b911\b|\b988\b|1-800-222-1222|888-426-4435/;
const gate = createSafetyGate(sharedUnderstanding());
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

test('every kind of emergency is tried', () => {
  expect(emergencies.filter(({ message }) => !message)).toEqual([]);
});

interface Line {
  url: string;
  close(): Promise<void>;
}

/** One visitor says one thing; everything that came of it. */
async function say(url: string, send: (client: VoiceClient) => Promise<void> | void): Promise<VoiceClient> {
  const client = new VoiceClient(url, { session: randomUUID() });
  await client.event('connection.established');
  await send(client);
  await client.event('response.audio.done');
  await client.close();
  return client;
}

function expectSpoken(client: VoiceClient, written: string): void {
  const lines = client.all('response.audio_transcript.delta');
  expect(inOneLine(client.words())).toBe(inOneLine(plainWords(written)));
  // The browser says them word for word; no model has a part in it.
  expect(lines.every(({ speak }) => speak === true)).toBe(true);
  const [first = ''] = inOneLine(client.words()).split(/(?<=[.!?])\s/);
  expect(first).toMatch(NUMBER);
  expect(client.all('response.audio.delta')).toEqual([]);
  expect(client.all('response.function_call_arguments.done')).toEqual([]);
}

forEachDatabase('spoken emergencies', (open) => {
  let model: FakeRealtime;
  let live: Line;
  let embedded: Line;
  let assistant: ReturnType<typeof makeAssistant>;

  beforeAll(async () => {
    assistant = makeAssistant(await open(), { gate });
    model = await startFakeRealtime();
    live = await startVoiceServer({ realtimeUrl: model.url, gate });
    embedded = await startVoiceServer({ assistant, gate });
  });
  afterAll(async () => {
    await live.close();
    await embedded.close();
    await model.close();
  });

  describe.each(emergencies)('$id: $message', ({ message }) => {
    const writtenAnswer = async () => (await ask(assistant, { sessionId: randomUUID(), message })).text;

    test('a voice model is not asked: the written answer is said, the number first', async () => {
      const written = await writtenAnswer();
      const number = model.sessions.length + 1;
      const client = await say(live.url, async () => (await model.session(number)).hear(message));
      expectSpoken(client, written);
      expect((await model.session(number)).count('response.create')).toBe(0);
    });

    test('the store’s own voice says the written answer, the number first', async () => {
      const client = await say(embedded.url, (browser) => browser.say(message));
      expectSpoken(client, await writtenAnswer());
    });

    test('nor does an order in the same breath come before it', async () => {
      const client = await say(embedded.url, (browser) => browser.say(`Go to the shop. ${message}`));
      expect(client.all('response.function_call_arguments.done')).toEqual([]);
      expect(client.words()).toMatch(NUMBER);
    });
  });
});

test.each(emergencies.map(({ message }) => [message]))(
  'the number of %j is said digit by digit',
  (message) => {
    const answer = gate.assess({ message, earlier: [] });
    const spoken = toSpeechText(plainWords(answer.kind === 'answered' ? answer.reply : ''));
    expect(spoken).toMatch(/9 1 1|9 8 8|1-800-222-1222|888-426-4435/);
    expect(spoken).not.toMatch(/\b(?:911|988)\b/);
  },
);
