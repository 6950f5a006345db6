import { storeCategories } from '#content/knowledge/knowledge-entry.ts';
import type { Product } from '#integrations/storefront/product.ts';
import type { Care } from './safety/safety.ts';
import type { AssistantParts } from './assistant-parts.server.ts';
import { listedProducts } from '#features/catalog/listed-products.server.ts';
import { type Chosen, chooseProducts, nothingChosen } from './products/choose-products.server.ts';
import { clearlyAbout, type Intent } from '#assistant/statistics/topics.ts';
import type { Turn as ReadTurn } from '#assistant/turn.ts';
import type { Turn } from './conversations/chat-conversation.server.ts';
import { formIn } from './products/forms.server.ts';
import { nothingForChildren } from './products/for-children.server.ts';
import { labelsAsked } from './products/label-asked.server.ts';
import { moneyIn, substancesNamed } from './products/wanted.server.ts';
import { findCategoryPage } from './find-category-page.server.ts';
import type { Found as FoundKnowledge, Passage } from '#features/knowledge/passage.server.ts';
import type { Found } from './found.server.ts';
import { withFurtherAsked } from './reading/further-asked.server.ts';
import { askedOfProduct } from './reading/asked-of-product.server.ts';
import { asksWhatItIs } from './reading/asks-what-it-is.server.ts';
import { goesOnAbout } from './reading/goes-on-about.server.ts';
import { leansOnBefore, REPEATED } from './reading/patterns.server.ts';
import { nearbySubject, relatedQuestions, suggestionsOf } from './reading/near-questions.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import { ASKS_A_FACT, type Reading } from './reading/read-message.server.ts';
import { type ReadTalk, readTalk } from './reading/read-talk.server.ts';
import { speakableProducts } from './reading/speakable-products.server.ts';
import { toldLast } from './reading/said-before.server.ts';
import { nearestUntold, toldBefore } from './reading/told-before.server.ts';
import { onlySays, takenAsWish } from './reading/wish-or-remark.server.ts';

/** Looked at when a conversation goes on: the answer, and what lies beside it. */
const LOOKED_UP = 6;

type Parts = Pick<AssistantParts, 'knowledge' | 'catalog' | 'engine' | 'log' | 'topicsOf' | 'likenessOf'>;

interface Options {
  message: string;
  turn: ReadTurn;
  history: readonly Turn[];
  productIds: readonly string[];
  care: Care;
  /** The message as a model puts it, standing by itself. */
  question?: string | undefined;
}

type Talk = Parameters<typeof readTalk>[1];

/** Reads the message and looks up what it asks for: in the knowledge base and in the catalogue, never in what the browser sent. */
export async function retrieveContext(parts: Parts, options: Options): Promise<Found> {
  const { turn, history, care } = options;
  const offer = offerTaken(turn, history);
  const message = offer.taken?.question ?? unrepeated(options.message);
  const catalog = await wholeCatalog(parts);
  const products = listedProducts(catalog);
  const talk = {
    message,
    turn,
    history,
    products: speakableProducts(catalog, options),
    productIds: options.productIds,
    taken: offer.taken !== undefined,
  };
  const heard = readTalk(parts.topicsOf, talk);
  const { said, topics, intent, figures } = heard;
  const { knowledge, read, sure } = await answersTo(parts, { ...options, talk, heard });
  const skipped = read.ask.kind === 'more' ? read.ask.steps : 0;
  const answers = sure && !OF_CATALOG.has(read.ask.kind) ? knowledge.passages.slice(skipped) : [];
  const passages = answers.slice(0, parts.engine.passages);
  const choose = (reading: Reading): Promise<Chosen> =>
    care.products && !figures
      ? chooseProducts(parts.catalog, { turn, reading, products, passage: passages[0], care })
      : Promise.resolve(nothingChosen);
  const wish = offer.declined ? noTo(read) : sure ? read : takenAsWish(read);
  const wished = await chooseWith(choose, wish, intent?.startsWith('product-') ? said.base : undefined);
  // What is no wish, or one that no shelf fulfills, may be a question that has an answer.
  const asks =
    (read.ask.kind === 'question' && (wish === read || isEmpty(wished))) ||
    (wish.ask.kind === 'shelf' && isEmpty(wished) && clearlyAbout(topics) === 'entry');
  const isOpen = asks && !offer.declined;
  const likely = isOpen && knowledge.fit === 'likely' ? knowledge.passages[0] : undefined;
  const isRemark = isOpen && !sure && !likely && isEmpty(wished) && onlySays(message, topics);
  const asksWhich = care.products && !likely && !sure && isEmpty(wished) && isOfNothing(wish, intent);
  const reading: Reading = likely
    ? { ...read, ask: ASKED }
    : { ...wish, ...(isRemark && { ask: { kind: 'remark' } }), ...(asksWhich && { ask: { kind: 'which' } }) };
  const chosen = likely ? nothingChosen : wished;
  const near = relatedQuestions(reading.query, knowledge, likely ? [likely] : answers);
  return {
    reading,
    ...goneOnWith({ passages, likely }, options.message, history),
    confirmed: offer.confirmed,
    related: near[0],
    suggestions: suggestionsOf(passages[0], sure ? near.slice(0, 1) : near, reading),
    nearby: sure || likely || OF_CATALOG.has(read.ask.kind) ? undefined : nearbySubject(reading, knowledge),
    corrected: knowledge.corrected,
    ...chosen,
    noneForChildren: nothingForChildren(care, products),
    labels: labelsAsked(reading, chosen.leftOut),
  };
}

/** What the knowledge or the page of a product answers, and the message as it asks for that. `sure`: the knowledge answers it. */
async function answersTo(
  parts: Parts,
  {
    talk,
    heard: { said, topics, before, intent, storeTopic, ofAnything, figures },
    ...options
  }: Pick<Options, 'message' | 'history' | 'question'> & { talk: Talk; heard: ReadTalk },
): Promise<{ knowledge: FoundKnowledge; read: Reading; sure: boolean }> {
  if (figures) return { knowledge: toldAlone(figures).knowledge, read: { ...said, ask: ASKED }, sure: true };
  const { message, history, taken } = talk;
  const looked = await lookUp(parts, said, {
    message,
    topic: taken ? undefined : intent === 'talk-who' ? ABOUT_ME : storeTopic,
    ofAnything,
    question: taken ? undefined : options.question,
    about: clearlyAbout(topics),
    before,
    same: () => goesOnAbout(parts, { message, reading: said, history, topics }),
  });
  const knowledge = withFurtherAsked(parts.likenessOf, options.message, looked.knowledge, toldLast(history));
  const sure = knowledge.fit === 'sure';
  const onPage = { ...talk, message: options.message, reading: said, isElsewhere: sure };
  const ofPage = taken ? undefined : askedOfProduct(parts.likenessOf, onPage);
  return {
    knowledge,
    read: ofPage ?? (looked.asks ? { ...said, ask: ASKED } : said),
    sure: sure && !ofPage,
  };
}

/** What answers, told before or not; where it was and says no more, what comes nearest of the rest of it. */
function goneOnWith(
  { passages, likely }: Pick<Found, 'passages' | 'likely'>,
  message: string,
  history: readonly Turn[],
): Pick<Found, 'passages' | 'likely' | 'toldBefore'> {
  const entry = passages[0] ?? likely;
  const told = toldBefore(entry, message, history);
  const isRule = entry && storeCategories.includes(entry.category);
  const untold =
    entry && told?.asks && told.says === undefined && !isRule ? nearestUntold(entry, history) : undefined;
  return untold ? { passages: [], likely: untold } : { passages, likely, toldBefore: told };
}

/** What is asked of products in words that name none, and none is found: 'let me see it', 'how many in there' go on about `base`. */
async function chooseWith(
  choose: (reading: Reading) => Promise<Chosen>,
  wish: Reading,
  base: string | undefined,
): Promise<Chosen> {
  if (base !== undefined && !wish.followUp && isBareWish(wish))
    return choose({ ...wish, query: `${base} ${wish.query}`, followUp: true });
  const chosen = await choose(wish);
  if (!isEmpty(chosen) || wish.followUp || base === undefined) return chosen;
  return choose({ ...wish, query: `${base} ${wish.query}`, followUp: true });
}

/** 'Something kinder to my purse': cheaper than what was spoken of. */
const isBareWish = ({ ask, query }: Reading): boolean =>
  ask.kind === 'shelf' &&
  ask.cheapestFirst &&
  substancesNamed(query).length === 0 &&
  formIn(plainWords(query)) === undefined &&
  findCategoryPage(query) === undefined;

/** 'Does it have soy' asks a fact, and names no thing that it is asked of. */
const isOfNothing = ({ ask, query }: Reading, intent: Intent | undefined): boolean =>
  ask.kind === 'shelf' &&
  intent !== undefined &&
  ASKS_A_FACT.has(intent) &&
  substancesNamed(query).length === 0;

/** 'Yes' or 'no' to what the last reply offered. */
function offerTaken({ dialogue }: ReadTurn, history: readonly Turn[]) {
  const last = history.findLast(({ role }) => role === 'assistant')?.evidence;
  return {
    taken: dialogue.takes,
    confirmed: dialogue.takes !== undefined && last?.knowledge.includes(dialogue.takes.id) === true,
    declined: dialogue.answer === 'no' && last?.offered !== undefined,
  };
}

/** Without 'once more', where something is left; what was dictated with its marks, as marks. */
const unrepeated = (message: string): string =>
  message.replaceAll(REPEATED, '').replaceAll(DICTATED_MARK, '?').trim() || message;
const DICTATED_MARK = /\s+question mark\b\.?/gi;

const isEmpty = ({ products, leftOut }: Chosen) => products.length === 0 && leftOut.length === 0;

/** The catalogue alone answers these: an entry that is near in words would only support what nobody asked. */
const OF_CATALOG: ReadonlySet<Reading['ask']['kind']> = new Set(['compare', 'order']);

const noTo = (reading: Reading): Reading => ({ ...reading, ask: { kind: 'declined' }, products: [] });

/** The entry that says what the assistant is and can do. */
const ABOUT_ME = 'what-can-you-do';

const nothing: FoundKnowledge = { passages: [], fit: 'unknown' };

const ASKED: Reading['ask'] = { kind: 'question' };

interface Asked {
  message: string;
  /** The entry that it names by what it asks of the store. */
  topic: string | undefined;
  /** The entry that it asks for, of whatever thing it names. */
  ofAnything: string | undefined;
  /** As a model puts it. */
  question: string | undefined;
  about: ReturnType<typeof clearlyAbout>;
  /** What the visitor said before it. */
  before: string | undefined;
  /** The entry that was told last, where the message goes on about its thing. */
  same: () => Promise<Passage | undefined>;
}

/** `asks`: it asks a question, whatever it sounds like: of the store itself 'do you sell' and 'you got' ask for no product. */
async function lookUp(
  parts: Parts,
  reading: Reading,
  { topic, ofAnything, question, same, ...asked }: Asked,
): Promise<{ knowledge: FoundKnowledge; asks: boolean }> {
  const isAsked = reading.ask.kind === 'question' || reading.ask.kind === 'shelf';
  const ofIt = topic ?? asksWhatItIs(plainWords(asked.message));
  const named = ofAnything ?? (isAsked && reading.products.length === 0 ? ofIt : undefined);
  const entry = named === undefined ? undefined : await parts.knowledge.entry(named);
  if (entry) return toldAlone(entry);
  const told = await same();
  if (told) return toldAlone(told);
  const own = await findKnowledge(parts, reading, asked);
  const knowledge = isAsked && own.fit !== 'sure' && question ? await betterFit(parts, own, question) : own;
  const category = knowledge.fit === 'unknown' ? undefined : knowledge.passages[0]?.category;
  return {
    knowledge,
    // 'A gift for my auntie, tea, under 30 dollars' wants a tea, and no gift card.
    asks:
      reading.ask.kind === 'shelf' &&
      category !== undefined &&
      storeCategories.includes(category) &&
      (knowledge.fit === 'sure' || moneyIn(reading.query) === undefined),
  };
}

const toldAlone = (passage: Passage): { knowledge: FoundKnowledge; asks: boolean } => ({
  knowledge: { passages: [passage], fit: 'sure' },
  asks: true,
});

async function findKnowledge(
  { knowledge }: Parts,
  reading: Reading,
  { message, about, before }: Pick<Asked, 'message' | 'about' | 'before'>,
): Promise<FoundKnowledge> {
  if (reading.query === '') return nothing;
  const found = await knowledge.find(reading.query, {
    limit: LOOKED_UP,
    ...(!reading.followUp && { before }),
  });
  if (found.fit === 'sure' || reading.ask.kind === 'more')
    return { ...found, passages: askedForFirst(found.passages, reading.query) };
  // What leans on an earlier question may still be one of its own, and what is one may lean on it.
  if (reading.followUp) return knowledge.find(message, { limit: LOOKED_UP, before });
  const goesOn = reading.base !== undefined && about !== 'none' && !OF_CATALOG.has(reading.ask.kind);
  if (!goesOn || !leansOnBefore(plainWords(message)))
    return { ...found, passages: askedForFirst(found.passages, reading.query) };
  const whole = await knowledge.find(`${reading.base} ${message}`, { limit: LOOKED_UP });
  const better = FITS.indexOf(whole.fit) - FITS.indexOf(found.fit);
  return better > 0 || (better === 0 && about === undefined) ? { ...whole, corrected: undefined } : found;
}

const FITS: readonly FoundKnowledge['fit'][] = ['unknown', 'likely', 'sure'];

/** What a model's words for it find, where that fits better. */
async function betterFit(
  { knowledge }: Parts,
  own: FoundKnowledge,
  question: string,
): Promise<FoundKnowledge> {
  const other = await knowledge.find(question, { limit: LOOKED_UP });
  return FITS.indexOf(other.fit) > FITS.indexOf(own.fit) ? { ...other, corrected: undefined } : own;
}

/** Who asks in an entry's own words means that entry. */
function askedForFirst(passages: readonly Passage[], query: string): Passage[] {
  const asked = plainWords(query);
  const isMeant = ({ question }: Passage) => plainWords(question).startsWith(asked);
  return passages.toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)));
}

/** A catalogue that does not answer leaves a reply without products, but still a reply. */
async function wholeCatalog({ catalog, log }: Parts): Promise<readonly Product[]> {
  try {
    return await catalog.listProducts();
  } catch (error) {
    log.warn({ err: error }, 'the assistant answers without the catalogue');
    return [];
  }
}
