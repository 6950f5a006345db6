import { asSentence } from '#platform/text/as-sentence.ts';

/** What stands in the thread instead of a reply. Reasons that already ask to try again are not followed by the same request. */
export function apologyFor(reason: string): string {
  const apology = `I apologize, but I encountered an error: ${asSentence(reason)}`;
  return /\btry again\b/i.test(reason) ? apology : `${apology} Please try again.`;
}
