import { voiceErrors } from './voice-texts.ts';
import type { ServerEvent } from './voice-events.ts';
import type { Problem } from '#integrations/realtime/realtime-event.ts';

/** What a visitor is told of trouble with the voice model: which kind it is, in our words. */
export function problemEvent({ kind }: Problem): Extract<ServerEvent, { type: 'error' }> {
  switch (kind) {
    case 'key':
    case 'quota':
    case 'busy':
      return { type: 'error', message: voiceErrors[kind], code: kind };
    case 'model':
      return { type: 'error', message: voiceErrors.model, code: 'vendor' };
    default:
      return { type: 'error', message: voiceErrors.vendor, code: 'vendor' };
  }
}
