import type { Product } from '#integrations/storefront/product.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import type { Intent } from '#assistant/statistics/topics.ts';
import { type Ask, shelf } from './ask.server.ts';
import { COMPARES, comparedByAsking, comparedByCalling } from './compared-products.server.ts';
import { askByIntent, calledIn, factOfMeant, moreOf, moreOfBefore } from './ask-by-intent.server.ts';
import { findNamedProducts, withoutNames } from './find-named-products.server.ts';
import { productsAskedOf, productsMeant } from './products-meant.server.ts';
import { formIn } from '../products/forms.server.ts';
import { asksWhichOfOurs, wishesForGoods } from './wishes-for-goods.server.ts';
import { asksIn, talkOf } from './talk-of.server.ts';
import { carriedProducts } from './carried-products.server.ts';
import { productsByHandle } from '../products/products-by-handle.server.ts';
import { asksHowMany } from '../products/how-many-asked.ts';
import { amountOfBefore, sameFactOf, toldOfProducts } from './same-fact.server.ts';
import { readProductQuestion } from '../products/product-question.server.ts';
import { askPatterns, leansOnBefore, MORE, ORDER_WORDS, POPULAR, smallTalkIn } from './patterns.server.ts';
import { onlySaysWho, personIn, subjectWords } from './plain-words.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import { whichHave } from './which-have.server.ts';
import { wishForAnother } from './wish-for-another.server.ts';
import { saidByVisitor } from './said-before.server.ts';

export interface Reading {
  ask: Ask;
  /** What to look up in the knowledge base: the message, or the question that it leans on with the message behind it. */
  query: string;
  /** Named in the message, or those of the last reply that the message speaks of. */
  products: Product[];
  /** The message goes on about what was said before. */
  followUp: boolean;
  /** The last message before it that had a subject of its own. */
  base?: string | undefined;
  /** Whom it is for, such as 'mother'. */
  person: string | undefined;
}

export interface ReadingContext {
  message: string;
  history: readonly Turn[];
  /** The whole catalogue. */
  products: readonly Product[];
  /** What the visitor looks at. */
  inView: readonly Product[];
  /** What the whole message is like. */
  intent?: Intent | undefined;
  /** It counts more than a phrase. */
  sureOfIntent?: boolean | undefined;
}

export function readMessage(context: ReadingContext): Reading {
  const { message, history, intent } = context;
  const plain = plainWords(message);
  const person = personIn(plain);
  const named = findNamedProducts(plain, context.products);
  const isMarked = message.includes('?');
  const smallTalk = smallTalkIn(plain) ?? (named.length === 0 ? talkOf(intent, plain, isMarked) : undefined);
  if (smallTalk)
    return { ask: { kind: smallTalk }, query: '', products: [], followUp: false, person: undefined };
  const wish = person === undefined ? undefined : wishForAnother(plain, history);
  const base = wish ?? lastQuestion(history);
  const compared = named.length >= 2 ? [] : comparedIn(plain, context);
  if (compared.length > 0)
    return {
      ask: compareOrOrder(plain, compared),
      query: message,
      products: compared,
      followUp: false,
      base,
      person,
    };
  const which = named.length === 0 ? whichHave(plain, context.products) : undefined;
  if (which) return { ...which, query: message, followUp: false, base, person };
  if ((MORE.test(plain) || intent === 'talk-more') && base !== undefined) return readMore(context, base);
  // 'Nah, I don't want gummies. What can I just do?' goes on to ask.
  const asksOn = ASKS_ON.test(message) && plain.split(' ').length > SHORT_ANSWER;
  const answer =
    named.length === 0 &&
    !asksOn &&
    !(intent === 'talk-yes' && (asksIn(plain) || (isMarked && plain.split(' ').length > SHORTEST_QUESTION)))
      ? answerOf(intent, plain, carriedProducts(plain, context))
      : undefined;
  if (answer) return { query: '', followUp: base !== undefined, person, ...answer };
  // 'How many pills a day' is asked of what was told of.
  const leans = leansOnBefore(plain) || (asksHowMany(plain) && toldOfProducts(history));
  const meant = spokenOfBy(plain, { ...context, named, leans });
  // 'My son is 3' behind 'do you have elderberry' wishes for the same.
  const saysWho = base !== undefined && (wish !== undefined || onlySaysWho(plain) || onlySaysHow(plain));
  const byPhrase = readAsk(saysWho ? plainWords(base) : plain, {
    named,
    spokenOf: meant.bySaying,
    isFirst: base === undefined,
  });
  const moreOfIt = moreOfBefore(plain, base, meant.bySaying.length > 0 ? meant.bySaying : meant.byIntent);
  const byIntent =
    moreOfIt ??
    (intent && (byPhrase.kind === 'question' || (context.sureOfIntent && yieldsTo(intent, byPhrase)))
      ? askByIntent(intent, withoutNames(plain, meant.byIntent), meant.byIntent)
      : undefined);
  const held = byIntent || byPhrase.kind !== 'question' ? [] : meantByHolding(plain, context.products);
  const byWhatIsHeld = byIntent ? undefined : (comparisonOf(plain, held) ?? factOfMeant(plain, held));
  const again = sameFactOf(plain, context) ?? amountOfBefore(plain, context);
  const ask = again?.ask ?? byIntent ?? byWhatIsHeld ?? byPhrase;
  const spokenOf = again?.products ?? (byIntent ? meant.byIntent : byWhatIsHeld ? held : meant.bySaying);
  // 'And for my mother?' has no subject of its own; 'What about zinc?' has.
  const followUp =
    base !== undefined && named.length === 0 && ((leans && subjectWords(plain).length === 0) || saysWho);
  return {
    ask,
    query: followUp ? `${base} ${message}` : message,
    products: ask.kind === 'question' || ask.kind === 'shelf' ? named : spokenOf,
    followUp,
    base,
    person,
  };
}

const ASKS_ON =
  /\?|[.!,;] *(?:so |and |but |then |ok )?(?:what|whats|what's|how|why|when|where|which|who|can i|should i|is there)\b/i;
/** 'No, why would I?' is a no. */
const SHORT_ANSWER = 6;

/** 'Still fine to do both?' sounds like a yes; 'ok?' is one. */
const SHORTEST_QUESTION = 2;

/** Asks one fact of products: a phrase that hears another one, or a wish, may be wrong: 'how much' is said of a price and of what is inside. */
export const ASKS_A_FACT: ReadonlySet<Intent> = new Set([
  'product-price',
  'product-count',
  'product-contains',
  'product-form',
  'product-use',
  'product-stock',
]);
const yieldsTo = (intent: Intent, { kind }: Ask): boolean =>
  ASKS_A_FACT.has(intent) && (kind === 'fact' || kind === 'shelf' || kind === 'compare');

/** 'Your saw palmetto' is one that holds it, though none is called after it. */
const meantByHolding = (plain: string, products: readonly Product[]): Product[] =>
  YOURS.test(plain) ? productsAskedOf(plain, products) : productsMeant(plain, products);
const YOURS = /\b(?:your|yours|ur|yalls|y'alls)\b/;

function comparedIn(plain: string, context: ReadingContext): Product[] {
  const called = comparedByCalling(plain, context.products);
  return called.length > 0 ? called : comparedByAsking(plain, context);
}

function compareOrOrder(plain: string, compared: readonly Product[]): Ask {
  // 'Which one should I stop' of two that add up: no label says it, but what they have in common.
  if (STOPS_ONE.test(plain)) return { kind: 'fact', fact: { kind: 'together' } };
  const order = orderIn(plain);
  return order ? { kind: 'order', ...order } : (moreOf(plain, compared) ?? { kind: 'compare' });
}

/** 'Which is cheaper', 'which is the most expensive'. */
function orderIn(plain: string): { cheapest: boolean } | undefined {
  const said = ORDER_WORDS.exec(plain);
  return said ? { cheapest: !/more exp|most exp|pric|dear/.test(said[0]) } : undefined;
}

/** 'The difference between the man's and the woman's': of things that are meant by what they are called. */
const comparisonOf = (plain: string, meant: readonly Product[]): Ask | undefined =>
  meant.length >= 2 && COMPARES.test(plain) ? { kind: 'compare' } : undefined;

/** A no of some words, or one that says it: 'she don't like beans neither' declines nothing. */
const NO =
  /^(?:(?:oh|uh|um|ok|okay|well|i mean|lord|girl|baby|chile) )*(?:no|nah|nope|naw|not|never|nuh|negative|i'm good|im good|i dont|i don't|dont|don't|that's not|thats not|wrong|pass|skip)\b|^(?:\S+ ?){1,5}$/;
/** 'Yes' to products tells of the first one; to nothing it only agrees. 'No' is heard as one. */
function answerOf(
  intent: Intent | undefined,
  plain: string,
  carried: Product[],
): Pick<Reading, 'ask' | 'products'> | undefined {
  if (intent === 'talk-no' && NO.test(plain)) return { ask: { kind: 'declined' }, products: [] };
  if (intent !== 'talk-yes') return undefined;
  return carried.length > 0
    ? { ask: { kind: 'fact', fact: { kind: 'about' } }, products: carried.slice(0, 1) }
    : { ask: { kind: 'thanks' }, products: [] };
}

/**
 * The products that are spoken of: named, or meant by a small word. Who asks of a product without naming one means those that are called or
 * described so, else the last ones shown; what is in the shown ones is asked of them though it names a thing that others are called after.
 */
function spokenOfBy(plain: string, context: ReadingContext & { named: Product[]; leans: boolean }) {
  const { named, leans, intent, products } = context;
  const shown = carriedProducts(plain, context);
  const bySaying = named.length > 0 ? named : leans ? shown : [];
  if (!intent?.startsWith('product-') || named.length > 0) return { bySaying, byIntent: bySaying };
  const called = productsMeant(plain, products);
  const ofShown =
    leans && shown.length > 0 && (intent === 'product-contains' || called.length < shown.length);
  const asksWithin = ofShown && ASKS_OF_SHOWN.has(intent);
  if (called.length > 0 && !asksWithin) return { bySaying, byIntent: called };
  if (bySaying.length > 0) return { bySaying, byIntent: bySaying };
  if (intent === 'product-shelf') return { bySaying, byIntent: called };
  // 'In hot coffee okay?' behind the directions of the collagen asks of that, whatever else holds coffee.
  const isSubject = shown.length === 1 && toldOfProducts(context.history) && !YOURS.test(plain);
  const held = productsAskedOf(plain, products);
  const meant = isSubject ? [shown] : [held, shown, askedOfBefore(context)];
  return { bySaying, byIntent: meant.find((list) => list.length > 0) ?? [] };
}

/** 'How much it is' behind a question that named a thing, and got no product for an answer. */
function askedOfBefore({ history, products }: ReadingContext): Product[] {
  const before = lastQuestion(history);
  return before === undefined ? [] : productsAskedOf(plainWords(before), products);
}

const ASKS_OF_SHOWN: ReadonlySet<Intent> = new Set([
  'product-contains',
  'product-compare',
  'product-cheaper',
]);

function readAsk(
  plain: string,
  { named, spokenOf, isFirst }: { named: Product[]; spokenOf: Product[]; isFirst: boolean },
): Ask {
  const several = spokenOf.length >= 2;
  const order = orderIn(plain);
  if (order) return several ? { kind: 'order', ...order } : shelf({ cheapestFirst: order.cheapest });
  if (STOPS_ONE.test(plain)) return { kind: 'question' };
  if (several && askPatterns.compare.test(plain)) return moreOf(plain, spokenOf) ?? { kind: 'compare' };
  if (named.length >= 2 && / or | and /.test(` ${plain} `)) return { kind: 'compare' };
  if (spokenOf.length > 0) {
    const fact = readProductQuestion(withoutNames(plain, spokenOf), new Set(calledIn(plain)));
    if (fact) return { kind: 'fact', fact };
  }
  // 'The difference between magnesium glycinate and citrate' is told by an article, though one is called after the first.
  if (named.length === 1 && COMPARES.test(plain) && WITH_ANOTHER.test(plain)) return { kind: 'question' };
  if (named.length > 0 && (askPatterns.about.test(plain) || subjectOutside(plain, named) === 0))
    return { kind: 'fact', fact: { kind: 'about' } };
  // 'What is this?' on a product's page.
  if (isFirst && spokenOf.length > 0 && askPatterns.about.test(plain) && subjectWords(plain).length === 0)
    return { kind: 'fact', fact: { kind: 'about' } };
  if (POPULAR.test(plain)) return shelf({ popular: true });
  if (askPatterns.shelf.test(plain) || wishesForGoods(plain)) return shelf();
  if (spokenOf.length === 0 && asksWhichOfOurs(plain, isFirst)) return shelf();
  return { kind: 'question' };
}

const WITH_ANOTHER = /\b(?:and|or|vs|versus|than|from)\b/;
const STOPS_ONE =
  /\bwhich (?:one |of (?:them|those|these) )?(?:should|do|can|would|could|must) (?:i|we|he|she|they) (?:stop|drop|quit|skip|cut|leave off|give up)\b/;

/** How many words a message has beside the products it names: none is 'Pressure Balance?'. */
function subjectOutside(plain: string, named: readonly Product[]): number {
  const own = new Set(
    named.flatMap(({ title, handle }) => `${plainWords(title)} ${plainWords(handle)}`.split(' ')),
  );
  return subjectWords(plain).filter((word) => !own.has(word)).length;
}

/** 'Tell me more' goes on with the question before; about one product it asks for the rest of its label. */
function readMore({ history, products }: ReadingContext, base: string): Reading {
  const last = history.findLast(({ role }) => role === 'assistant')?.evidence;
  const spokenOf = productsByHandle(last?.products ?? [], products);
  const rest = { query: base, followUp: true, person: undefined };
  if (last?.knowledge.length === 0 && spokenOf.length > 0)
    return { ...rest, ask: { kind: 'fact', fact: { kind: 'contents' } }, products: spokenOf };
  const asked = saidByVisitor(history).map(plainWords);
  const since = asked.length - 1 - asked.findLastIndex((plain) => !MORE.test(plain));
  return { ...rest, ask: { kind: 'more', steps: since + 1 }, products: [] };
}

/** 'Liquid', 'gummies please' behind a shelf: the form alone. */
const onlySaysHow = (plain: string): boolean =>
  formIn(plain) !== undefined &&
  plain.split(' ').length <= MOST_WORDS_OF_FORM &&
  subjectWords(plain).every((word) => formIn(word) !== undefined);
const MOST_WORDS_OF_FORM = 4;

/** The visitor's last message that had a subject of its own. */
function lastQuestion(history: readonly Turn[]): string | undefined {
  return history.findLast(({ role, content }) => role === 'user' && !leansWithoutSubject(plainWords(content)))
    ?.content;
}

const leansWithoutSubject = (plain: string) =>
  MORE.test(plain) ||
  onlySaysWho(plain) ||
  smallTalkIn(plain) !== undefined ||
  (leansOnBefore(plain) && subjectWords(plain).length === 0);
