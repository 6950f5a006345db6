import { subjectCategories } from '#content/knowledge/knowledge-entry.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { formatMoney } from '#platform/money/money.ts';
import type { Care, Grounds } from './safety/safety.ts';
import type { AssistantParts } from './assistant-parts.server.ts';
import { listedProducts } from '#features/catalog/listed-products.server.ts';
import { chooseProducts, nothingChosen } from './products/choose-products.server.ts';
import type { Turn as ReadTurn } from '#assistant/turn.ts';
import type { Turn } from './conversations/list-turns.server.ts';
import { linkTarget } from './embedded/markdown.server.ts';
import { findShelf } from './find-shelf.server.ts';
import { labelOf } from '#features/catalog/label-of.server.ts';
import { answerProduct, countsOf } from './products/answer-product.server.ts';
import { priceOf, servingPrices, sizesOf } from './products/price-and-stock.server.ts';
import { readQuestion } from '#features/knowledge/read-question.server.ts';
import type { Found as FoundKnowledge, Passage } from '#features/knowledge/passage.server.ts';
import type { Found } from './found.server.ts';
import { plainWords, subjectWords } from './reading/plain-words.server.ts';
import { type Reading, readMessage } from './reading/read-message.server.ts';

/** Looked at when a conversation goes on: the answer, and what lies beside it. */
const LOOKED_UP = 6;
/** The next best entry lies beside the question when it scores at least this part of the best. */
const RELATED_SCORE = 0.5;

type Parts = Pick<AssistantParts, 'knowledge' | 'catalog' | 'engine' | 'log'>;

/** Reads the message and looks up what it asks for: in the knowledge base and in the catalogue, never in what the browser sent. */
export async function findGrounds(
  parts: Parts,
  options: {
    message: string;
    turn: ReadTurn;
    history: readonly Turn[];
    productIds: readonly string[];
    care: Care;
  },
): Promise<Found> {
  const { message, turn, history, care } = options;
  const products = await sellableProducts(parts);
  const inView = products.filter(({ id }) => options.productIds.includes(id));
  const read = readMessage({ message, history, products, inView });
  const knowledge = await lookUp(parts, read, message);
  const reading = knowledge.confident ? read : takenAsWish(read);
  const skipped = reading.ask.kind === 'more' ? reading.ask.steps : 0;
  const answers = knowledge.confident ? knowledge.passages.slice(skipped) : [];
  const passages = answers.slice(0, parts.engine.passages);
  const chosen = care.products
    ? await chooseProducts(parts.catalog, { turn, reading, products, passage: passages[0], care })
    : nothingChosen;
  const near = relatedQuestions(reading.query, knowledge, answers);
  return {
    reading,
    passages,
    related: near[0],
    suggestions: SUGGESTING.has(reading.ask.kind) ? near.slice(0, knowledge.confident ? 1 : 2) : [],
    nearby: knowledge.confident ? undefined : nearbySubject(reading.query, knowledge.passages),
    corrected: knowledge.corrected,
    ...chosen,
  };
}

/** 'Cant sleep', 'hair falling out': no question that has an answer, and a shelf for it. What names a medicine or a number is none. */
function takenAsWish(reading: Reading): Reading {
  const plain = plainWords(reading.query);
  const isWish =
    reading.ask.kind === 'question' &&
    reading.products.length === 0 &&
    !ASKS.test(reading.query.trim()) &&
    plain.split(' ').length <= WISH_WORDS &&
    readQuestion(reading.query).medicines.length === 0 &&
    findShelf(reading.query) !== undefined;
  return isWish ? { ...reading, ask: { kind: 'shelf', cheapestFirst: false, popular: false } } : reading;
}

const ASKS =
  /\d|\?\s*$|\b(what|whats|how|hows|why|when|where|which|who|whose)\b|^(is|are|am|does|do|did|can|could|should|would|will)\b/i;
/** Longer is a story, and its words are of many things. */
const WISH_WORDS = 8;

const nothing: FoundKnowledge = { passages: [], confident: false };

async function lookUp({ knowledge }: Parts, reading: Reading, message: string): Promise<FoundKnowledge> {
  if (reading.query === '') return nothing;
  const found = await knowledge.find(reading.query, { limit: LOOKED_UP });
  // What leans on an earlier question may still be one of its own.
  if (!found.confident && reading.followUp && reading.ask.kind !== 'more')
    return knowledge.find(message, { limit: LOOKED_UP });
  return { ...found, passages: askedForFirst(found.passages, reading.query) };
}

/** Who asks in an entry's own words means that entry. */
function askedForFirst(passages: readonly Passage[], query: string): Passage[] {
  const asked = plainWords(query);
  const isMeant = ({ question }: Passage) => plainWords(question).startsWith(asked);
  return passages.toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)));
}

/** A greeting is not answered with questions. */
const SUGGESTING = new Set<Reading['ask']['kind']>(['question', 'more']);

/** The next best entries, where one shares a word with the question: beside it is near it, not merely next in the list. */
function relatedQuestions(
  query: string,
  { confident, passages }: FoundKnowledge,
  answers: readonly Passage[],
): string[] {
  const wanted = subjectWords(plainWords(query));
  const shares = ({ question }: Passage) =>
    subjectWords(plainWords(question)).some((word) => wanted.includes(word));
  const [best] = answers;
  const near = confident
    ? answers.slice(1).filter(({ score }) => score >= (best?.score ?? 0) * RELATED_SCORE)
    : passages;
  return near.filter(shares).map(({ question }) => question);
}

/** An entry on the very thing that a question names: of 'What is hawthorn, and is it for the heart?' the question says 'hawthorn'. */
function nearbySubject(query: string, passages: readonly Passage[]): Passage | undefined {
  const said = subjectWords(plainWords(query));
  return passages.find(({ category, question }) => {
    const [clause = ''] = question.replace(/\([^)]*\)/g, '').split(/[,?]/);
    const subject = subjectWords(plainWords(clause)).filter((word) => !ASIDE.has(word));
    return (
      subjectCategories.includes(category) &&
      subject.length > 0 &&
      subject.every((word) => said.includes(word))
    );
  });
}

/** Words of such questions that are not their subject. */
const ASIDE = new Set(['used', 'need', 'needs', 'supplement', 'supplements', 'true', 'safe']);

/** A catalogue that does not answer leaves a reply without products, but still a reply. */
async function sellableProducts({ catalog, log }: Parts): Promise<readonly Product[]> {
  try {
    return listedProducts(await catalog.listProducts());
  } catch (error) {
    log.warn({ err: error }, 'the assistant answers without the catalogue');
    return [];
  }
}

/** All entries that a reply may tell: those that answer, or the one that is about the same thing. */
export const toldOf = ({ passages, nearby }: Pick<Found, 'passages' | 'nearby'>): Passage[] =>
  nearby ? [...passages, nearby] : passages;

/** In the gate's terms. */
export function groundsOf(found: Found): Grounds {
  const passages = toldOf(found);
  const { products } = found;
  return {
    texts: [
      ...passages.flatMap(({ question, answer }) => [question, answer]),
      ...products.map((product) => productText(product, found)),
    ],
    products: products.map(({ title, handle }) => ({ title, handle })),
    // As they are, and as the embedded engine writes them.
    links: passages.flatMap(({ sources }) => sources.flatMap(({ url }) => [url, linkTarget(url)])),
  };
}

/** All that may be said of a product: its prices and counts too, which stand in no description, and the answer to what was asked of it. */
function productText(product: Product, { reading: { ask } }: Found): string {
  const answer = ask.kind === 'fact' ? answerProduct(product, ask.fact) : undefined;
  return [
    `${product.title}. ${product.description}`,
    priceOf(product),
    ...sizesOf(product),
    ...servingPrices(product).map(({ price, servings }) => `${formatMoney(price)}, ${servings} servings`),
    ...countsOf(product, labelOf(product)),
    ...(answer
      ? [answer.text.replaceAll('{product}', product.title), answer.short, ...answer.items, ...answer.after]
      : []),
  ].join('\n');
}
