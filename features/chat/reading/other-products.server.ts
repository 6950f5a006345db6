import type { FurtherQuestion } from '#content/knowledge/further-questions.ts';
import { labelOf, substancesInTags, substancesInTitle } from '#features/catalog/label-of.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import { onceFor } from '#platform/time/once-for.ts';
import { substancesNamed } from '../products/wanted.server.ts';
import { findNamedProducts, findPrinted, withoutNames } from './find-named-products.server.ts';
import { productsMeant, tagWordsOf } from './products-meant.server.ts';

/**
 * The products beside its own that a question of a page is about: 'can I take Brother Daily along with it' by name, 'do I still need my
 * multivitamin' by kind. What only its answer names ('can my wife take it': 'Sister Daily is made for her') is told beside, and need not be asked.
 */
export function othersIn(
  { question }: Pick<FurtherQuestion, 'question'>,
  product: Product,
  products: readonly Product[],
): Product[] {
  const others = [...findPrinted(question, products), ...ofKind(question, product, products)];
  return [...new Set(others)].filter((one) => one !== product);
}

/** 'My multivitamin' on the page of what is none: those that are called so. */
function ofKind(question: string, product: Product, products: readonly Product[]): Product[] {
  const kinds = [...plainWords(question).matchAll(A_THING)].map(([, thing = '']) => thing);
  return kinds.filter((kind) => !isCalled(kind, product)).flatMap((kind) => byKind(products).get(kind) ?? []);
}
const A_THING = /\b(?:an?|the|my|your|another) ([a-z0-9]+)\b/g;
const byKind = onceFor((products: readonly Product[]) => Map.groupBy(products, kindOf));

/** What a title ends with and a tag says too, and no list of ingredients: 'multivitamin', 'prenatal'; 'my protein for the day' is no product. */
export const kindOf = onceFor((product: Product): string | undefined => {
  const [short = product.title] = product.title.split(/ with /i);
  const last = plainWords(short).split(' ').at(-1) ?? '';
  const isListed = labelOf(product).ingredients.some(({ name }) => plainWords(name).includes(last));
  return product.tags.includes(last) && !isListed ? last : undefined;
});
const isCalled = (kind: string, { title, tags }: Product): boolean =>
  tags.includes(kind) || plainWords(title).split(' ').includes(kind);

/** Whether somebody who speaks of `product` speaks of the other as well: by its name, its kind or what it is called after. */
export function isSpokenOf(
  other: Product,
  { plain, product, products }: { plain: string; product: Product; products: readonly Product[] },
): boolean {
  const rest = withoutNames(plain, [product]);
  if (findNamedProducts(rest, products).includes(other)) return true;
  const own = new Set(substancesOf(product));
  const substances = substancesNamed(rest).filter((one) => !own.has(one));
  if (substancesOf(other).some((one) => substances.includes(one))) return true;
  const kind = kindOf(other);
  const isOfKind = kind !== undefined && !isCalled(kind, product) && tagWordsOf(rest).includes(kind);
  return isOfKind || isMeant(other, { rest, product, products });
}

/** 'The evening tea' is called so by two words of its title. */
const isMeant = (
  other: Product,
  { rest, product, products }: { rest: string; product: Product; products: readonly Product[] },
): boolean => {
  const meant = productsMeant(rest, products);
  return meant.includes(other) && !meant.includes(product);
};

const substancesOf = (product: Product): readonly string[] => [
  ...substancesInTitle(product),
  ...substancesInTags(product),
];
