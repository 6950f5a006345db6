import { medicinesIn } from '#features/catalog/label-of.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { productsByHandle } from '../products/products-by-handle.server.ts';
import type { Ask } from './ask.server.ts';
import { findNamedProducts } from './find-named-products.server.ts';

const IT = '(?:it|this|that|dis|dat|them|these|those|one)';
/** 'Can I take it', 'is that safe with', 'will it mess with': of what was told of before. */
const MAY_TAKE_IT = new RegExp(
  `\\b(?:can|could|may|should|would|do|does|will|is|are|ok|okay|safe|alright|fine)\\b.*\\b${IT}\\b`,
);
const TAKES =
  /\b(?:take|taking|takes|use|using|have|drink|mix|add|try|start|safe|ok|okay|alright|fine|interact\w*|mess|clash\w*|bother|go)\b/;

/**
 * Behind one product, 'can I take it, I'm on Lexapro' asks what its label says beside that medicine, and not what to avoid with it in general:
 * undefined where no medicine is named, or something else than that product.
 */
export function takenBeside(
  plain: string,
  { history, products }: { history: readonly Turn[]; products: readonly Product[] },
): { ask: Ask; products: Product[] } | undefined {
  const [medicine] = medicinesIn(plain);
  if (!medicine || !MAY_TAKE_IT.test(plain) || !TAKES.test(plain)) return undefined;
  if (findNamedProducts(plain, products).length > 0) return undefined;
  const last = history.findLast(({ role }) => role === 'assistant')?.evidence;
  const told = productsByHandle(last?.products ?? [], products);
  // Beside an answer about a thing 'it' is the thing.
  if (told.length !== 1 || (last?.knowledge.length ?? 0) > 0) return undefined;
  return { ask: { kind: 'fact', fact: { kind: 'beside', medicine: medicine.words } }, products: told };
}
