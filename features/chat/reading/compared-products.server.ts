import type { Product } from '#integrations/storefront/product.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { productsByHandle } from '../products/products-by-handle.server.ts';
import { findNamedProducts } from './find-named-products.server.ts';
import { ORDER_WORDS } from './patterns.server.ts';
import { subjectWords } from './plain-words.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import { productsAskedOf, productsMeant } from './products-meant.server.ts';
import { saidByVisitor } from './said-before.server.ts';

/** As many as are told side by side. */
const MOST_COMPARED = 3;
export const COMPARES =
  /\b(?:compare|comparison|difference|different(?! (?:times?|hours?|days?|nights?|meals?)\b)|vs|versus|better than|which (?:one )?is which|side by side)\b/;
/** Words of a comparison that name nothing. */
const OF_COMPARING = new Set(['between', 'two', 'three', 'whats', 'diff']);
/** Between the things that are compared. */
const BETWEEN = /\b(?:and|or|vs|versus|than|from)\b/;
/** A product of ours rather than a substance: 'the sea moss', 'your multi'; 'magnesium citrate and glycinate' is what an article tells of. */
const OURS = /\b(?:the|your|ur|yalls|y'alls|that|dat|them|dem|di|de)\b/;
/** 'And a multivitamin': beside what was asked of before. */
const BESIDE = /^(?:(?:ok|okay|oh|so) )*(?:and|what about|how about|wha bout|also|or)\b/;
/** 'The first two', 'both of them'. */
const FIRST_TWO = /\b(?:first|top) (?:two|2)\b/;

interface Compared {
  history: readonly Turn[];
  products: readonly Product[];
}

/** The things that a message compares by what they are called: 'is the sea moss better than the multivitamin'. Fewer than two are none. */
export const comparedByCalling = (plain: string, products: readonly Product[]): Product[] =>
  COMPARES.test(plain) || (ORDER_WORDS.test(plain) && / or /.test(plain)) ? calledIn(plain, products) : [];

function calledIn(plain: string, products: readonly Product[]): Product[] {
  if (!OURS.test(plain)) return [];
  const sides = plain.split(BETWEEN).map((side) => {
    const [named] = findNamedProducts(side, products);
    // 'The sleep one' is told by shelves and tags as well.
    return named ?? (OURS.test(side) ? productsAskedOf(side, products) : productsMeant(side, products))[0];
  });
  const called = [...new Set(sides.filter((product) => product !== undefined))];
  return called.length >= 2 ? called.slice(0, MOST_COMPARED) : [];
}

/**
 * The things that two messages asked of one after the other, where the third compares: 'do you sell vitamin D', 'and a multivitamin', 'which is
 * cheaper'; or that one message named together. Nothing where the last reply alone showed what is compared.
 */
export function comparedByAsking(plain: string, { history, products }: Compared): Product[] {
  if (![COMPARES, ORDER_WORDS, WHICH_OF_THEM, BETTER].some((words) => words.test(plain))) return [];
  const shown = history
    .filter(({ role }) => role === 'assistant')
    .map(({ evidence }) => productsByHandle(evidence?.products ?? [], products));
  const asked = saidByVisitor(history).map(plainWords);
  const last = shown.at(-1) ?? [];
  if (FIRST_TWO.test(plain)) return last.length > 2 ? last.slice(0, 2) : [];
  const besides = besideTheLast(plain, { products, last, before: shown.at(-2) ?? [] });
  if (besides.length > 0) return besides;
  if (subjectWords(plain).some((word) => !OF_COMPARING.has(word))) return [];
  const question = asked.at(-1) ?? '';
  const together = last.length < 2 ? calledIn(question, products) : [];
  if (together.length > 0) return together;
  const before = shown.at(-2) ?? [];
  const [first] = before;
  const ofItsOwn = subjectWords(question).length > 0;
  if (!first || last.length === 0 || !ofItsOwn || last.some((product) => before.includes(product))) return [];
  return last.length === 1 || BESIDE.test(question) ? [first, ...last].slice(0, MOST_COMPARED) : [];
}

/** 'So is the fiber one better for that' behind the carnitine; 'which one for me if I drive at 5' behind two that were told of one after the other. */
function besideTheLast(
  plain: string,
  { products, last, before }: { products: readonly Product[]; last: Product[]; before: Product[] },
): Product[] {
  const [told, ...others] = last;
  if (!told || others.length > 0) return [];
  const [named, ...more] = BETTER.test(plain) ? findNamedProducts(plain, products) : [];
  const [earlier, ...rest] = WHICH_OF_THEM.test(plain) ? before : [];
  const other = named && more.length === 0 ? named : rest.length === 0 ? earlier : undefined;
  return other && other !== told ? [told, other] : [];
}
const WHICH_OF_THEM = /\bwhich (?:one|of (?:them|those|these|the two|dem))\b/;
const BETTER = /\b(?:better|stronger|gentler)\b/;
