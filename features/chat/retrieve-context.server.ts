import { storeCategories } from '#content/knowledge/knowledge-entry.ts';
import type { Product } from '#integrations/storefront/product.ts';
import type { Care } from './safety/safety.ts';
import { answersTo } from './answers-to.server.ts';
import type { AssistantParts } from './assistant-parts.server.ts';
import type { Engine } from './engine.server.ts';
import { listedProducts } from '#features/catalog/listed-products.server.ts';
import {
  type Chosen,
  chooseProducts,
  type LeftOut,
  nothingChosen,
} from './products/choose-products.server.ts';
import { clearlyAbout, type Intent } from '#assistant/statistics/topics.ts';
import type { Turn as ReadTurn } from '#assistant/turn.ts';
import type { Turn } from './conversations/chat-conversation.server.ts';
import { formIn } from './products/forms.server.ts';
import { nothingForChildren } from './products/for-children.server.ts';
import { asConcerned, labelsAsked } from './products/label-asked.server.ts';
import { substancesNamed } from './products/wanted.server.ts';
import { findCategoryPage } from './find-category-page.server.ts';
import type { Found } from './found.server.ts';
import { ASKED, OF_CATALOG } from './look-up.server.ts';
import { REPEATED } from './reading/patterns.server.ts';
import { nearbySubject, relatedQuestions, suggestionsOf } from './reading/near-questions.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import { ASKS_A_FACT, type Reading } from './reading/read-message.server.ts';
import { readTalk } from './reading/read-talk.server.ts';
import { speakableProducts } from './reading/speakable-products.server.ts';
import { nearestUntold, toldBefore } from './reading/told-before.server.ts';
import { onlySays, takenAsWish } from './reading/wish-or-remark.server.ts';

export interface RetrievalParts
  extends Pick<
    AssistantParts,
    'knowledge' | 'catalog' | 'log' | 'topicsOf' | 'likenessOf' | 'asksOf' | 'entriesLike'
  > {
  engine: Pick<Engine, 'passages'>;
}

interface Options {
  message: string;
  turn: ReadTurn;
  history: readonly Turn[];
  productIds: readonly string[];
  care: Care;
  /** The message as a model puts it, standing by itself. */
  question?: string | undefined;
}

/** Reads the message and looks up what it asks for: in the knowledge base and in the catalogue, never in what the browser sent. */
export async function retrieveContext(parts: RetrievalParts, given: Options): Promise<Found> {
  const options = withNewSubject(given);
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
  const isNoWish = wish.ask.kind === 'shelf' && isEmpty(wished) && wantsNoGoods(wish);
  const asks =
    (read.ask.kind === 'question' && (wish === read || isEmpty(wished))) ||
    isNoWish ||
    (wish.ask.kind === 'shelf' && isEmpty(wished) && clearlyAbout(topics) === 'entry');
  const isOpen = asks && !offer.declined;
  const likely = isOpen && knowledge.fit === 'likely' ? knowledge.passages[0] : undefined;
  const isRemark = isOpen && !sure && !likely && isEmpty(wished) && onlySays(message, topics);
  const asksWhich = care.products && !likely && !sure && isEmpty(wished) && isOfNothing(wish, intent);
  const asked: Reading = likely
    ? { ...read, ask: ASKED }
    : {
        ...wish,
        ...(isNoWish && { ask: ASKED }),
        ...(isRemark && { ask: { kind: 'remark' } }),
        ...(asksWhich && { ask: { kind: 'which' } }),
      };
  const chosen = likely ? nothingChosen : wished;
  const reading = asConcerned(asked, message, chosen);
  // What a label answers is told without what is near it in words: 'and the tea?' behind it asks for that of another label.
  const isOfCatalog = heard.isOfLabel || OF_CATALOG.has(read.ask.kind);
  const near = relatedQuestions(reading.query, knowledge, likely ? [likely] : answers);
  return {
    reading,
    ...(read.ask.kind === 'more'
      ? { passages, likely }
      : goneOnWith({ passages, likely }, options.message, history)),
    confirmed: offer.confirmed,
    related: near[0],
    suggestions: suggestionsOf(
      passages[0] ?? (likely?.orMeant ? likely : undefined),
      sure ? near.slice(0, 1) : near,
      reading,
    ),
    nearby: sure || likely || isOfCatalog ? undefined : nearbySubject(reading, knowledge),
    corrected: knowledge.corrected,
    ...chosen,
    leftOut: saysWhomToAsk(reading, care) ? chosen.leftOut.filter(hasToBeSaid) : chosen.leftOut,
    noneForChildren: nothingForChildren(care, products),
    labels: labelsAsked(reading, chosen.leftOut),
  };
}

/** What answers, told before or not; where it was and says no more, what comes nearest of the rest of it. */
function goneOnWith(
  { passages, likely }: Pick<Found, 'passages' | 'likely'>,
  message: string,
  history: readonly Turn[],
): Pick<Found, 'passages' | 'likely' | 'toldBefore'> {
  // Of several that were perhaps meant each is told in short, and none stands in the last reply.
  if (likely?.orMeant) return { passages, likely };
  const entry = passages[0] ?? likely;
  const told = toldBefore(entry, message, history);
  const isRule = entry && storeCategories.includes(entry.category);
  const untold =
    entry && told?.asks && told.says === undefined && !isRule
      ? nearestUntold(entry, message, history)
      : undefined;
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

/** 'Give me something for the red beans', 'who you got winning the Bayou Classic': nothing that a shop has is named, and nothing was found. */
const wantsNoGoods = ({ query }: Reading): boolean =>
  substancesNamed(query).length === 0 &&
  formIn(plainWords(query)) === undefined &&
  !OF_GOODS.test(plainWords(query));
const OF_GOODS =
  /\b(?:sell|sells|selling|carry|stock|buy|order|shop|store|vitamins?|supplements?|pills?|products?|bottles?|bars?|herbs?|minerals?|everything|stuff|things?|(?:some|any)thing? (?:for|to|that)|sumn (?:for|to)|what (?:yall|y'all|you|u|ya) (?:all )?(?:got|have))\b/;

/** Who asked for no product, and hears in the same reply whom to ask first, need not hear why none was offered, except that nothing is, or that nobody could tell. */
const saysWhomToAsk = ({ ask }: Reading, { opening }: Care): boolean =>
  ask.kind === 'question' && opening !== '';
const hasToBeSaid = ({ why }: LeftOut): boolean => why.because === 'unread' || why.because === 'everything';

/** 'Yes' or 'no' to what the last reply offered. */
function offerTaken({ dialogue }: ReadTurn, history: readonly Turn[]) {
  const last = history.findLast(({ role }) => role === 'assistant')?.evidence;
  return {
    taken: dialogue.takes,
    confirmed: dialogue.takes !== undefined && last?.knowledge.includes(dialogue.takes.id) === true,
    declined: dialogue.answer === 'no' && last?.offered !== undefined,
  };
}

/** 'Different question, how long is shipping' goes on about nothing, and asks what stands behind it; 'another thing for gas' goes on. */
function withNewSubject(given: Options): Options {
  const options = withoutTakenBack(given);
  const changed = CHANGES_SUBJECT.exec(options.message);
  const message = changed && options.message.slice(changed[0].length).trim();
  return message ? { ...options, message, history: [] } : options;
}
/** 'Never mind that, can I swallow it dry' takes the question before it back, and goes on with what stood there earlier. */
function withoutTakenBack(options: Options): Options {
  const said = TAKES_BACK.exec(options.message);
  const message = said && options.message.slice(said[0].length).trim();
  if (!message) return options;
  const last = options.history.findLastIndex(({ role }) => role === 'user');
  return { ...options, message, history: options.history.slice(0, Math.max(0, last)) };
}
const TAKES_BACK =
  /^(?:(?:ok|okay|oh|well|actually|you know what|no|nah)[\s,]+)*(?:never ?mind|nevermind|nvm|forget|scratch)(?: (?:that|it|about (?:that|it)|all that))?\s*[,.:;!-]+\s*(?=\S+ \S+)/i;

const CHANGES_SUBJECT =
  /^(?:(?:ok|okay|oh|and|so|also|but|one|a|now|wait|quick|on|to)[\s,]+)*(?:(?:different|another|other|unrelated|separate|off[- ]topic) (?:thing|question|subject|topic|note)|chang(?:e|ing) (?:of |the )?subject|switching gears)(?: (?:tho|though|now|please))*(?:\s*[,.:;!?-]|(?= (?:but|how|what|when|where|which|who|why|can|do|does|is|are)\b))\s*/i;

/** Without 'once more', where something is left; what was dictated with its marks, as marks. */
const unrepeated = (message: string): string =>
  message.replaceAll(REPEATED, '').replaceAll(DICTATED_MARK, '?').trim() || message;
const DICTATED_MARK = /\s+question mark\b\.?/gi;

const isEmpty = ({ products, leftOut }: Chosen) => products.length === 0 && leftOut.length === 0;

const noTo = (reading: Reading): Reading => ({ ...reading, ask: { kind: 'declined' }, products: [] });

/** A catalogue that does not answer leaves a reply without products, but still a reply. */
async function wholeCatalog({ catalog, log }: RetrievalParts): Promise<readonly Product[]> {
  try {
    return await catalog.listProducts();
  } catch (error) {
    log.warn({ err: error }, 'the assistant answers without the catalogue');
    return [];
  }
}
