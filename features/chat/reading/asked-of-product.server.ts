import type { Understanding } from '#assistant/create-understanding.ts';
import type { FurtherQuestion } from '#content/knowledge/further-questions.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import { labelOf } from '#features/catalog/label-of.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { asksHowMany } from '../products/how-many-asked.ts';
import { substancesNamed } from '../products/wanted.server.ts';
import type { ProductQuestion } from '../products/product-question.server.ts';
import type { Ask } from './ask.server.ts';
import { OF_ONE_OF_OURS } from './ask-by-intent.server.ts';
import { carriedProducts } from './carried-products.server.ts';
import { askedAgain } from './same-fact.server.ts';
import { findNamedProducts, withNameOfItsOwn, withoutNames } from './find-named-products.server.ts';
import { scoreFurther } from './further-asked.server.ts';
import { mayBeAsked } from './may-be-asked.server.ts';
import { meantBefore, namedOrMeant, productsMeant } from './products-meant.server.ts';
import { ORDER_WORDS } from './patterns.server.ts';
import { isSpokenOf, othersIn } from './other-products.server.ts';
import { askedOfPair, pairIn } from './pair-asked.server.ts';
import type { Reading } from './read-message.server.ts';
import { sentencesOf } from './sentences-of.server.ts';
import { saidByVisitor } from './said-before.server.ts';

/** So many of the products that are spoken of are looked through. */
const LOOKED_THROUGH = 3;
/**
 * The odds that the nearest of a page's questions is asked: its score, how far the second one is behind it, and how far what else the page says.
 * Fitted on 636 messages that ask one, by writers who knew it and kept away from its words, on the same with the right one taken away, and on
 * 212 that ask something else of a product.
 */
const ODDS = { none: -7.4, score: 0.52, beforeSecond: 0.33, beforePage: 0.24 };
/**
 * From which odds on it is told. Of those messages, by odds fitted on other products: from -0.6 on 79 in 100 rightly, and where the right one
 * is missing or something else is asked 15 in 100; from 0.5 on 63 and 6.
 */
const LINES = {
  lookedAt: -1,
  lookedAtAndElsewhere: 0.5,
  named: -0.6,
  namedAndElsewhere: 0.5,
  askedAgain: 0.5,
  spokenOfBefore: 0,
  listed: 1,
  answeredElsewhere: 2,
  offeredBeside: 2,
};
/**
 * Where an entry answers, so much surer is what the page says of a product that was only shown before: 'and my 8 month old can she have it too' goes on
 * about elderberry, and not about the syrup that was offered beside it.
 */
const SURER_OF_UNNAMED = 1.5;
/** From here on without the question before the answer. */
const ALONE = 0.5;
const CLEARLY = 3.5;
const VERDICT =
  /^(?:yes|no|not|none|neither|most likely|probably|perhaps|maybe|possibly|mostly|likely|often|better|it (?:can|may|might|should|does|will|could))\b/i;

interface Talk {
  message: string;
  reading: Reading;
  history: readonly Turn[];
  /** The whole catalogue. */
  products: readonly Product[];
  /** What the visitor looks at, by id. */
  productIds: readonly string[];
  /** An entry of the knowledge surely answers the message. */
  isElsewhere: boolean;
  /** The odds that it asks what that entry answers, where they are known. */
  elsewhere?: number;
}

/**
 * The message as one that asks a question which the page of a product answers: of a product that it names, or that was spoken of before.
 * Undefined where it asks none.
 */
export function askedOfProduct(likenessOf: Understanding['likenessOf'], said: Talk): Reading | undefined {
  // 'How about the Joint Formula' behind 'will it upset my stomach' asks that of its page.
  const again = said.reading.ask.kind === 'fact' ? askedAgain(plainWords(said.message), said) : undefined;
  const talk = again ? { ...said, message: withoutAnyName(again.question, said.products) } : said;
  const { message, reading } = talk;
  const { named, before, carried, isLookedAt } = spokenOf(talk, again?.products);
  const ofPair = askedTogether(likenessOf, talk, carried);
  if (ofPair) return ofPair;
  // 'Is the collagen one cheaper' asks for prices.
  if (!mayAsk(reading) || ORDER_WORDS.test(plainWords(message))) return undefined;
  const line = Math.max(
    again
      ? LINES.askedAgain
      : lineOf(talk, {
          isNamed: named.length > 0,
          isNamedSo: withNameOfItsOwn(named).length > 0,
          isLookedAt,
        }),
    (talk.elsewhere ?? Number.NEGATIVE_INFINITY) + (named.length > 0 ? 0 : SURER_OF_UNNAMED),
  );
  const [best] = (named.length > 0 ? named : before.filter(isOfTheThing(talk)))
    .slice(0, LOOKED_THROUGH)
    .flatMap((product) => nearest(likenessOf, product, talk) ?? [])
    .filter(({ odds }) => odds >= line)
    .toSorted((one, other) => other.odds - one.odds);
  if (!best) return undefined;
  const { product, question, answer, odds } = best;
  const directions = asksHowMany(plainWords(message));
  const fact = {
    kind: 'asked' as const,
    question,
    answer,
    alone: isAlone(odds, answer) && !directions,
    directions,
  };
  return { ...reading, ask: { kind: 'fact', fact }, products: [product] };
}

/**
 * Behind 'what about melatonin' and its answer 'is it ok every night' asks of no magnesium that was offered there, and 'is melatonin ok in the
 * morning' of none that neither holds it nor is asked about it on its page.
 */
function isOfTheThing({ message, reading, history }: Talk): (product: Product) => boolean {
  const named = reading.ask.kind === 'question' ? substancesNamed(plainWords(message)) : [];
  const isOn = ({ questions }: Product, thing: string) =>
    questions.some(({ question }) => substancesNamed(plainWords(question)).includes(thing));
  const isOfNamed = (product: Product) =>
    named.length === 0 || named.some((thing) => labelOf(product).holds.has(thing) || isOn(product, thing));
  const answered = history.findLast(({ role }) => role === 'assistant')?.evidence?.knowledge ?? [];
  const asked = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const things = answered.length === 0 ? [] : substancesNamed(plainWords(asked));
  return (product) =>
    isOfNamed(product) && (things.length === 0 || things.some((thing) => labelOf(product).holds.has(thing)));
}

/** 'Most likely' and 'no' are said to the page's own question: unless that is clearly the one asked, it stands before them. */
const isAlone = (odds: number, answer: string): boolean => odds >= (VERDICT.test(answer) ? CLEARLY : ALONE);

/** Two of ours that are asked about together: what a page says of both, else what both labels warn of. */
function askedTogether(
  likenessOf: Understanding['likenessOf'],
  { message, reading, products, history }: Talk,
  carried: readonly Product[],
): Reading | undefined {
  const { ask } = reading;
  if (!(ask.kind === 'fact' ? ASKS_WHETHER_BOTH.has(ask.fact.kind) : MAY_ASK_BOTH.has(ask.kind)))
    return undefined;
  const before = plainWords(history.findLast(({ role }) => role === 'user')?.content ?? '');
  const spoken = namedOrMeant(before, products);
  const pair = pairIn(plainWords(message), { products, carried, spoken });
  if (!pair) return undefined;
  const asked = askedOfPair(likenessOf, message, { pair, products });
  if (asked) {
    const { product, question, answer } = asked;
    const fact = { kind: 'asked' as const, question, answer, alone: false };
    return { ...reading, ask: { kind: 'fact', fact }, products: [product] };
  }
  return pair.isSure
    ? { ...reading, ask: { kind: 'fact', fact: { kind: 'together' } }, products: pair.products }
    : undefined;
}
const MAY_ASK_BOTH: ReadonlySet<Ask['kind']> = new Set(['question', 'shelf', 'compare']);
const ASKS_WHETHER_BOTH: ReadonlySet<ProductQuestion['kind']> = new Set(['about', 'directions', 'warnings']);

/**
 * What sounds like a fact of a product is asked of the one that was spoken of; what its label lists is told from there, unless the page surely
 * says it. Who begins to ask on the page of one product mostly means that; behind an answer about a thing, what was only offered with it is
 * hardly meant.
 */
function lineOf(
  { reading: { ask, products }, history, isElsewhere }: Talk,
  { isNamed, isNamedSo, isLookedAt }: { isNamed: boolean; isNamedSo: boolean; isLookedAt: boolean },
): number {
  if (ask.kind === 'fact' && LISTED.has(ask.fact.kind)) return LINES.listed;
  if (isLookedAt && !isNamed) return isElsewhere ? LINES.lookedAtAndElsewhere : LINES.lookedAt;
  if (isNamed && !isElsewhere) return LINES.named;
  if (isNamedSo) return LINES.namedAndElsewhere;
  const last = history.findLast(({ role }) => role === 'assistant')?.evidence;
  if (!isNamed && (last?.knowledge.length ?? 0) > 0) return LINES.offeredBeside;
  if (isElsewhere) return LINES.answeredElsewhere;
  return ask.kind === 'fact' && products.length > 0 ? LINES.named : LINES.spokenOfBefore;
}
const LISTED: ReadonlySet<ProductQuestion['kind']> = new Set(['contains', 'contents', 'vegan', 'vegetarian']);

/** What has an exact answer of its own (a price, a count), is talk, compares or wishes again ('gummies please') asks nothing of a page. */
const mayAsk = ({ ask, followUp, products }: Reading): boolean =>
  ask.kind === 'fact'
    ? !EXACT.has(ask.fact.kind) && !(ask.fact.kind === 'contains' && products.length > 1)
    : !OTHERWISE_ANSWERED.has(ask.kind) && !(ask.kind === 'shelf' && followUp);
const EXACT: ReadonlySet<ProductQuestion['kind']> = new Set([
  'amount',
  'count',
  'lasts',
  'price',
  'serving-price',
  'sizes',
  'stock',
]);
const OTHERWISE_ANSWERED: ReadonlySet<Ask['kind']> = new Set([
  'greeting',
  'thanks',
  'goodbye',
  'more',
  'declined',
  'compare',
  'order',
]);

function spokenOf(
  { message, reading, history, products, productIds }: Talk,
  again: readonly Product[] | undefined,
) {
  const plain = plainWords(message);
  const inView = products.filter(({ id }) => productIds.includes(id));
  // 'In hot coffee okay?' behind the collagen: what is like a word of the message may be another one than was spoken of.
  const carried = carriedProducts(plain, { history, products, inView });
  const shown = [...new Set([...(carried.length === 1 ? carried : []), ...reading.products, ...carried])];
  const named = findNamedProducts(plain, products);
  // 'What is biotin for' is asked of no gummies.
  const called = named.length === 0 && OF_ONE_OF_OURS.test(plain) ? productsMeant(plain, products) : [];
  const meant = meantUnlessOthers(plain, meantBefore(history, products), products);
  // 'That glucomannan yall sell' means the one of its name, whatever stood beside it.
  const shownAndMeant = shown.filter((product) => meant.includes(product));
  const wasShown = history.some(({ evidence }) => (evidence?.products.length ?? 0) > 0);
  return {
    named: again ?? [...named, ...called],
    carried,
    before: [shownAndMeant, shown, meant].find((list) => list.length > 0) ?? [],
    isLookedAt: inView.length === 1 && !wasShown,
  };
}

/** Behind 'how much protein should I eat' the collagen in 'my wife puts the collagen in my coffee' speaks of no protein powder. */
function meantUnlessOthers(
  plain: string,
  meant: readonly Product[],
  products: readonly Product[],
): Product[] {
  const called = productsMeant(plain, products);
  return meant.filter((product) => called.length === 0 || called.includes(product));
}

function nearest(
  likenessOf: Understanding['likenessOf'],
  product: Product,
  { message, reading: { ask }, history, products }: Talk,
) {
  if (product.questions.length === 0) return undefined;
  const said = [...saidByVisitor(history), message];
  const plain = plainWords(said.join(' . '));
  const allergens = ask.kind === 'fact' && ask.fact.kind === 'contains' ? ask.fact.allergens : [];
  const isBeside = ask.kind === 'fact' && ask.fact.kind === 'beside';
  const isOfOthers = (one: FurtherQuestion) => {
    const others = othersIn(one, product, products);
    return others.length > 0 && !others.some((other) => isSpokenOf(other, { plain, product, products }));
  };
  // 'Will it go with my pills' is nearer to what a page prints than 'will the Steady Day go with my pills'.
  const asked = withoutNames(plainWords(message), [product]);
  const { ranked, own } = scoreFurther(likenessOf, asked, pageOf(product));
  const isAsked = ({ one }: (typeof ranked)[number]) =>
    mayBeAsked(one, { asked, allergens, isBeside }) && !isOfOthers(one);
  // Each is held against the whole catalogue: no more of them than the two that count.
  const place = ranked.findIndex(isAsked);
  const best = ranked[place];
  if (!best) return undefined;
  const second = ranked.slice(place + 1).find(isAsked);
  const odds =
    ODDS.none +
    ODDS.score * best.score +
    ODDS.beforeSecond * (best.score - (second?.score ?? 0)) +
    ODDS.beforePage * (best.score - own);
  return { ...best.one, product, odds };
}

const withoutAnyName = (message: string, products: readonly Product[]): string => {
  const plain = plainWords(message);
  return withoutNames(plain, findNamedProducts(plain, products));
};

/** Of its description the beginning: who asks for that asks no question of its page. */
export const pageOf = ({
  title,
  description,
  questions,
}: Pick<Product, 'title' | 'description' | 'questions'>): Pick<
  Passage,
  'question' | 'answer' | 'further'
> => ({
  question: `What is ${title}?`,
  answer: sentencesOf(description).slice(0, ABOUT_SENTENCES).join(' '),
  further: questions,
});
const ABOUT_SENTENCES = 4;
