import { z } from 'zod';
import { bytesInBase64 } from '#platform/audio/pcm.ts';

/** What goes over the voice socket, by name exactly as in docs/product/voice.md#endpoints. Browser and server read each other with these. */

export const VOICE_PATH = '/functions/v1/voice-chat';
/** Whether the microphone is at the mouth, as of a telephone or a headset, or on the table: noise is taken out accordingly. */
export const microphoneDistance = z.enum(['near', 'far']);
export type MicrophoneDistance = z.infer<typeof microphoneDistance>;

/** A longer frame ends the connection. */
export const MAX_FRAME_BYTES = 256 * 1024;
/** As long as a message typed in the chat. */
const MAX_WORDS = 2000;
const MAX_OUTPUT = 16_000;
const MAX_AUDIO = 240_000;

const id = z.string().min(1).max(128);

/** Base64 of whole 16-bit samples. */
const audio = z
  .base64()
  .min(1)
  .max(MAX_AUDIO)
  .refine((text) => bytesInBase64(text) % 2 === 0, 'must hold whole samples');

/**
 * All that a browser may send. Beside the two events of a conversation: the visitor's words where the browser understood or the visitor typed them
 * (a message of the same `conversation.item.create`), how much of a cut reply was really heard, and the wish to hear no more of it.
 */
export const clientEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('input_audio_buffer.append'), audio }),
  z.object({
    type: z.literal('conversation.item.create'),
    item: z.discriminatedUnion('type', [
      z.object({ type: z.literal('function_call_output'), call_id: id, output: z.string().max(MAX_OUTPUT) }),
      z.object({
        type: z.literal('message'),
        role: z.literal('user'),
        content: z.tuple([
          z.object({ type: z.literal('input_text'), text: z.string().trim().min(1).max(MAX_WORDS) }),
        ]),
      }),
    ]),
  }),
  z.object({
    type: z.literal('conversation.item.truncate'),
    item_id: id,
    content_index: z.literal(0),
    audio_end_ms: z.number().int().min(0),
  }),
  z.object({ type: z.literal('response.cancel') }),
]);

export type ClientEvent = z.infer<typeof clientEvent>;

/** Why an error came, where the browser does something about it. */
const errorCode = z.enum(['refused', 'quota', 'key', 'busy', 'time-over', 'turn', 'vendor']);

/** All that the server sends. */
export const serverEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connection.established'), engine: z.enum(['live', 'embedded']) }),
  z.object({ type: z.literal('response.audio.delta'), delta: audio, response_id: id, item_id: id }),
  z.object({ type: z.literal('response.audio.done'), response_id: id }),
  z.object({ type: z.literal('user.interrupted') }),
  z.object({ type: z.literal('response.function_call_arguments.delta'), call_id: id, delta: z.string() }),
  z.object({
    type: z.literal('response.function_call_arguments.done'),
    call_id: id,
    name: z.string(),
    arguments: z.string(),
  }),
  z.object({
    type: z.literal('conversation.item.input_audio_transcription.completed'),
    transcript: z.string(),
  }),
  z.object({
    type: z.literal('response.audio_transcript.delta'),
    delta: z.string(),
    response_id: id,
    /** No sound comes for these words: the browser says them itself. */
    speak: z.boolean().optional(),
  }),
  z.object({ type: z.literal('error'), message: z.string(), code: errorCode.optional() }),
]);

export type ServerEvent = z.infer<typeof serverEvent>;

/** Why the server closed; for all but `over` and `refused` the browser tries again. */
export const closeCodes = { over: 4000, refused: 4001 } as const;

/** One frame as an event; undefined when it is none of these. */
export function readEvent<Event>(schema: z.ZodType<Event>, frame: string): Event | undefined {
  try {
    return schema.safeParse(JSON.parse(frame)).data;
  } catch {
    return undefined;
  }
}
