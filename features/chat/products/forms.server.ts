import { labelOf } from '#features/catalog/label-of.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { plainWords } from '#platform/text/in-one-form.ts';

/** In which form a product comes, and in which somebody wants it or does not. */

const FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gummy: 'gumm(?:y|ies)|chewables?',
    powder: 'powders?',
    tea: 'teas?|(?:something|somethin|sumn|anything|any) (?:hot|warm) to (?:drink|sip)|hot drinks?',
    capsule: 'capsules?',
    softgel: 'soft ?gels?',
    tablet: 'tablets?',
    lozenge: 'lozenges?',
    drops: 'drops|tinctures?',
    syrup: 'syrups?',
    liquid: 'liquids?',
  }),
);
const said = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`);
const READ: ReadonlyMap<string, RegExp> = new Map([...FORMS].map(([form, words]) => [form, said(words)]));

/** What is swallowed whole goes by one name. */
const PILLS = 'pills?|caps';
const SWALLOWED = ['capsule', 'softgel', 'tablet'];

const ANY_FORM = [...FORMS.values(), PILLS].join('|');
const NOT_WANTED = [
  `(?:dont|don't|do not|doesnt|doesn't|doh|wont|won't|cant|can't|cannot|cyah|never|not) (?:really |even )?(?:want|like|need|do|take|swallow|stand|handle|fool with|mess with|get down)`,
  'hates?|tired of|sick of|instead of|other than|besides|rather than|scared of|choke on|(?:trouble|hard time|problem|struggle|struggles) (?:swallowing|getting|taking|with)',
  '(?<!(?:got|have|has|had|see|find|out of) )(?:no|not|without)',
].join('|');
/** 'No gummies', 'I can't swallow them big pills'; of 'you have no gummies?' nothing is meant. */
const DENIED = new RegExp(
  `\\b(?:${NOT_WANTED})(?: (?:no|any|more|the|them|dem|those|these|that|my|big|huge|horse|large|another|of|all)){0,4} (?:${ANY_FORM})\\b(?: (?:or|and|nor) (?:${ANY_FORM})\\b)*`,
  'g',
);

/** The form that plain words name as wanted. */
export function formIn(plain: string): string | undefined {
  const wanted = plain.replaceAll(DENIED, ' ');
  return [...READ.keys()].find((form) => READ.get(form)?.test(wanted));
}

const EITHER = new RegExp(
  `\\b(?:${ANY_FORM})(?:(?: (?:or|and))?(?: an?| the| some)? (?:${ANY_FORM}))+\\b`,
  'g',
);

/** The forms that would do: 'gummies or liquid' are two. */
export function formsWanted(plain: string): string[] {
  const [either] = plain.replaceAll(DENIED, ' ').match(EITHER) ?? [];
  const form = formIn(plain);
  if (either === undefined) return form === undefined ? [] : [form];
  return [...READ.keys()].filter((one) => READ.get(one)?.test(either));
}

/** The forms that plain words name as not wanted. */
export function formsDenied(plain: string): string[] {
  const denied = [...plain.matchAll(DENIED)].map(([words]) => words).join(' ');
  return [...READ.keys()].filter(
    (form) => READ.get(form)?.test(denied) || (SWALLOWED.includes(form) && said(PILLS).test(denied)),
  );
}

/** Who wants a liquid may have any of these. */
const LIQUIDS: ReadonlySet<string> = new Set(['drops', 'syrup', 'tonic']);

/** In one of these forms; in any where none is wanted. */
export const comesAsOneOf = (product: Product, forms: readonly string[]): boolean =>
  forms.length === 0 || forms.some((form) => comesAs(product, form));

/** By its label, or by what its type and title call it: a tea may be counted in sachets. Everything does where no form is wanted. */
export const comesAs = (product: Product, form: string | undefined): boolean =>
  form === undefined ||
  labelOf(product).form === form ||
  (form === 'liquid' && LIQUIDS.has(labelOf(product).form ?? '')) ||
  READ.get(form)?.test(plainWords(`${product.productType} ${product.title}`)) === true;
