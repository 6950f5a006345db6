import { citedPassages } from './evidence-of.server.ts';
import type { Found } from './found.server.ts';
import type { TurnEvidence } from './turn-evidence.ts';

/** What is kept of a reply for the next message to go on from. What was reckoned for one message is no entry. */
export const usedOf = (found: Found): TurnEvidence => ({
  knowledge: citedPassages(found)
    .filter(({ isReckoned }) => !isReckoned)
    .map(({ id }) => id),
  products: found.products.map(({ handle }) => handle),
  offered: offeredIn(found),
  missed: missedOf(found),
});

/** The entry that answers, for it to be counted. */
export const answeredBy = ({ passages }: Found): string | undefined =>
  passages.find(({ isReckoned }) => !isReckoned)?.id;

/** What 'yes' would mean after this reply. */
function offeredIn({ reading, passages, likely, nearby, related }: Found): TurnEvidence['offered'] {
  if (reading.ask.kind !== 'question' || passages.length > 0) return undefined;
  const offered = likely ?? (nearby ? undefined : related);
  return offered && { id: offered.id, question: offered.question };
}

function missedOf({ reading, passages, likely, toldBefore }: Found): TurnEvidence['missed'] {
  if (reading.ask.kind !== 'question') return undefined;
  if (toldBefore && toldBefore.says === undefined) return toldBefore.asks ? 'unknown' : undefined;
  return passages.length > 0 ? undefined : likely ? 'likely' : 'unknown';
}
