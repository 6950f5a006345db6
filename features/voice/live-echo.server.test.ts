import { afterEach, expect, test, vi } from 'vitest';
import { tonePcm } from '#tests/support/fake-realtime-session.ts';
import { established } from '#tests/support/voice-conversation.ts';

/** What the assistant says itself comes back through the microphone, and is no question. */

afterEach(() => {
  vi.useRealTimers();
});

async function warned() {
  vi.useFakeTimers({ toFake: ['performance'] });
  const all = await established();
  all.session.hear('I have chest pain');
  await all.client.event('response.audio.done');
  return all;
}

const lines = ({ client }: Pick<Awaited<ReturnType<typeof warned>>, 'client'>) =>
  client.all('response.audio_transcript.delta').map(({ delta }) => delta.trim());

test.each([200, 2500, 5000])(
  'the line for an emergency does not answer itself %i ms after it began',
  async (later) => {
    const all = await warned();
    const { model, client, session } = all;
    vi.advanceTimersByTime(later);
    session.hear('Call 911 now, do not wait');
    await session.request('conversation.item.delete');
    expect(session.requests.find(({ type }) => type === 'conversation.item.delete')?.item_id).toBe('user-2');
    expect(client.all('conversation.item.input_audio_transcription.completed')).toHaveLength(1);
    expect(session.count('response.create')).toBe(0);
    expect(model.breaches()).toEqual([]);
  },
);

test('what its echo cut is said after all, from the sentence that was cut, and only once', async () => {
  const all = await warned();
  const { client, session } = all;
  vi.advanceTimersByTime(2600);
  session.hear('Call 911 now');
  await client.event('response.audio.done', 2);
  expect(lines(all)).toEqual(['Call 911 now.', 'Do not wait.', 'Do not wait.']);
  session.hear('Do not wait');
  await session.request('conversation.item.delete', 2);
  expect(lines(all)).toHaveLength(3);
});

test('a visitor who speaks into it is heard, and it stops', async () => {
  const { client, session } = await warned();
  session.speechStarted();
  await client.event('user.interrupted');
  session.hear('What is zinc?');
  await session.request('response.create');
});

test('the same words are a question again, two seconds after the sound ended', async () => {
  const { client, session } = await warned();
  vi.advanceTimersByTime(20_000);
  session.hear('Should I call 911 now?');
  await session.request('response.create');
  expect(client.all('conversation.item.input_audio_transcription.completed')).toHaveLength(2);
});

test('a word out of the last question is the answer to it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { client, session } = await established();
  session.hear('Help me');
  await session.answer('Do you mean zinc, or iron?', 1);
  await client.event('response.audio.done');
  vi.advanceTimersByTime(2000);
  session.hear('Iron');
  await session.request('response.create', 2);
});

test('the sound of a reply is known again as well', async () => {
  const { client, session } = await established();
  session.hear('What is zinc?');
  await session.request('response.create');
  session.begin();
  session.words('Zinc is a mineral. ');
  session.words('The body needs it every day. ');
  session.audio(tonePcm(1.5));
  await client.event('response.audio.delta');
  session.hear('zinc is a mineral the body');
  await session.request('conversation.item.delete');
  expect(session.count('response.create')).toBe(1);
});
