import { LRUCache } from 'lru-cache';
import type { Turn as WrittenTurn } from '#features/chat/conversations/chat-conversation.server.ts';
import type { TurnEvidence } from '#features/chat/turn-evidence.ts';
import type { Turn } from '#integrations/realtime/requests.ts';

interface SpokenTurn extends Turn {
  /** As it was written, where it was said without its marks. */
  written?: string | undefined;
  /** What a reply rests on. */
  evidence?: TurnEvidence | null | undefined;
}

/** What was said in one voice conversation: for the gate, and for a session that takes over from another. */
export interface Conversation {
  readonly turns: readonly Turn[];
  add(turn: SpokenTurn): void;
  /** As the assistant knows a talk. */
  history(): WrittenTurn[];
  /** What the visitor said, oldest first. */
  earlier(): string[];
}

/** Enough to go on with; the rest is neither kept nor sent again. */
const MAX_TURNS = 40;
const MAX_TURN_LENGTH = 2000;
/** A browser that lost its connection comes back within a minute or so. Nothing of it is written down. */
const KEPT_MS = 3 * 60_000;
const MAX_CONVERSATIONS = 500;

export interface VoiceMemory {
  /** The conversation of a page, also when its connection was cut a moment ago. */
  of(sessionId: string): Conversation;
}

export function createVoiceMemory(): VoiceMemory {
  const kept = new LRUCache<string, Conversation>({
    max: MAX_CONVERSATIONS,
    ttl: KEPT_MS,
    updateAgeOnGet: true,
    // What was said about somebody's health does not wait until its place is needed.
    ttlAutopurge: true,
    // Looked up here, so that a test can move it.
    perf: performance,
  });
  return {
    of(sessionId) {
      const known = kept.get(sessionId);
      if (known) return known;
      const conversation = startConversation(() => kept.set(sessionId, conversation));
      kept.set(sessionId, conversation);
      return conversation;
    },
  };
}

function startConversation(onChange: () => void): Conversation {
  const turns: SpokenTurn[] = [];
  return {
    turns,
    add({ text, ...turn }) {
      turns.push({ ...turn, text: text.slice(0, MAX_TURN_LENGTH) });
      turns.splice(0, Math.max(0, turns.length - MAX_TURNS));
      onChange();
    },
    history: () =>
      turns.map(({ role, text, written = text, evidence = null }) => ({ role, content: written, evidence })),
    earlier: () => turns.filter(({ role }) => role === 'user').map(({ text }) => text),
  };
}
