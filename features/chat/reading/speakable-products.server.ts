import { listedProducts } from '#features/catalog/listed-products.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { findNamedProducts } from './find-named-products.server.ts';

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
  if (listed.length === catalog.length) return listed;
  const shown = new Set(listed);
  const hidden = catalog.filter((product) => !shown.has(product));
  const said = [...history.filter(({ role }) => role === 'user').map(({ content }) => content), message];
  const named = new Set(said.flatMap((text) => findNamedProducts(plainWords(text), hidden)));
  const spokenOf = hidden.filter((product) => named.has(product) || productIds.includes(product.id));
  return spokenOf.length === 0 ? listed : [...listed, ...spokenOf];
}
