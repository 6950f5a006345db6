import { VOICE_RATE } from '#platform/audio/pcm.ts';
import type { Generation, OptionalPart } from './realtime-event.ts';

/** What we ask of a voice model. All but the setting-up is the same in both generations. */

export interface SessionSetup {
  instructions: string;
  tools: readonly object[];
  /** How far the microphone is from the mouth; left out where nobody knows. */
  microphone?: 'near' | 'far' | undefined;
  /** The model answers in writing: somebody else says it. */
  writes?: boolean;
}

export interface Turn {
  role: 'user' | 'assistant';
  text: string;
}

/** Calm, and known to all models of the vendor that set the names. */
const VOICE = 'marin';
const OLDER_VOICE = 'alloy';
/** A turn ends after this much silence: shorter cuts people off who think, the vendor's own 500 ms keep them waiting. */
const TURN_SILENCE_MS = 400;
/** We ask for every response ourselves, after the safety gate, and cancel it ourselves. */
const TURNS = {
  type: 'server_vad',
  silence_duration_ms: TURN_SILENCE_MS,
  create_response: false,
  interrupt_response: false,
} as const;
/** Known to all servers. Without any transcriber there are no words to answer, so a refused one is replaced. */
const PLAIN_TRANSCRIBER = { model: 'whisper-1' };
const TRANSCRIBER = { model: 'gpt-4o-mini-transcribe' };

/** `without` are the parts that the server has refused before. */
export function sessionUpdate(
  generation: Generation,
  { instructions, tools, microphone, writes = false }: SessionSetup,
  without: ReadonlySet<OptionalPart> = new Set(),
): object {
  const noise = microphone && !without.has('noise-reduction') && { type: `${microphone}_field` };
  if (generation === 'older')
    return {
      type: 'session.update',
      session: {
        modalities: writes ? ['text'] : ['audio', 'text'],
        instructions,
        ...(!without.has('voice') && { voice: OLDER_VOICE }),
        input_audio_format: 'pcm16',
        output_audio_format: 'pcm16',
        input_audio_transcription: PLAIN_TRANSCRIBER,
        ...(noise && { input_audio_noise_reduction: noise }),
        turn_detection: TURNS,
        tools,
        tool_choice: 'auto',
      },
    };
  const format = { type: 'audio/pcm', rate: VOICE_RATE };
  return {
    type: 'session.update',
    session: {
      type: 'realtime',
      output_modalities: [writes ? 'text' : 'audio'],
      instructions,
      audio: {
        input: {
          format,
          transcription: without.has('transcriber') ? PLAIN_TRANSCRIBER : TRANSCRIBER,
          turn_detection: TURNS,
          ...(noise && { noise_reduction: noise }),
        },
        ...(!writes && { output: { format, ...(!without.has('voice') && { voice: VOICE }) } }),
      },
      tools,
      tool_choice: 'auto',
    },
  };
}

export const appendAudio = (audio: string) => ({ type: 'input_audio_buffer.append', audio });

/** Words of the visitor, or of the assistant, that were not heard as sound in this session. */
export function addTurn(generation: Generation, { role, text }: Turn): object {
  const type = role === 'user' ? 'input_text' : generation === 'older' ? 'text' : 'output_text';
  return { type: 'conversation.item.create', item: { type: 'message', role, content: [{ type, text }] } };
}

export const addCallOutput = (callId: string, output: string) => ({
  type: 'conversation.item.create',
  item: { type: 'function_call_output', call_id: callId, output },
});

/** Information for the model, neither said by anybody nor heard. */
export const addMaterial = (id: string, text: string) => ({
  type: 'conversation.item.create',
  item: { id, type: 'message', role: 'system', content: [{ type: 'input_text', text }] },
});

export const createResponse = () => ({ type: 'response.create' });

export const cancelResponse = () => ({ type: 'response.cancel' });

export const truncateItem = (itemId: string, playedMs: number) => ({
  type: 'conversation.item.truncate',
  item_id: itemId,
  content_index: 0,
  audio_end_ms: playedMs,
});

export const deleteItem = (itemId: string) => ({ type: 'conversation.item.delete', item_id: itemId });
