import type { AssistantParts } from './assistant-parts.server.ts';
import type { Turn } from './conversations/chat-conversation.server.ts';
import type { Found } from './found.server.ts';
import { type RetrievalParts, retrieveContext } from './retrieve-context.server.ts';
import type { Care } from './safety/safety.ts';

interface Talk {
  message: string;
  history: readonly Turn[];
  care: Care;
  /** What the visitor looks at. */
  productIds: readonly string[];
  /** The message as a model puts it, standing by itself. */
  question?: string | undefined;
}

/** What is known on a message behind a talk, for whoever tells it: in writing or by voice. */
export function findFor(
  parts: RetrievalParts & Pick<AssistantParts, 'readTurn'>,
  talk: Talk,
): Promise<Found> {
  const turn = parts.readTurn([
    ...talk.history.map(({ role, content, evidence }) => ({
      from: role === 'user' ? ('visitor' as const) : role,
      text: content,
      ...(evidence?.offered && { offered: evidence.offered }),
    })),
    { from: 'visitor', text: talk.message },
  ]);
  return retrieveContext(parts, { ...talk, turn });
}
