import { expect, test } from 'vitest';
import { createVendorEventReader } from './read-vendor-event.ts';
import { isFinal, problemOf } from './realtime-event.ts';

const read = (...events: object[]) => {
  const reader = createVendorEventReader();
  return events.flatMap((event) => reader.read(JSON.stringify(event)));
};

test.each([
  ['response.output_audio_transcript.delta', true],
  ['response.audio_transcript.delta', true],
  ['response.output_text.delta', false],
  ['response.text.delta', false],
] as const)('%s are words of the assistant, spoken: %s', (type, spoken) => {
  expect(read({ type, response_id: 'r', item_id: 'i', delta: 'Zinc' })).toEqual([
    { type: 'words', responseId: 'r', text: 'Zinc', spoken },
  ]);
});

test.each(['response.output_audio.delta', 'response.audio.delta'])('%s is sound', (type) => {
  expect(read({ type, response_id: 'r', item_id: 'i', delta: 'AAAA' })).toEqual([
    { type: 'audio', responseId: 'r', itemId: 'i', delta: 'AAAA' },
  ]);
});

const call = { responseId: 'r', callId: 'c', name: 'add_to_cart', arguments: '{}' };

test('a name that comes only with the end of the response is waited for', () => {
  expect(
    read(
      { type: 'response.function_call_arguments.done', response_id: 'r', call_id: 'c', arguments: '{}' },
      {
        type: 'response.done',
        response: {
          id: 'r',
          status: 'completed',
          output: [{ type: 'function_call', call_id: 'c', name: 'add_to_cart', arguments: '{}' }],
        },
      },
    ),
  ).toEqual([
    { type: 'call', ...call },
    { type: 'response-over', responseId: 'r', complete: true, problem: undefined },
  ]);
});

test('a name of the item that was added is remembered, and a call is told once', () => {
  const item = { id: 'i', type: 'function_call', call_id: 'c' };
  const done = {
    type: 'response.function_call_arguments.done',
    response_id: 'r',
    call_id: 'c',
    arguments: '{}',
  };
  expect(
    read(
      { type: 'response.output_item.added', response_id: 'r', item: { ...item, name: 'add_to_cart' } },
      done,
      done,
    ),
  ).toEqual([{ type: 'call', ...call }]);
});

test.each(['cancelled', 'incomplete', 'failed', ''])(
  'a response that ends as %j is not complete',
  (status) => {
    expect(read({ type: 'response.done', response: { id: 'r', status, output: [] } })).toMatchObject([
      { type: 'response-over', complete: false },
    ]);
  },
);

test.each([
  'no JSON',
  '[]',
  '{}',
  '{"type":7}',
  '{"type":"response.done"}',
  '{"type":"rate_limits.updated"}',
])('%s says nothing', (frame) => {
  expect(createVendorEventReader().read(frame)).toEqual([]);
});

test.each([
  [['insufficient_quota', 'You exceeded your current quota'], 'quota', true],
  [[429, '{"error":{"code":"insufficient_quota"}}'], 'quota', true],
  [[401, ''], 'key', true],
  [['invalid_api_key', 'Incorrect API key'], 'key', true],
  [['model_not_found', 'The model does not exist'], 'model', true],
  [[4000, 'invalid_request_error.invalid_model'], 'model', true],
  [['rate_limit_exceeded', 'Slow down'], 'busy', false],
  [['session_expired', 'Your session hit the maximum duration'], 'expired', false],
  [['conversation_already_has_active_response', ''], 'occupied', false],
  [['response_cancel_not_active', 'Cancellation failed: no active response found'], 'harmless', false],
  [['server_error', 'Something'], 'other', false],
] as const)('%j is trouble of the kind %s', (words, kind, final) => {
  const problem = problemOf(...words);
  expect([problem.kind, isFinal(problem.kind)]).toEqual([kind, final]);
});
