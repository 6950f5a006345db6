import type { Product } from '#integrations/storefront/product.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import type { Intent } from '#assistant/statistics/topics.ts';
import type { Ask } from './ask.server.ts';
import { askByIntent, factOfMeant } from './ask-by-intent.server.ts';
import { findNamedProducts } from './find-named-products.server.ts';
import { productsMeant } from './products-meant.server.ts';
import { readProductQuestion } from '../products/product-question.server.ts';
import { askPatterns, leansOnBefore, MORE, ORDER_WORDS, POPULAR, smallTalkIn } from './patterns.server.ts';
import { personIn, plainWords, subjectWords } from './plain-words.server.ts';

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
}

export function readMessage(context: ReadingContext): Reading {
  const { message, history, intent } = context;
  const plain = plainWords(message);
  const person = personIn(plain);
  const named = findNamedProducts(plain, context.products);
  const smallTalk = smallTalkIn(plain) ?? (named.length === 0 ? talkOf(intent) : undefined);
  if (smallTalk)
    return { ask: { kind: smallTalk }, query: '', products: [], followUp: false, person: undefined };
  const base = lastQuestion(history);
  if ((MORE.test(plain) || intent === 'talk-more') && base !== undefined) return readMore(context, base);
  const answer = named.length === 0 ? answerOf(intent, carriedProducts(plain, context)) : undefined;
  if (answer) return { query: '', followUp: base !== undefined, person, ...answer };
  const leans = leansOnBefore(plain);
  const meant = spokenOfBy(plain, { ...context, named, leans });
  const byPhrase = readAsk(plain, { named, spokenOf: meant.bySaying, isFirst: base === undefined });
  const byIntent =
    intent && byPhrase.kind === 'question' ? askByIntent(intent, plain, meant.byIntent) : undefined;
  const held = byIntent || byPhrase.kind !== 'question' ? [] : productsMeant(plain, context.products);
  const byWhatIsHeld = factOfMeant(plain, held);
  const ask = byIntent ?? byWhatIsHeld ?? byPhrase;
  const spokenOf = byIntent ? meant.byIntent : byWhatIsHeld ? held : meant.bySaying;
  // 'And for my mother?' has no subject of its own; 'What about zinc?' has.
  const followUp = leans && base !== undefined && named.length === 0 && subjectWords(plain).length === 0;
  return {
    ask,
    query: followUp ? `${base} ${message}` : message,
    products: ask.kind === 'question' || ask.kind === 'shelf' ? named : spokenOf,
    followUp,
    base,
    person,
  };
}

const TALK: Partial<Record<Intent, 'greeting' | 'thanks' | 'goodbye'>> = {
  'talk-greeting': 'greeting',
  'talk-thanks': 'thanks',
  'talk-goodbye': 'goodbye',
};
/** 'Yes' to products tells of the first one; to nothing it only agrees. 'No' is heard as one. */
function answerOf(
  intent: Intent | undefined,
  carried: Product[],
): Pick<Reading, 'ask' | 'products'> | undefined {
  if (intent === 'talk-no') return { ask: { kind: 'declined' }, products: [] };
  if (intent !== 'talk-yes') return undefined;
  return carried.length > 0
    ? { ask: { kind: 'fact', fact: { kind: 'about' } }, products: carried.slice(0, 1) }
    : { ask: { kind: 'thanks' }, products: [] };
}

const talkOf = (intent: Intent | undefined) => intent && TALK[intent];

/** The products that are spoken of: named, or meant by a small word; who asks of a product without naming one means those by what they hold, else the last ones shown. */
function spokenOfBy(plain: string, context: ReadingContext & { named: Product[]; leans: boolean }) {
  const { named, leans, intent, products } = context;
  const carried = leans ? carriedProducts(plain, context) : [];
  const bySaying = named.length > 0 ? named : carried;
  if (!intent?.startsWith('product-') || bySaying.length > 0) return { bySaying, byIntent: bySaying };
  const meant = productsMeant(plain, products);
  const byIntent = meant.length > 0 || intent === 'product-shelf' ? meant : carriedProducts(plain, context);
  return { bySaying, byIntent };
}

function readAsk(
  plain: string,
  { named, spokenOf, isFirst }: { named: Product[]; spokenOf: Product[]; isFirst: boolean },
): Ask {
  const several = spokenOf.length >= 2;
  const order = ORDER_WORDS.exec(plain);
  if (order) {
    const cheapest = !/more exp|most exp|pric|dear/.test(order[0]);
    return several ? { kind: 'order', cheapest } : { kind: 'shelf', cheapestFirst: cheapest, popular: false };
  }
  if (several && askPatterns.compare.test(plain)) return { kind: 'compare' };
  if (named.length >= 2 && / or | and /.test(` ${plain} `)) return { kind: 'compare' };
  if (spokenOf.length > 0) {
    const fact = readProductQuestion(withoutNames(plain, spokenOf));
    if (fact) return { kind: 'fact', fact };
  }
  if (named.length > 0 && (askPatterns.about.test(plain) || subjectOutside(plain, named) === 0))
    return { kind: 'fact', fact: { kind: 'about' } };
  // 'What is this?' on a product's page.
  if (isFirst && spokenOf.length > 0 && askPatterns.about.test(plain) && subjectWords(plain).length === 0)
    return { kind: 'fact', fact: { kind: 'about' } };
  if (POPULAR.test(plain)) return { kind: 'shelf', cheapestFirst: false, popular: true };
  if (askPatterns.shelf.test(plain)) return { kind: 'shelf', cheapestFirst: false, popular: false };
  return { kind: 'question' };
}

/** 'How much magnesium is in it' names the mineral; 'how much is Magnesium Glycinate' does not. */
function withoutNames(plain: string, products: readonly Product[]): string {
  const names = products.flatMap(({ title, handle }) => [plainWords(title), plainWords(handle)]);
  return names.reduce(
    (rest, name) => (name === '' ? rest : ` ${rest} `.replace(` ${name} `, ' it ').trim()),
    plain,
  );
}

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
  const spokenOf = productsOf(last?.products ?? [], products);
  const rest = { query: base, followUp: true, person: undefined };
  if (last?.knowledge.length === 0 && spokenOf.length > 0)
    return { ...rest, ask: { kind: 'fact', fact: { kind: 'contents' } }, products: spokenOf };
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => plainWords(content));
  const since = asked.length - 1 - asked.findLastIndex((plain) => !MORE.test(plain));
  return { ...rest, ask: { kind: 'more', steps: since + 1 }, products: [] };
}

/** The visitor's last message that had a subject of its own. */
function lastQuestion(history: readonly Turn[]): string | undefined {
  return history.findLast(({ role, content }) => role === 'user' && !leansWithoutSubject(plainWords(content)))
    ?.content;
}

const leansWithoutSubject = (plain: string) =>
  MORE.test(plain) ||
  smallTalkIn(plain) !== undefined ||
  (leansOnBefore(plain) && subjectWords(plain).length === 0);

const ORDINALS = ['first', 'second', 'third'];

/** The products that 'it', 'the second one' or 'both' stand for: of the last reply that named any, else what the visitor looks at. */
function carriedProducts(plain: string, { history, products, inView }: ReadingContext): Product[] {
  const handles = history.findLast(({ evidence }) => (evidence?.products.length ?? 0) > 0)?.evidence
    ?.products;
  const shown = productsOf(handles ?? [], products);
  if (shown.length === 0) return [...inView];
  const ordinal = ORDINALS.findIndex((word) => plain.includes(`the ${word}`));
  const picked = /\bthe last\b/.test(plain) ? shown.at(-1) : shown[ordinal];
  return picked ? [picked] : shown;
}

const productsOf = (handles: readonly string[], products: readonly Product[]) =>
  handles.flatMap((handle) => products.find((product) => product.handle === handle) ?? []);
