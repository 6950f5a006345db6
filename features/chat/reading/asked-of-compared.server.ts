import type { Product } from '#integrations/storefront/product.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import type { Ask } from './ask.server.ts';
import { COMPARES } from './compared-products.server.ts';
import type { Reading } from './read-message.server.ts';
import { asksNothing } from './wish-or-remark.server.ts';

/** 'Which of those won't mess with my pills', 'can I just take both' ask what labels warn of. */
const GOES_WITH =
  /\b(?:mess(?:es|ing)?|interacts?|interfer\w*|clash(?:es)?|conflicts?|(?:ok|okay|safe|alright|all right|fine)) with\b|\b(?:take|use|drink|have)\b.*\b(?:both|together|same (?:time|day|night))\b/;
const WARNINGS: Ask = { kind: 'fact', fact: { kind: 'warnings' } };

/**
 * What sounds like a comparison and asks something else. Products that stand side by side in the last reply are not put there again: who only tells
 * something of themselves ('I drive, so I can't be sleepy') hears what their labels warn of, who asks ('what would my mother say') asks a question.
 */
export function askedOfCompared(reading: Reading, message: string, history: readonly Turn[]): Reading {
  if (reading.ask.kind !== 'compare') return reading;
  const plain = plainWords(message);
  if (GOES_WITH.test(plain)) return { ...reading, ask: WARNINGS };
  if (COMPARES.test(plain) || !standSideBySide(reading.products, history)) return reading;
  return asksNothing(message)
    ? { ...reading, ask: WARNINGS }
    : { ...reading, ask: { kind: 'question' }, products: [] };
}

/** Two or more of them, and nothing else, were the last reply. */
function standSideBySide(products: readonly Product[], history: readonly Turn[]): boolean {
  const last = history.findLast(({ role }) => role === 'assistant');
  const shown = last?.evidence?.products ?? [];
  return (
    shown.length > 1 &&
    last?.evidence?.knowledge.length === 0 &&
    last.content.includes(SIDE_BY_SIDE) &&
    products.every(({ handle }) => shown.includes(handle))
  );
}
/** Stands before them in the embedded engine's reply. */
export const SIDE_BY_SIDE = 'side by side';
