import { substancesInTitle } from '#features/catalog/label-of.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { type ProductQuestion, readProductQuestion } from '../products/product-question.server.ts';
import { productsByHandle } from '../products/products-by-handle.server.ts';
import type { Ask } from './ask.server.ts';
import { findNamedProducts, withoutNames } from './find-named-products.server.ts';
import { labelOfCalled } from './label-of-called.server.ts';
import { comingAs, namedOrMeant, productsMeant } from './products-meant.server.ts';

interface Talk {
  history: readonly Turn[];
  /** The whole catalogue. */
  products: readonly Product[];
}
interface Asked {
  ask: Ask;
  products: Product[];
}

/** 'And the chamomile one?' asks of it what was asked of the one before. */
const ALSO =
  /^(?:(?:ok|okay|oh|well|alright|and|n|an|so|but|then) )*(?:and|n|an|(?:what|how|wha|wat|whats) (?:about|bout|abt)|what of|same (?:for|with)|or)\b/;
const ALSO_WORDS = 9;

/** The other product that a message only names, and what was asked before it. */
export function askedAgain(
  plain: string,
  { history, products }: Talk,
): { question: string; products: Product[] } | undefined {
  if (!isAlso(plain) || !toldOfProducts(history)) return undefined;
  const other = calledIn(plain, products);
  // 'And does the tea have caffeine' asks something else of it.
  const own = new Set(other.flatMap(substancesInTitle));
  if (other.length === 0 || readProductQuestion(withoutNames(plain, other), own)) return undefined;
  // Behind 'and Sister Daily?' it is the question before that one.
  const question = history.findLast(({ role, content }) => role === 'user' && !isAlso(plainWords(content)));
  return question && { question: question.content, products: other };
}

/** A fact of the one before, asked of another one as well. */
export function sameFactOf(plain: string, talk: Talk): Asked | undefined {
  const again = askedAgain(plain, talk);
  const fact = again && factIn(plainWords(again.question), talk.products);
  return fact && fact.kind !== 'contents'
    ? { ask: { kind: 'fact', fact }, products: again.products }
    : undefined;
}

const isAlso = (plain: string): boolean => ALSO.test(plain) && plain.split(' ').length <= ALSO_WORDS;

function factIn(asked: string, products: readonly Product[]): ProductQuestion | undefined {
  const ask = labelOfCalled(asked, products)?.ask;
  if (ask?.kind === 'fact') return ask.fact;
  const own = new Set(productsMeant(asked, products).flatMap(substancesInTitle));
  return readProductQuestion(withoutNames(asked, findNamedProducts(asked, products)), own);
}

/** By name or title, else by how no other one comes: 'and in the lozenges'. */
function calledIn(plain: string, products: readonly Product[]): Product[] {
  const called = namedOrMeant(plain, products);
  const coming = called.length > 0 ? [] : comingAs(plain, products);
  return coming.length === 1 ? coming : called;
}

/** The last reply told facts of products, and no entry: only then is a fact to be asked of another one as well. */
export function toldOfProducts(history: readonly Turn[]): boolean {
  const last = history.findLast(({ role }) => role === 'assistant')?.evidence;
  return last?.knowledge.length === 0 && last.products.length > 0;
}

/** 'How much is it' asks for a price; behind 'does it have choline', 'how much of it' for an amount. */
const HOW_MUCH_OF_IT =
  /^(?:(?:ok|okay|and|so|but|well) )*how (?:much|many (?:mg|milligrams|mcg|micrograms|iu|units|grams?))(?: of (?:it|that|them))?(?: (?:is|do|does|s))?(?: (?:it|they) (?:have|has|got))?(?: (?:in|inside)(?: (?:it|there|that|them|each|one|those|a))?(?: (?:serving|pill|gummy|capsule|softgel|tablet|scoop|dose))?)?$/;

/** 'Any soy', 'no gelatin?' behind one product: its list says it, whatever entry tells how to find products without it. */
export function listedInTold(plain: string, { history, products }: Talk): Asked | undefined {
  const last = history.findLast(({ role }) => role === 'assistant')?.evidence;
  if (!ONLY_ANY.test(plain) || !toldOfProducts(history) || last?.products.length !== 1) return undefined;
  const fact = readProductQuestion(plain);
  return fact?.kind === 'contains'
    ? { ask: { kind: 'fact', fact }, products: productsByHandle(last.products, products) }
    : undefined;
}
const ONLY_ANY =
  /^(?:(?:and|ok|okay|is there|has it|got) )*(?:any|no) (?:[a-z]+ ?){1,3}(?:in it|in them|in there)?$/;

/** How much there is of what the message before asked for, in what was just told of. */
export function amountOfBefore(plain: string, { history, products }: Talk): Asked | undefined {
  const last = history.findLast(({ role }) => role === 'assistant')?.evidence;
  if (!HOW_MUCH_OF_IT.test(plain) || !toldOfProducts(history)) return undefined;
  const asked = history.findLast(({ role }) => role === 'user');
  const fact = asked && factIn(plainWords(asked.content), products);
  if (fact?.kind !== 'contains' || fact.substances.length === 0) return undefined;
  const { substances, words } = fact;
  return {
    ask: { kind: 'fact', fact: { kind: 'amount', substances, words } },
    products: productsByHandle(last?.products ?? [], products),
  };
}
