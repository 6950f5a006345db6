import { formatMoney } from '#platform/money/money.ts';
import { offerOf, priceText } from '#features/catalog/offer.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { summarise } from '#features/catalog/product-card-data.ts';
import { PRODUCT_DESCRIPTION_LENGTH } from '../chat-limits.ts';

/** What the catalogue's plain description says, by its parts. A shop that writes its descriptions otherwise leaves parts empty. */
export interface ProductFacts {
  /** What it is, in a sentence or two. */
  about: string;
  servingSize: string | undefined;
  /** Lines of the Supplement Facts, such as 'Zinc (as zinc gluconate) 15 mg 136%'. */
  contents: string[];
  directions: string | undefined;
  warnings: string | undefined;
}

const FACTS = /\bSupplement Facts\.?:?/i;
const DIRECTIONS = /\b(How to take it|Directions|Suggested use|How to use)\s*:/i;
const WARNINGS = /\b(Please read first|Warnings?|Cautions?)\s*:/i;

/** The same product object is asked about again and again: the catalogue keeps it. */
const read = new WeakMap<object, ProductFacts>();

export function factsOf(product: Pick<Product, 'description'>): ProductFacts {
  const known = read.get(product);
  if (known) return known;
  const facts = readFacts(product.description.replace(/\s+/g, ' ').trim());
  read.set(product, facts);
  return facts;
}

function readFacts(description: string): ProductFacts {
  const at = (pattern: RegExp) => pattern.exec(description)?.index ?? -1;
  const starts = [at(FACTS), at(DIRECTIONS), at(WARNINGS)];
  const [factsAt = -1] = starts;
  const first = Math.min(...starts.filter((start) => start >= 0), description.length);
  const part = (start: number, heading: RegExp) => {
    if (start < 0) return undefined;
    const end = Math.min(...starts.filter((other) => other > start), description.length);
    return description.slice(start, end).replace(heading, '').trim() || undefined;
  };
  const facts = factsAt < 0 ? '' : (part(factsAt, FACTS) ?? '');
  return {
    about: summarise(description.slice(0, first), PRODUCT_DESCRIPTION_LENGTH),
    servingSize: /Serving size: (.+?)\.(?= |$)/.exec(facts)?.[1],
    contents: contentLines(facts),
    directions: part(starts[1] ?? -1, DIRECTIONS),
    warnings: part(starts[2] ?? -1, WARNINGS),
  };
}

/** What stands between the servings and the notes. */
function contentLines(facts: string): string[] {
  const afterServings = facts.replace(/^.*Servings per container: .*?\.(?= )/, '');
  const beforeNotes =
    afterServings.split(/ †? ?Daily Value not established| Other ingredients:| Percent Daily Values/)[0] ??
    '';
  return beforeNotes
    .replace(/\.\s*†?\s*$/, '')
    .split('; ')
    .map((line) => line.replace(/\s*†$/, '').trim())
    .filter(Boolean);
}

export const priceOf = (product: Product): string => priceText(offerOf(product));

export const stockOf = ({ availableForSale }: Product): string =>
  availableForSale ? 'In stock' : 'Sold out';

/** The sizes or flavors that can be chosen, with their prices; empty when there is only one. */
export const sizesOf = ({ variants }: Product): string[] =>
  variants.length < 2
    ? []
    : variants.map(
        ({ title, price, availableForSale }) =>
          `${title}: ${formatMoney(price)}${availableForSale ? '' : ' (sold out)'}`,
      );
