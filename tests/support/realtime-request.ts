import { z } from 'zod';

/**
 * All that the store may ask of a voice model, as strict as the vendor's types: a field they do not have, another rate or an item of another shape is
 * refused, as the vendor does.
 */

const id = z.string().min(1).max(32);
const transcription = z.strictObject({
  model: z.enum(['whisper-1', 'gpt-4o-mini-transcribe', 'gpt-4o-transcribe']),
  language: z.string().optional(),
  prompt: z.string().optional(),
});
const noise = z.strictObject({ type: z.enum(['near_field', 'far_field']) });
const turns = z.strictObject({
  type: z.literal('server_vad'),
  threshold: z.number().min(0).max(1).optional(),
  prefix_padding_ms: z.number().int().optional(),
  silence_duration_ms: z.literal(400),
  create_response: z.literal(false),
  interrupt_response: z.literal(false),
});
const tools = z.array(
  z.strictObject({
    type: z.literal('function'),
    name: z.string().regex(/^[a-z_]+$/),
    description: z.string(),
    parameters: z.looseObject({ type: z.literal('object') }),
  }),
);
const format = z.strictObject({ type: z.literal('audio/pcm'), rate: z.literal(24_000) });

export const realtimeSetup = {
  current: z.strictObject({
    type: z.literal('realtime'),
    output_modalities: z.tuple([z.enum(['audio', 'text'])]),
    instructions: z.string(),
    audio: z.strictObject({
      input: z.strictObject({
        format,
        transcription,
        turn_detection: turns,
        noise_reduction: noise.optional(),
      }),
      output: z.strictObject({ format, voice: z.string().optional() }).optional(),
    }),
    tools,
    tool_choice: z.literal('auto'),
  }),
  older: z.strictObject({
    modalities: z.union([z.tuple([z.literal('audio'), z.literal('text')]), z.tuple([z.literal('text')])]),
    instructions: z.string(),
    voice: z.string().optional(),
    input_audio_format: z.literal('pcm16'),
    output_audio_format: z.literal('pcm16'),
    input_audio_transcription: transcription,
    input_audio_noise_reduction: noise.optional(),
    turn_detection: turns,
    tools,
    tool_choice: z.literal('auto'),
  }),
};

const words = z.string().min(1);
const item = z.union([
  z.strictObject({
    id: id.optional(),
    type: z.literal('message'),
    role: z.enum(['user', 'system']),
    content: z.array(z.strictObject({ type: z.literal('input_text'), text: words })).length(1),
  }),
  z.strictObject({
    id: id.optional(),
    type: z.literal('message'),
    role: z.literal('assistant'),
    content: z.array(z.strictObject({ type: z.enum(['output_text', 'text']), text: words })).length(1),
  }),
  z.strictObject({ type: z.literal('function_call_output'), call_id: z.string().min(1), output: z.string() }),
]);

export const strictRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('session.update'), session: z.unknown() }),
  z.strictObject({ type: z.literal('input_audio_buffer.append'), audio: z.base64().min(1) }),
  z.strictObject({ type: z.literal('conversation.item.create'), item }),
  z.strictObject({
    type: z.literal('conversation.item.truncate'),
    item_id: z.string().min(1),
    content_index: z.literal(0),
    audio_end_ms: z.number().int().positive(),
  }),
  z.strictObject({ type: z.literal('conversation.item.delete'), item_id: z.string().min(1) }),
  z.strictObject({
    type: z.literal('response.create'),
    response: z.strictObject({ instructions: z.string().optional() }).optional(),
  }),
  z.strictObject({ type: z.literal('response.cancel') }),
]);
