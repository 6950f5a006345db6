import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { tonePcm } from '#tests/support/fake-realtime-session.ts';
import { converse } from '#tests/support/voice-conversation.ts';
import { withheldLine } from './voice-texts.ts';

/** With a speech endpoint the model writes, and what has passed is said exactly. */

const spoken = z.strictObject({
  model: z.literal('speech-model'),
  input: z.string().min(1),
  voice: z.string(),
  response_format: z.literal('pcm'),
});
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function startSpeech(status = 200) {
  const said: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      expect(request.headers.authorization).toBe('Bearer speech-key');
      said.push(spoken.parse(JSON.parse(body)).input);
      response.statusCode = status;
      const sound = Buffer.from(tonePcm(0.5));
      // An odd number of bytes first, as a network delivers them.
      response.write(sound.subarray(0, 4801));
      response.end(sound.subarray(4801));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { said, url: `http://127.0.0.1:${port}/v1` };
}

async function talking(status?: number) {
  const speech = await startSpeech(status);
  const { model, client } = await converse({ speechUrl: speech.url });
  await client.event('connection.established');
  return { speech, model, client, session: await model.session() };
}

test('the model is asked to write, and each sentence that passed is said in order', async () => {
  const { speech, model, client, session } = await talking();
  expect((await session.request('session.update')).session).toMatchObject({ output_modalities: ['text'] });
  session.hear('What is zinc?');
  await session.request('response.create');
  session.begin();
  session.writes('Zinc is **a mineral**. The body needs it. Sou');
  session.writes('rce: https://ods.od.nih.gov');
  session.end();
  await client.event('response.audio.done');
  expect(speech.said).toEqual(['Zinc is a mineral.', 'The body needs it.']);
  expect(client.words()).toBe('Zinc is a mineral. The body needs it. Source: https://ods.od.nih.gov');
  expect(client.sound().equals(Buffer.concat([tonePcm(0.5), tonePcm(0.5)]))).toBe(true);
  expect(client.strange).toEqual([]);
  expect(model.breaches()).toEqual([]);
});

test('fixed lines have the same voice', async () => {
  const { speech, client, session } = await talking();
  session.hear('I have chest pain');
  await client.event('response.audio.done');
  expect(speech.said).toEqual(['Call 9 1 1 now.', 'Do not wait.']);
  expect(client.all('response.audio_transcript.delta').some(({ speak }) => speak)).toBe(false);
});

test('a sentence that may not be said is not sent to be said', async () => {
  const { speech, client, session } = await talking();
  session.hear('Does it help?');
  await session.request('response.create');
  session.begin();
  session.writes('It cures everything. ');
  await session.request('response.cancel');
  await client.event('response.audio.done');
  expect(speech.said.join(' ')).toBe(withheldLine);
});

test('where the endpoint refuses, the browser says it', async () => {
  const { client, session } = await talking(500);
  session.hear('I have chest pain');
  await client.event('response.audio.done');
  expect(client.all('response.audio_transcript.delta')).toMatchObject([
    { delta: 'Call 911 now.', speak: true },
    { delta: ' Do not wait.', speak: true },
  ]);
  expect(client.all('response.audio.delta')).toEqual([]);
});

test('an interruption stops it, and the model is told what was heard', async () => {
  const { model, client, session } = await talking();
  session.hear('A story');
  await session.request('response.create');
  session.begin();
  session.writes('Once upon a time. In a far land. There was one more thing to tell. ');
  await client.event('response.audio.delta');
  session.speechStarted();
  await client.event('user.interrupted');
  await session.request('response.cancel');
  await session.request('conversation.item.create', 2);
  const told = session.requests.filter(({ item }) => item?.id?.startsWith('heard'));
  expect(told).toHaveLength(1);
  expect(session.count('conversation.item.truncate') + session.count('conversation.item.delete')).toBe(0);
  expect(model.breaches()).toEqual([]);
});
