import { labelOf } from '#features/catalog/label-of.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { comesAsOneOf, formsWanted } from '../products/forms.server.ts';
import { readProductQuestion } from '../products/product-question.server.ts';
import { listsAny } from '../products/told-of-contents.server.ts';
import type { Ask } from './ask.server.ts';

/** As many labels as fit a bubble on a phone. */
const MOST_TOLD = 4;

const GOODS =
  '(?:products?|supplements?|vitamins|stuff|things|bottles?|pills?|capsules|gumm(?:y|ies)|powders?|teas?|ones?)';
const OF_OURS = "(?:of )?(?:all )?(?:the |them |these |those )?(?:yalls?|y'alls?|your|yours|ur|yo|una|unu)";
const HAS = '(?:got|gots|has|have|had|contains?|lists?|is made with|are made with)';
const WHICH_HAVE = new RegExp(
  `\\b(?:which|what) (?:ones? )?(?:${OF_OURS} )(?:${GOODS} )?(?:all )?(?:do |does )?${HAS} (?!(?:no|zero|not)\\b)`,
);
/** 'Which of your gummies have no gelatin' wants those that do without. */
const WITHOUT = /\b(?:without|free)\b/;
const MOST = /\b(?:most|highest|strongest)\b/;

/**
 * 'Which of yalls products got gelatin', 'which one of your products has the most protein': asked of all that we have, and told of those whose
 * label lists it. Undefined where nothing is asked so, or none lists it.
 */
export function whichHave(
  plain: string,
  products: readonly Product[],
): { ask: Ask; products: Product[] } | undefined {
  if (!WHICH_HAVE.test(plain) || WITHOUT.test(plain)) return undefined;
  const fact = readProductQuestion(`has ${plain}`);
  if (fact?.kind !== 'contains') return undefined;
  const { substances, words } = fact;
  const isOfAmounts = MOST.test(plain) && substances.length > 0;
  const forms = formsWanted(plain);
  const listing = products.filter(
    (product) => comesAsOneOf(product, forms) && listsAny(labelOf(product), fact),
  );
  if (listing.length === 0) return undefined;
  const most = (product: Product) => microgramsOf(product, substances);
  const inOrder = isOfAmounts ? listing.toSorted((one, other) => most(other) - most(one)) : listing;
  return {
    ask: { kind: 'fact', fact: isOfAmounts ? { kind: 'amount', substances, words } : fact },
    products: inOrder.slice(0, MOST_TOLD),
  };
}

/** In a serving; 0 where its label does not say. */
const microgramsOf = (product: Product, substances: readonly string[]): number =>
  labelOf(product)
    .ingredients.filter(({ concepts }) => concepts.some((one) => substances.includes(one)))
    .reduce((sum, { micrograms = 0 }) => sum + micrograms, 0);
