import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOpenAiChatModel } from '#integrations/chat-model/openai-chat-model.ts';
import { onOneDatabase } from '#tests/support/databases.ts';
import { type FakeChatModel, startFakeChatModel } from '#tests/support/fake-chat-model.ts';
import { ask, knowledgeOf, makeAssistant, makePassage } from '#tests/support/make-assistant.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { createMetrics, type Metrics } from '#platform/metrics/metrics.server.ts';
import { createAssistantMetrics } from '../assistant-metrics.server.ts';
import { createSafetyGate } from '../safety-gate.server.ts';
import { createModelReader, type ModelReader } from './model-reader.server.ts';

let fake: FakeChatModel;
let metrics: Metrics;
let reader: ModelReader;
beforeEach(async () => {
  fake = await startFakeChatModel();
  metrics = createMetrics();
  reader = createModelReader({
    model: createOpenAiChatModel({ baseUrl: fake.url, apiKey: 'key', model: 'small' }),
    metrics: createAssistantMetrics(metrics, undefined),
    log: createLogger('silent'),
  });
});
afterEach(() => fake.close());

const read = (message = 'and for him?', earlier: string[] = ['What is zinc?']) =>
  reader.read({ message, earlier, signal: new AbortController().signal });
const says = (danger: string, question = 'Is zinc for men?') => JSON.stringify({ danger, question });

test('the model gets the message as material and a strict schema, and says what it means', async () => {
  fake.nextAsked(says('ordinary'));
  expect(await read()).toEqual({ danger: 'ordinary', question: 'Is zinc for men?' });
  const [call] = fake.asked;
  expect(call?.messages.at(-1)?.content).toBe('{"before":["What is zinc?"],"last":"and for him?"}');
  expect(call?.format).toMatchObject({
    type: 'json_schema',
    json_schema: {
      strict: true,
      schema: { required: ['danger', 'question'], additionalProperties: false },
    },
  });
  expect(metrics.text()).toContain('biolife_chat_model_readings_total{outcome="ok"} 1');
  expect(metrics.text()).toContain('biolife_chat_model_tokens_total{kind="input"} 200');
});

test.each([
  ['prose', 'It is fine.'],
  ['another shape', '{"danger":"none"}'],
  ['a danger that there is not', says('aliens')],
  ['an empty answer', ''],
])('%s counts as no answer', async (_, content) => {
  fake.nextAsked(content);
  expect(await read()).toBeUndefined();
  expect(metrics.text()).toContain('biolife_chat_model_readings_total{outcome="unreadable"} 1');
});

test('nobody waits for a model that says nothing', async () => {
  fake.nextAsked('silence');
  expect(await read()).toBeUndefined();
  expect(metrics.text()).toContain('biolife_chat_model_readings_total{outcome="late"} 1');
});

test('a model that is away reads nothing', async () => {
  await fake.close();
  expect(await read()).toBeUndefined();
  expect(metrics.text()).toContain('biolife_chat_model_readings_total{outcome="away"} 1');
});

onOneDatabase('an assistant whose messages a model reads as well', (open) => {
  const gate = () => createSafetyGate(sharedUnderstanding());
  const talk = async (message: string, knowledge = knowledgeOf([makePassage()])) => {
    const assistant = makeAssistant(await open(), { gate: gate(), reader, knowledge });
    return (await ask(assistant, { sessionId: randomUUID(), message })).text;
  };

  test('a danger that only the model reads is told with its number first, and without products', async () => {
    fake.nextAsked(says('body'));
    const text = await talk('magnesium for my aunt, and she asks for the big one');
    expect(text).toMatch(/^If this is happening now[^.]*911/);
    expect(text).not.toContain('/product/');
    fake.nextAsked(says('self-harm'));
    expect(await talk('magnesium for somebody who is finished')).toContain('988');
  });

  test('what the rules take for an emergency stays one, and the model is not asked', async () => {
    const text = await talk('I have crushing chest pain');
    expect(text).toMatch(/911/);
    expect(fake.asked).toHaveLength(0);
  });

  test('where the words find nothing sure, what the model makes of them is searched for', async () => {
    fake.nextAsked(says('ordinary', 'What does magnesium do?'));
    expect(await talk('so whats the deal with that mag stuff')).toContain('Magnesium helps support muscles.');
    fake.nextAsked(says('ordinary', 'What does gold do?'));
    expect(await talk('so whats the deal with that shiny stuff')).not.toContain('Magnesium helps');
  });
});
