import type { Understanding } from '#assistant/create-understanding.ts';
import type { FurtherQuestion } from '#content/knowledge/further-questions.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { COMPARES } from './compared-products.server.ts';
import { findNamedProducts, withoutNames } from './find-named-products.server.ts';
import { othersIn } from './other-products.server.ts';
import { comingAs, productsMeant } from './products-meant.server.ts';

/** Two that are taken one beside the other. */
const TOGETHER =
  /\b(?:both|together|(?:same|one) (?:time|night|day|morning|hour|evening|week)|at once|on top of|along|along ?side|with|wit|plus|beside|besides|add|adding|mix|mixing|combine|pair|double|too|also|too much)\b|\b(?:take|taking|use|using|drink|drinking|have) .*\band\b/;
/** Asks which of them, or what they cost, and not whether both go together. */
const WHICH =
  /\b(?:how (?:much|many)|costs?|prices?|ship\w*|buy|order|which|better|stronger|or|instead|than|cheaper|difference)\b/;
/** Between no two things. */
const OR_WHATEVER = /\bor (?:whatever|something|sumn|anything|nah|not|no|what)\b/;
const BOTH = /\bboth\b/;

export interface Pair {
  /** The two products, the one that the message names last. */
  products: [Product, Product];
  /** Both were called by their names, or stood in the last reply. */
  isSure: boolean;
}

/**
 * The two products of ours that a message asks about together: 'can I take it with the Easy Mind tea same night' behind another one, 'i got the
 * lozenges and brother daily both'.
 * @param carried what 'it' stands for
 * @param spoken what the message before called
 */
export function pairIn(
  plain: string,
  {
    products,
    carried,
    spoken = [],
  }: { products: readonly Product[]; carried: readonly Product[]; spoken?: readonly Product[] },
): Pair | undefined {
  const asked = plain.replace(OR_WHATEVER, ' ');
  if (!TOGETHER.test(plain) || COMPARES.test(plain) || (WHICH.test(asked) && !BOTH.test(plain)))
    return undefined;
  const here = findNamedProducts(plain, products);
  // 'Can I take both together' behind 'the Joint Formula or the collagen one'.
  const named = here.length === 0 && BOTH.test(plain) && spoken.length === 2 ? spoken : here;
  const [one, other, ...more] = named;
  if (!one || more.length > 0) return undefined;
  if (other) return { products: [one, other], isSure: true };
  const rest = withoutNames(plain, named);
  const [it, ...others] = carried.filter((product) => product !== one);
  if (it && others.length === 0 && IT.test(plain)) return { products: [it, one], isSure: true };
  const called = calledIn(rest, products).filter((product) => product !== one);
  const [only] = called;
  return only && called.length === 1 ? { products: [only, one], isSure: false } : undefined;
}
/** 'Is it okay to take Brother Daily' says nothing of what was told before. */
const IT =
  /\b(?:take|taking|use|using|drink|drinking|have|mix|mixing|add|adding|combine|pair|with|wit|plus|and|of|beside|to) (?:it|this|that|dis|dat|them|these|those)\b|\b(?:is|be) (?:it|this|that|dis|dat) too much\b|\bboth\b/;

/** 'The collagen' by its title, 'the lozenges' by how nothing else comes. */
function calledIn(plain: string, products: readonly Product[]): Product[] {
  const meant = productsMeant(plain, products);
  return meant.length > 0 ? meant : comingAs(plain, products);
}

/** What the page of one of the two says of both. */
export function askedOfPair(
  likenessOf: Understanding['likenessOf'],
  message: string,
  { pair, products }: { pair: Pair; products: readonly Product[] },
): (FurtherQuestion & { product: Product }) | undefined {
  const [one, other] = pair.products;
  const found = [
    { product: one, beside: other },
    { product: other, beside: one },
  ].flatMap(({ product, beside }) =>
    product.questions
      .filter(
        (question) =>
          ASKS_TOGETHER.test(question.question) && othersIn(question, product, products).includes(beside),
      )
      .map((question) => ({ ...question, product })),
  );
  const likeness = likenessOf(
    message,
    found.map(({ question }) => question),
  );
  return found
    .map((asked, at) => ({ asked, like: likeness[at] ?? 0 }))
    .toSorted((a, b) => b.like - a.like)
    .map(({ asked }) => asked)[0];
}
/** 'Which is for me, Beet Nitric or Pressure Balance?' says nothing of both. */
const ASKS_TOGETHER =
  /\b(?:both|together|same (?:time|night|day|morning)|on top|along|with|beside|add|mix|combine|pair|stir|sweeten|already take|too much)\b/i;
