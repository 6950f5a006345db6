import { listedProducts } from '#features/catalog/listed-products.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import { onceFor } from '#platform/time/once-for.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { findNamedProducts } from './find-named-products.server.ts';
import { saidByVisitor } from './said-before.server.ts';

/** What of a catalogue the shop lists nowhere. */
const hiddenIn = onceFor((catalog: readonly Product[]): readonly Product[] => {
  const listed = new Set(listedProducts(catalog));
  return catalog.filter((product) => !listed.has(product));
});

/**
 * What may be spoken of: what the shop lists, and of what it lists nowhere (docs/product/catalog.md#hidden-vendors) those that the visitor named
 * or looks at. Whoever found such a page has questions about it too; offered it is to nobody else.
 */
export function speakableProducts(
  catalog: readonly Product[],
  {
    message,
    history,
    productIds,
  }: { message: string; history: readonly Turn[]; productIds: readonly string[] },
): readonly Product[] {
  const listed = listedProducts(catalog);
  const hidden = hiddenIn(catalog);
  if (hidden.length === 0) return listed;
  const said = [...saidByVisitor(history), message];
  const named = new Set(said.flatMap((text) => findNamedProducts(plainWords(text), hidden)));
  const spokenOf = hidden.filter((product) => named.has(product) || productIds.includes(product.id));
  return spokenOf.length === 0 ? listed : [...listed, ...spokenOf];
}
