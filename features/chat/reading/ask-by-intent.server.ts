import type { Intent } from '#assistant/statistics/topics.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { type ProductQuestion, readProductQuestion } from '../products/product-question.server.ts';
import { substancesInTitle } from '#features/catalog/label-of.server.ts';
import { type Ask, shelf } from './ask.server.ts';

/** What is asked of products where no phrase says it: by what the whole message is like. */
export function askByIntent(intent: Intent, plain: string, products: readonly Product[]): Ask | undefined {
  const [family] = intent.split('-');
  if (family !== 'product') return undefined;
  if (intent === 'product-shelf' || products.length === 0)
    return shelf({ cheapestFirst: intent === 'product-cheaper' });
  if (intent === 'product-cheaper')
    return products.length > 1 ? { kind: 'order', cheapest: true } : shelf({ cheapestFirst: true });
  if (intent === 'product-compare')
    return products.length > 1 ? { kind: 'compare' } : { kind: 'fact', fact: { kind: 'about' } };
  return { kind: 'fact', fact: factOf(intent, plain) };
}

/** A phrase says more exactly what is meant, where there is one. */
function factOf(intent: Intent, plain: string): ProductQuestion {
  const read = readProductQuestion(plain);
  if (intent === 'product-price') return read?.kind === 'serving-price' ? read : { kind: 'price' };
  if (intent === 'product-count')
    return read?.kind === 'lasts' || read?.kind === 'serving-price' ? read : { kind: 'count' };
  if (intent === 'product-use') return { kind: 'directions' };
  if (intent === 'product-stock') return { kind: 'stock' };
  if (intent === 'product-form') return { kind: 'form' };
  return read && read.kind !== 'price' && read.kind !== 'count' ? read : { kind: 'contents' };
}

/** 'Is the collagen vegan', 'any soy in your ashwagandha': of a thing that stands before somebody, not of its kind. */
const OF_OURS =
  /\b(?:the|your|yours|ur|yalls?|y all|its|them|dem|those|these|that|this|dat|di|de|una|unu|wunna|allyuh)\b/;
/** What is asked of a kind as well has an entry of its own: how to take it, what to watch for. */
const OF_A_PRODUCT: ReadonlySet<ProductQuestion['kind']> = new Set([
  'vegan',
  'vegetarian',
  'form',
  'contains',
  'amount',
  'price',
  'serving-price',
  'count',
  'lasts',
  'sizes',
  'stock',
]);

/** A fact that is asked of products which are meant by what they hold; undefined where what they hold is all that it asks for. */
export function factOfMeant(plain: string, meant: readonly Product[]): Ask | undefined {
  if (meant.length === 0 || !OF_OURS.test(plain)) return undefined;
  const fact = readProductQuestion(plain);
  if (!fact || !OF_A_PRODUCT.has(fact.kind)) return undefined;
  if (fact.kind !== 'contains') return { kind: 'fact', fact };
  const own = new Set(meant.flatMap(substancesInTitle));
  const substances = fact.substances.filter((one) => !own.has(one));
  return fact.allergens.length > 0 || substances.length > 0
    ? { kind: 'fact', fact: { ...fact, substances } }
    : undefined;
}
