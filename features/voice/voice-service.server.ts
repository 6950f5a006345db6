import { EmbeddedEngine, type EmbeddedParts } from './embedded-voice-engine.server.ts';
import { LiveEngine, type LiveParts } from './live-engine.server.ts';
import { createSpeechRate } from './speech-rate.server.ts';
import type { VoiceEngine, VoiceLine } from './voice-engine.server.ts';
import { createVoiceMemory } from './voice-memory.server.ts';

export interface VoiceService {
  /** Which of the two answers: a voice model is connected, or the store's own assistant speaks. */
  engine: 'live' | 'embedded';
  openEngine(line: VoiceLine): VoiceEngine;
}

export function createVoiceService(
  parts: EmbeddedParts &
    Omit<LiveParts, 'realtime' | 'rate'> & { realtime: LiveParts['realtime'] | undefined },
): VoiceService {
  const memory = createVoiceMemory();
  const { realtime } = parts;
  const rate = createSpeechRate();
  return {
    engine: realtime ? 'live' : 'embedded',
    openEngine(line) {
      const conversation = memory.of(line.sessionId);
      return realtime
        ? new LiveEngine({ ...parts, realtime, rate }, line, conversation)
        : new EmbeddedEngine(parts, line, conversation);
    },
  };
}
