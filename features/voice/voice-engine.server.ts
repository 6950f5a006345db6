import type { ClientEvent, MicrophoneDistance, ServerEvent } from './voice-events.ts';

/** What answers a visitor's voice: a voice model that is relayed, or the store's own assistant. One for each connection. */
export interface VoiceEngine {
  receive(event: ClientEvent): void;
  /** The visitor is gone. Nothing is sent after this. */
  close(): void;
  /** Stops and goes on with whatever is sent to the browser, when that cannot keep up. */
  pause(): void;
  resume(): void;
}

/** How an engine reaches the visitor. */
export interface VoiceLine {
  sessionId: string;
  /** How far the visitor's microphone is from the mouth, where the browser knows. */
  microphone: MicrophoneDistance | undefined;
  send(event: ServerEvent): void;
  /** Ends the connection for good: the browser does not try again. */
  end(): void;
}
