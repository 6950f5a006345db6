import { allergensIn, nameOfAllergen } from '#assistant/products/label-diet.ts';
import { substancesIn } from '#features/catalog/label-of.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { type ProductQuestion, readProductQuestion } from '../products/product-question.server.ts';
import type { Ask } from './ask.server.ts';
import { OF_ONE_OF_OURS } from './ask-by-intent.server.ts';
import { findNamedProducts, withoutNames } from './find-named-products.server.ts';
import { kindOf } from './other-products.server.ts';
import { productsMeant } from './products-meant.server.ts';

/** What lists tell of one thing: how much of it, or whether at all. */
const OF_A_LIST: ReadonlySet<ProductQuestion['kind']> = new Set([
  'amount',
  'contains',
  'vegan',
  'vegetarian',
]);
/** 'I am allergic to shrimp, can I have the Sea Moss gel' */
const ALLERGIC = /\ballerg(?:y|ies|ic)\b/;
/** Is asked without a 'have'. */
const HALAL = /\b(?:halaa?l|kosher)\b/;
const MAY_I = /\b(?:can|could|may|should|is|are|ok|okay|safe|have|take|use|eat|drink)\b/;

/**
 * 'Do the hair gummies have pork gelatin in them' calls a product of ours and names a thing: its label answers that, whatever an entry says of
 * halal or of allergies in general.
 */
export function labelOfCalled(
  plain: string,
  products: readonly Product[],
): { ask: Ask; products: Product[] } | undefined {
  // 'Do the greens mess with my blood thinner' and 'can I mix it in juice' ask for no list.
  if (BESIDE.test(plain) || OF_THEIR_OWN.test(plain)) return undefined;
  const called = productsCalled(plain, products);
  if (called.length === 0 || called.length > MOST_CALLED) return undefined;
  const rest = withoutItsName(withoutNames(plain, called)).replaceAll(
    /\b(?:the|your|yalls|that) it\b/g,
    'it',
  );
  const fact = allergyIn(rest) ?? readProductQuestion(HALAL.test(rest) ? `has ${rest}` : rest);
  return fact && OF_A_LIST.has(fact.kind) ? { ask: { kind: 'fact', fact }, products: called } : undefined;
}
const BESIDE =
  /\b(?:mess(?:es|ing)? (?:with|up)|interact\w*|clash\w*|interfere\w*|react with|(?:mix|stir|blend|put|pour|shake)\w*)\b/;
/** 'Is valerian ok with the blood pressure pill I take', 'which plant foods have iron'. */
const OF_THEIR_OWN =
  /\b(?:pills?|tablets?|medicines?|meds?|drops|shots?|cream) (?:that )?(?:i|he|she|they|we|my \w+) (?:am on|is on|are on|been on|takes?|taking|use[sd]?|got)\b|\b(?:which|what|best|cheap) (?:\w+ )?foods?\b/;
const MOST_CALLED = 2;

/** By name, or by what it is called as a product: 'the hair gummies', 'your prenatal'; collards in a pot are none. */
function productsCalled(plain: string, products: readonly Product[]): Product[] {
  const named = findNamedProducts(plain, products);
  if (named.length > 0) return named;
  const meant = productsMeant(plain, products);
  const words = plain.split(' ');
  // 'Can I take a multivitamin with iron' speaks of anybody's.
  const isOurs = (product: Product) =>
    OF_ONE_OF_OURS.test(plain) ||
    words.some(
      (word, at) => word === kindOf(product) && OURS.test(words.slice(Math.max(0, at - 2), at).join(' ')),
    );
  return meant.every(isOurs) ? meant : [];
}

const OURS = /\b(?:the|your|ur|yours|yalls?|y'alls?|that|this|these|those|them|dem)\b/;

/** 'Is the fish oil made with beef gelatin' asks for gelatin: what stands behind 'the' is the name. */
const withoutItsName = (plain: string): string =>
  substancesIn(plain).reduce(
    (rest, { words }) =>
      rest.replace(new RegExp(`\\b(the|your|yours|yalls|y'alls|ur|that|them|those|this) ${words}\\b`), '$1'),
    plain,
  );

function allergyIn(plain: string): ProductQuestion | undefined {
  if (!ALLERGIC.test(plain) || !MAY_I.test(plain)) return undefined;
  const allergens = allergensIn(plain);
  const [first] = allergens;
  return first && { kind: 'contains', allergens, substances: [], words: nameOfAllergen(first) };
}
