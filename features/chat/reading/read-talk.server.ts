import type { Understanding } from '#assistant/create-understanding.ts';
import {
  anyEntry,
  clearlyAbout,
  type Intent,
  isIntent,
  isSureOf,
  NO_TOPIC,
  ofProducts,
  type Topic,
} from '#assistant/statistics/topics.ts';
import { readSituation } from '#assistant/situation.ts';
import type { Turn as ReadTurn } from '#assistant/turn.ts';
import type { ToldMeasurements } from '#features/measurements/tell-measurements.ts';
import type { Product } from '#integrations/storefront/product.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { askedOfAnything } from './asked-of-anything.server.ts';
import { askedOfCompared } from './asked-of-compared.server.ts';
import { labelOfCalled } from './label-of-called.server.ts';
import { takenBeside } from './taken-beside.server.ts';
import { amountOfBefore, listedInTold, sameFactOf } from './same-fact.server.ts';
import { asksHowMany } from '../products/how-many-asked.ts';
import { figuresAsked } from './figures-asked.server.ts';
import { findNamedProducts } from './find-named-products.server.ts';
import { intentOfMessage } from './intent-of-message.server.ts';
import { OF_PARCELS } from './patterns.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import { asksWhatNumberSays, measuredIn } from './measured.server.ts';
import { meantBefore, productsMeant } from './products-meant.server.ts';
import { type Reading, readMessage } from './read-message.server.ts';
import { saidBefore } from './said-before.server.ts';
import { asksNothing } from './wish-or-remark.server.ts';
import type { ProductQuestion } from '../products/product-question.server.ts';

/** A message as it was read behind the ones before it. */
export interface ReadTalk {
  said: Reading;
  /** What it may be about by itself; empty where it asks for a rule of the store, or takes what was offered. */
  topics: readonly Topic[];
  /** What the visitor said before it; undefined where it goes on about nothing. */
  before: string | undefined;
  intent: Intent | undefined;
  /** The entry that it names by what it asks of the store. */
  storeTopic: string | undefined;
  /** The entry that it asks for, of whatever thing it names. */
  ofAnything: string | undefined;
  /** It asks for one thing of the label of a product that it calls. */
  isOfLabel: boolean;
  /** The figures of foods that it asks for. */
  figures: Passage | undefined;
  /** What the numbers of a test or a cuff say that it names. */
  measured: ToldMeasurements | undefined;
}

/** Reads what a message asks for, by its words and by what it is like, alone and behind what was said. */
export function readTalk(
  topicsOf: Understanding['topicsOf'],
  {
    message,
    turn,
    history,
    products,
    productIds,
    taken,
  }: {
    message: string;
    turn: ReadTurn;
    history: readonly Turn[];
    /** The whole catalogue. */
    products: readonly Product[];
    /** What the visitor looks at. */
    productIds: readonly string[];
    /** The message is the question that was offered, and taken with a yes. */
    taken: boolean;
  },
): ReadTalk {
  const plain = plainWords(message);
  const named = findNamedProducts(plain, products);
  const ofLabel = taken ? undefined : labelAsked(plain, { history, products });
  const ofAnything = taken || ofLabel ? undefined : askedOfAnything(turn, topicsOf, named);
  // 'Why do Black people run low on vitamin D' names no owner of the store.
  const { storeTopic: ofTurn } = turn;
  const storeTopic =
    taken || ofLabel || (ofTurn && isSurelyElse(topicsOf(message), ofTurn)) ? undefined : ofTurn;
  const ofStore = (storeTopic ?? ofAnything) !== undefined;
  const topics = ofStore || taken ? [] : topicsOf(message);
  // Talk, and what nothing answers, goes on about nothing.
  const before = taken || clearlyAbout(topics) === 'none' ? undefined : saidBefore(history);
  const shown = history.findLast(({ role }) => role === 'assistant')?.evidence?.products ?? [];
  const goingOn = before === undefined ? undefined : () => topicsOf(message, before);
  const intent = intentOfMessage(plain, {
    topics,
    goingOn,
    areShown: shown.length > 0 || meantBefore(history, products).length > 0,
    areNamed: productsMeant(plain, products).length > 0,
  });
  const inView = products.filter(({ id }) => productIds.includes(id));
  const sureOfIntent = intent !== undefined && isSureOf(intent, topics);
  const own = readMessage({ message, history, products, inView, intent, sureOfIntent });
  const read = askedOfCompared(own, message, history);
  const soundsLikeAWish = SOUNDS_LIKE_A_WISH.has(read.ask.kind) && !OF_OURS.test(plain);
  const goesOn =
    soundsLikeAWish &&
    asksOfAThing(goingOn?.() ?? topics, {
      goesOn: goingOn !== undefined,
      sureOfIntent,
      areNamed: named.length > 0,
      areShown: shown.length > 0,
      areCompared: read.ask.kind === 'compare',
      areSubject: () => areSubject(topicsOf, history, products),
    });
  const figures = taken || ofLabel || named.length > 0 ? undefined : figuresAsked(message, turn, history);
  const measured = taken || ofLabel ? undefined : measuredIn(turn);
  const ofParcel = !taken && isOfParcel(read, plain);
  const asks =
    goesOn ||
    ofParcel ||
    asksForAMeal(read, plain) ||
    figures !== undefined ||
    (measured !== undefined && asksWhatNumberSays(message));
  const asked: Reading = asks ? { ...read, ask: { kind: 'question' }, products: [] } : read;
  const said: Reading = ofLabel ? { ...read, ...ofLabel } : (toldOfOneself(asked, message, turn) ?? asked);
  return {
    said,
    topics,
    before,
    intent,
    storeTopic: ofParcel ? SHIPPING : storeTopic,
    ofAnything,
    figures,
    measured,
    isOfLabel: ofLabel !== undefined || asksToTake(plain, said),
  };
}

/** 'She on donepezil' behind a product asks neither for its price nor for its stock, but whether it suits: what its label warns of. */
function toldOfOneself(reading: Reading, message: string, turn: ReadTurn): Reading | undefined {
  const { ask } = reading;
  if (ask.kind !== 'fact' || !OF_BUYING.has(ask.fact.kind) || !asksNothing(message)) return undefined;
  return readSituation(turn).facts.some(({ turnsAgo }) => turnsAgo === 0)
    ? { ...reading, ask: { kind: 'fact', fact: { kind: 'warnings' } } }
    : undefined;
}
const OF_BUYING: ReadonlySet<ProductQuestion['kind']> = new Set([
  'price',
  'sizes',
  'stock',
  'count',
  'lasts',
]);

/** One thing of a label: of a product that the message calls, or of another one than the message before did. */
const labelAsked = (plain: string, talk: { history: readonly Turn[]; products: readonly Product[] }) =>
  labelOfCalled(plain, talk.products) ??
  sameFactOf(plain, talk) ??
  amountOfBefore(plain, talk) ??
  listedInTold(plain, talk) ??
  takenBeside(plain, talk);

/** How many pills a day a product wants, its directions say, whatever an entry says of pills. */
const asksToTake = (plain: string, { ask, products }: Reading): boolean =>
  ask.kind === 'fact' && ask.fact.kind === 'directions' && products.length > 0 && asksHowMany(plain);

const SOUNDS_LIKE_A_WISH: ReadonlySet<Reading['ask']['kind']> = new Set(['fact', 'shelf', 'compare']);
/** 'How much is shipping if I only get that one' asks for no price of that one. */
const isOfParcel = ({ ask }: Reading, plain: string): boolean =>
  OF_PARCELS.test(plain) &&
  (ask.kind === 'fact' ? OF_PRICES.has(ask.fact.kind) : ask.kind === 'question' && ASKS_A_PRICE.test(plain));
const OF_PRICES: ReadonlySet<string> = new Set(['price', 'serving-price']);
const ASKS_A_PRICE = /\b(?:how much|costs?|prices?|fees?|charges?)\b/;
const SHIPPING = 'shipping-cost-and-time';

/** 'A good breakfast for who works overnights', 'you got a simple supper I could fix': what to cook is asked for, and nothing that we sell. */
const OF_MEALS =
  /\b(?:breakfast|lunch|dinner|supper|snacks?|meals?|dish|dishes|recipes?)\b(?! (?:replacements?|shakes?|bars?))/;
const asksForAMeal = ({ ask, products }: Reading, plain: string): boolean =>
  ask.kind === 'shelf' && products.length === 0 && OF_MEALS.test(plain) && !BUYS.test(plain);
const BUYS = /\b(?:sell|sells|carry|stock|buy|order|shop|store|vitamins?|supplements?|pills?|products?)\b/;

/** 'Yours', 'you sell': of what the store has. */
const OF_OURS =
  /\b(?:your|yours|ur|yalls?|y'all|y'alls|you (?:got|have|sell|carry)|sell|buy|order|cheap\w*|price|cost)\b/;
interface ProductsInTalk {
  /** The message goes on about something. */
  goesOn: boolean;
  /** It asks something of products by itself, surely. */
  sureOfIntent: boolean;
  areNamed: boolean;
  areShown: boolean;
  /** Those that hold what it sets against each other. */
  areCompared: boolean;
  /** What was said before asked for them. */
  areSubject: () => boolean;
}

/**
 * Sounds like a wish or like a fact of products, and asks of a thing. 'Even with all that sugar we put' surely goes on about the sorrel; 'is titus an
 * oily fish still' is like a question about some thing and like none about products.
 */
function asksOfAThing(topics: readonly Topic[], talk: ProductsInTalk): boolean {
  if (talk.goesOn && !talk.sureOfIntent && isSurelyAbout(topics)) return true;
  if (talk.areNamed || (talk.sureOfIntent && !talk.goesOn)) return false;
  const most = talk.areCompared ? OF_OTHER_THINGS : talk.areShown ? OF_HARDLY_A_PRODUCT : OF_NO_PRODUCT;
  return (
    anyEntry(topics) >= OF_A_THING && ofProducts(topics) <= most && !(talk.areShown && talk.areSubject())
  );
}
const OF_A_THING = 0.6;
const OF_NO_PRODUCT = 0.05;
/** Behind an answer about a thing, beside which products stood: 'how much is in one orange' by itself sounds like a price. */
const OF_HARDLY_A_PRODUCT = 0.1;
/** 'You think its the fasting or the coffee': two things, of which some products hold one. */
const OF_OTHER_THINGS = 0.3;

const isSurelyAbout = ([best]: readonly Topic[]): boolean =>
  best !== undefined && !isIntent(best.topic) && best.topic !== NO_TOPIC && best.likelihood >= SURELY_ABOUT;
const SURELY_ABOUT = 0.9;

/** What was said before asked for products, or named one: those that were shown are the subject. */
const areSubject = (
  topicsOf: Understanding['topicsOf'],
  history: readonly Turn[],
  products: readonly Product[],
): boolean =>
  history
    .filter(({ role }) => role === 'user')
    .slice(-LOOKED_BACK)
    .some(
      ({ content }) =>
        ofProducts(topicsOf(content)) >= ASKS_OF_PRODUCTS ||
        findNamedProducts(plainWords(content), products).length > 0,
    );
const LOOKED_BACK = 2;
const ASKS_OF_PRODUCTS = 0.3;

const isSurelyElse = ([best]: readonly Topic[], storeTopic: string): boolean =>
  best !== undefined && best.topic !== storeTopic && !isIntent(best.topic) && best.likelihood >= SURELY_ELSE;
const SURELY_ELSE = 0.8;
