import { likeliestEntry, NO_TOPIC, type Topic } from '#assistant/statistics/topics.ts';
import { subjectCategories } from '#content/knowledge/knowledge-entry.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import type { AssistantParts } from '../assistant-parts.server.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { whatIsAsked, withLikeness } from './answer-first.server.ts';
import { furtherAsked } from './further-asked.server.ts';
import { substancesNamed } from '../products/wanted.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import type { Reading } from './read-message.server.ts';
import { toldLast } from './said-before.server.ts';

/** More words tell by themselves what they are about. */
const MOST_WORDS = 9;
/** What was taken for one of these may be a question about it. */
const GOES_ON: ReadonlySet<Reading['ask']['kind']> = new Set(['question', 'fact', 'shelf']);

/** So likely by itself, it asks for another entry. */
const OF_ITS_OWN = 0.6;

/**
 * 'How many cups is too many' behind an answer about ginger: the message names no thing of its own, and that answer has a sentence that says it.
 * Undefined where the last reply told of no single thing, or does not say what is asked.
 */
export async function goesOnAbout(
  { knowledge, likenessOf }: Pick<AssistantParts, 'knowledge' | 'likenessOf'>,
  {
    message,
    reading,
    history,
    topics,
  }: { message: string; reading: Reading; history: readonly Turn[]; topics: readonly Topic[] },
): Promise<Passage | undefined> {
  const plain = plainWords(message);
  const told = toldLast(history);
  if (told === undefined || reading.products.length > 0) return undefined;
  if (likeliestEntry(topics) >= OF_ITS_OWN || topics[0]?.topic === NO_TOPIC) return undefined;
  const entry = await knowledge.entry(told);
  // What the talk is about has an answer of its own to it: 'does the body even use it' asks for no product.
  if (entry && GOES_ON.has(reading.ask.kind) && furtherAsked(likenessOf, message, entry)?.alone) return entry;
  if (reading.ask.kind !== 'question') return undefined;
  if (plain.split(' ').length > MOST_WORDS || substancesNamed(plain).length > 0) return undefined;
  const passage = entry && withLikeness(likenessOf, message, entry);
  if (!passage || !subjectCategories.includes(passage.category)) return undefined;
  return whatIsAsked(message, passage) === undefined ? undefined : passage;
}
