import type { Product } from '#integrations/storefront/product.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import type { Care } from '../safety/safety.ts';

/** The rule of the care that a child gets. */
const FOR_A_CHILD = 'group:children';
const OF_CHILDREN = /\b(?:kids?|child(?:ren)?s?|toddlers?|baby|babies|infants?|junior)\b/;

/** As its name, kind or tags say. */
const isForChildren = ({ title, productType, tags }: Product): boolean =>
  OF_CHILDREN.test(plainWords([title, productType, ...tags].join(' ')));

/** It is for a child, and nothing in the shop is made for one. */
export const nothingForChildren = (
  { rules, forChild }: Pick<Care, 'rules' | 'forChild'>,
  products: readonly Product[],
): boolean => (forChild === true || rules.includes(FOR_A_CHILD)) && !products.some(isForChildren);
