import { z } from 'zod';
import { type OptionalPart, problemOf, type Problem, type RealtimeEvent } from './realtime-event.ts';

const text = z.string().catch('');
const item = z.looseObject({
  id: text,
  type: text,
  call_id: text,
  name: text,
  arguments: text,
});
type Item = z.infer<typeof item>;

const vendorError = z.looseObject({
  code: z.string().nullish(),
  type: z.string().nullish(),
  param: z.string().nullish().catch(undefined),
  message: text,
});

/** Everything that any of the vendor's events has and we read. What is missing or of another kind is ''. */
const vendorEvent = z.looseObject({
  type: z.string(),
  response_id: text,
  item_id: text,
  call_id: text,
  name: text,
  arguments: text,
  delta: text,
  transcript: text,
  item: item.optional().catch(undefined),
  error: vendorError.optional().catch(undefined),
  session: z
    .looseObject({
      modalities: z.unknown().optional(),
      input_audio_format: z.unknown().optional(),
      expires_at: z.number().optional(),
    })
    .optional()
    .catch(undefined),
  response: z
    .looseObject({
      id: text,
      status: text,
      status_details: z
        .looseObject({ reason: z.string().nullish(), error: vendorError.nullish() })
        .nullish()
        .catch(undefined),
      output: z.array(item).catch([]),
    })
    .optional()
    .catch(undefined),
});
type VendorEvent = z.infer<typeof vendorEvent>;

/** Calls are remembered for so long: a vendor tells each of them up to three times. */
const REMEMBERED_CALLS = 64;

export interface VendorEventReader {
  /** One frame as our events; none for what we have no use for, several for a response that ends with calls. */
  read(frame: string): RealtimeEvent[];
}

/**
 * Current names and their older aliases. A call is told when its arguments are complete and its name is known: the event with the
 * arguments lacks the name on some servers, then it stands in `response.output_item.added`.
 */
export function createVendorEventReader(): VendorEventReader {
  const names = new Map<string, string>();
  const told = new Map<string, true>();

  function call(responseId: string, given: Pick<Item, 'call_id' | 'name' | 'arguments'>): RealtimeEvent[] {
    const name = given.name || names.get(given.call_id);
    if (!given.call_id || !name || told.has(given.call_id)) return [];
    remember(told, given.call_id, true);
    return [{ type: 'call', responseId, callId: given.call_id, name, arguments: given.arguments || '{}' }];
  }

  function readCalls(event: VendorEvent): RealtimeEvent[] {
    if (event.type === 'response.function_call_arguments.done') return call(event.response_id, event);
    const added = event.item;
    if (added?.type !== 'function_call') return [];
    if (event.type === 'response.output_item.done') return call(event.response_id, added);
    if (added.name) remember(names, added.call_id, added.name);
    return [];
  }

  function readOver({ response }: VendorEvent): RealtimeEvent[] {
    if (!response) return [];
    const calls = response.output
      .filter(({ type }) => type === 'function_call')
      .flatMap((done) => call(response.id, done));
    const complete = response.status === 'completed';
    return [
      ...calls,
      { type: 'response-over', responseId: response.id, complete, problem: failureOf(response) },
    ];
  }

  return {
    read(frame) {
      const event = parse(frame);
      if (!event) return [];
      if (event.type === 'response.done') return readOver(event);
      const simple = readSimple(event);
      return simple ? [simple] : readCalls(event);
    },
  };
}

function parse(frame: string): VendorEvent | undefined {
  try {
    return vendorEvent.safeParse(JSON.parse(frame)).data;
  } catch {
    return undefined;
  }
}

function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value);
  for (const [oldest] of map) {
    if (map.size <= REMEMBERED_CALLS) break;
    map.delete(oldest);
  }
}

function failureOf(response: NonNullable<VendorEvent['response']>): Problem | undefined {
  if (response.status !== 'failed') return undefined;
  const error = response.status_details?.error;
  return problemOf(error?.code ?? error?.type ?? '', error?.message ?? 'the response failed');
}

/** By the name of the field; by the message where the server names none. */
function refusedPart(error: VendorEvent['error']): OptionalPart | undefined {
  const words = error?.param || error?.message || '';
  if (/transcri/i.test(words)) return 'transcriber';
  if (/noise/i.test(words)) return 'noise-reduction';
  return /voice/i.test(words) ? 'voice' : undefined;
}

/** Only the older kind has these two at the top of its session. */
const speaksOlder = ({ session }: VendorEvent) =>
  session?.modalities !== undefined || session?.input_audio_format !== undefined;

function readSimple(event: VendorEvent): RealtimeEvent | undefined {
  const { response_id: responseId, item_id: itemId, delta } = event;
  switch (event.type) {
    case 'session.created':
      return {
        type: 'created',
        generation: speaksOlder(event) ? 'older' : 'current',
        expiresAt: event.session?.expires_at,
      };
    case 'session.updated':
      return { type: 'ready' };
    case 'input_audio_buffer.speech_started':
      return { type: 'speech-started' };
    case 'conversation.item.input_audio_transcription.completed':
      return { type: 'heard', text: event.transcript.trim(), itemId };
    case 'conversation.item.input_audio_transcription.delta':
      return { type: 'hearing', text: delta, itemId };
    case 'conversation.item.input_audio_transcription.failed':
      return { type: 'not-heard' };
    case 'response.created':
      return event.response && { type: 'response-started', responseId: event.response.id };
    case 'response.output_audio.delta':
    case 'response.audio.delta':
      return { type: 'audio', responseId, itemId, delta };
    case 'response.output_audio.done':
    case 'response.audio.done':
      return { type: 'audio-done', responseId };
    case 'response.output_audio_transcript.delta':
    case 'response.audio_transcript.delta':
      return { type: 'words', responseId, text: delta, spoken: true };
    case 'response.output_text.delta':
    case 'response.text.delta':
      return { type: 'words', responseId, text: delta, spoken: false };
    case 'response.function_call_arguments.delta':
      return { type: 'call-piece', callId: event.call_id, delta };
    case 'error':
      return {
        type: 'error',
        problem: problemOf(event.error?.code ?? '', event.error?.type ?? '', event.error?.message ?? ''),
        refused: refusedPart(event.error),
      };
    default:
      return undefined;
  }
}
