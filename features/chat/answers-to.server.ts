import { readSituation } from '#assistant/situation.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import { clearlyAbout } from '#assistant/statistics/topics.ts';
import type { Found as FoundKnowledge } from '#features/knowledge/passage.server.ts';
import type { AssistantParts } from './assistant-parts.server.ts';
import type { Turn } from './conversations/chat-conversation.server.ts';
import type { Care } from './safety/safety.ts';
import { goingOn } from './going-on.server.ts';
import { ASKED, lookUp, perhapsAsked, toldAlone, wantsForms } from './look-up.server.ts';
import { askedOfProduct } from './reading/asked-of-product.server.ts';
import { withFurtherAsked } from './reading/further-asked.server.ts';
import { findNamedProducts, withNameOfItsOwn } from './reading/find-named-products.server.ts';
import { goesOnAbout } from './reading/goes-on-about.server.ts';
import { withMeasured } from './reading/measured.server.ts';
import { MORE, OF_PARCELS } from './reading/patterns.server.ts';
import { nearestAsked } from './reading/nearest-asked.server.ts';
import type { Reading } from './reading/read-message.server.ts';
import type { ReadTalk, readTalk } from './reading/read-talk.server.ts';
import { severalNear } from './reading/several-near.server.ts';
import { toldJustNow } from './reading/told-before.server.ts';
import { SURELY, withNearest } from './reading/with-nearest.server.ts';
import { saidBefore, toldLast } from './reading/said-before.server.ts';

/** Who tells a number and asks a question, or only tells it, wants to know what it says. */
const NUMBERS_ANSWER: ReadonlySet<Reading['ask']['kind']> = new Set(['question', 'more', 'remark']);

type Parts = Pick<AssistantParts, 'knowledge' | 'topicsOf' | 'likenessOf' | 'asksOf' | 'entriesLike'>;

interface Options {
  /** As it was written. */
  message: string;
  history: readonly Turn[];
  /** The message as a model puts it, standing by itself. */
  question?: string | undefined;
  care: Pick<Care, 'rules' | 'products'>;
  talk: Parameters<typeof readTalk>[1];
  heard: ReadTalk;
}

/** The entry that says what the assistant is and can do. */
const ABOUT_ME = 'what-can-you-do';

/** What the knowledge or the page of a product answers, and the message as it asks for that. `sure`: the knowledge answers it. */
export async function answersTo(
  parts: Parts,
  options: Options,
): Promise<{ knowledge: FoundKnowledge; read: Reading; sure: boolean }> {
  const { talk, message } = options;
  const { said, figures, measured } = options.heard;
  const looked = figures ? toldAlone(figures) : await lookedUp(parts, options);
  const further = withFurtherAsked(parts.likenessOf, message, looked.knowledge, toldLast(talk.history));
  const line = lineOf(options);
  const nearest =
    line === undefined
      ? undefined
      : await nearestAsked(parts, {
          message: looked.knowledge.corrected ?? message,
          before: saidBefore(talk.history),
          found: looked.knowledge.passages,
          isTold: toldJustNow(message, talk.history),
        });
  const isNearest = nearest !== undefined && line !== undefined && nearest.odds >= line;
  const more =
    isNearest || measured
      ? undefined
      : await goingOn(parts, { ...options, history: talk.history, said, nearest });
  if (more) return more;
  const answered = isNearest || (nearest && line === LINES.asked) ? withNearest(further, nearest) : further;
  const isOfNumbers = measured !== undefined && NUMBERS_ANSWER.has(said.ask.kind);
  const knowledge = isOfNumbers ? withMeasured(answered, measured, message) : answered;
  if (figures && !isNearest) return { knowledge: further, read: { ...said, ask: ASKED }, sure: true };
  const sure = knowledge.fit === 'sure' && !options.heard.isOfLabel;
  const onPage = {
    ...talk,
    message,
    reading: said,
    isElsewhere: sure,
    ...(isNearest && { elsewhere: nearest.odds }),
  };
  // What a page says is of no use to who may not be offered its product: a baby, say.
  const isForNobody = isNearest && !options.care.products;
  const ofPage = talk.taken || isForNobody ? undefined : askedOfProduct(parts.likenessOf, onPage);
  const ofLabel = ofPage || looked.asks || isNearest || sure ? undefined : toldOfNamed(options);
  const isOpen = !(isNearest || measured || ofPage || ofLabel) && line === LINES.asked;
  const several = isOpen && nearest ? severalNear(further, nearest, options) : undefined;
  if (several) return perhapsAsked(several, said);
  // Of a product that was only shown before it asked nothing.
  const asked = isNearest && line === LINES.shown ? { ...said, products: [] } : said;
  const read = ofPage ?? ofLabel ?? (looked.asks || isNearest ? { ...asked, ask: ASKED } : asked);
  if (nearest && nearest.odds >= RATHER_THAN_ABOUT && isOnlyAbout(read, talk))
    return perhapsAsked(nearest.passage, { ...read, products: [] });
  return { knowledge, read, sure: sure && !ofPage };
}

/** From these odds on what was perhaps asked is told rather than what a product is about. */
const RATHER_THAN_ABOUT = -0.8;

/** 'So could my husband just take mine then': it asks something of a product that it does not name, and its card would answer nothing. */
const isOnlyAbout = ({ ask }: Reading, { message, products }: Options['talk']): boolean =>
  ask.kind === 'fact' &&
  ask.fact.kind === 'about' &&
  !ASKS_ABOUT.test(plainWords(message)) &&
  withNameOfItsOwn(findNamedProducts(plainWords(message), products)).length === 0;
const ASKS_ABOUT =
  /\b(?:what|whats|what's|tell me|about|info|information|details?|describe|page|good for|explain|show)\b/;

/**
 * 'Strength of a Man, what that do exactly' names one product, and asks no fact that a phrase tells and nothing that an entry surely answers: it is
 * told of that product, and to whom a warning may concern its warnings, rather than what an entry perhaps meant.
 */
function toldOfNamed({ talk, heard: { said, storeTopic, ofAnything } }: Options): Reading | undefined {
  const { kind } = said.ask;
  const isOfIt = kind === 'question' || (kind === 'shelf' && !WANTS_OTHERS.test(plainWords(talk.message)));
  const isOfElse = (storeTopic ?? ofAnything) !== undefined || OF_PARCELS.test(plainWords(talk.message));
  if (talk.taken || !isOfIt || isOfElse) return undefined;
  const products = withNameOfItsOwn(findNamedProducts(plainWords(talk.message), talk.products));
  if (products.length !== 1) return undefined;
  const isConcerned = readSituation(talk.turn).facts.length > 0;
  return { ...said, ask: { kind: 'fact', fact: { kind: isConcerned ? 'warnings' : 'about' } }, products };
}

/** 'Anything like the Sister Daily for men': beside the one that is named. */
const WANTS_OTHERS =
  /\b(?:anything|something|others?|another|else|like|similar|instead|besides?|cheaper|alternatives?)\b/;

const lookedUp = (
  parts: Parts,
  { talk, heard: { said, topics, before, intent, storeTopic, ofAnything }, question }: Options,
) =>
  lookUp(parts, said, {
    message: talk.message,
    topic: talk.taken ? undefined : intent === 'talk-who' ? ABOUT_ME : storeTopic,
    ofAnything,
    question: talk.taken ? undefined : question,
    about: clearlyAbout(topics),
    before,
    same: () => goesOnAbout(parts, { message: talk.message, reading: said, history: talk.history, topics }),
  });

/**
 * From which odds on the nearest question is what was asked, where something else has a claim to the message: a rule of the store or a product that
 * it names, a wish for products or talk that it sounds like, the figures of a food; less of a claim has a product that was only shown before.
 */
const LINES = { asked: SURELY, shown: 0.2, somethingElse: 1.2, figures: 1.5 };

/** Undefined where it is not looked for: what takes an offer, talk, a wish for a form, and 'tell me more', which asks for no question. */
function lineOf({
  talk,
  heard: { said, figures, storeTopic, ofAnything, isOfLabel },
}: Options): number | undefined {
  const { kind } = said.ask;
  if (
    isOfLabel ||
    talk.taken ||
    MORE.test(plainWords(talk.message)) ||
    wantsForms(talk.message) ||
    !(ASKS.has(kind) || SOUNDS_LIKE_TALK.has(kind))
  )
    return undefined;
  if (figures) return LINES.figures;
  const isOfElse = storeTopic !== undefined || ofAnything !== undefined || namesProducts(talk);
  if (isOfElse || kind === 'shelf' || SOUNDS_LIKE_TALK.has(kind)) return LINES.somethingElse;
  return asksOfProducts(said) ? LINES.shown : LINES.asked;
}
const ASKS: ReadonlySet<Reading['ask']['kind']> = new Set(['question', 'fact', 'shelf', 'compare']);
/** 'I have to leave that?' sounds like a no, 'what all that mean' like 'tell me more'. */
const SOUNDS_LIKE_TALK: ReadonlySet<Reading['ask']['kind']> = new Set(['more', 'declined']);

/** 'Is it vegan' behind a product sounds like a fact of it. */
const asksOfProducts = ({ ask, products }: Reading): boolean =>
  products.length > 0 && (ask.kind === 'fact' || ask.kind === 'compare');

const namesProducts = ({ message, products }: Options['talk']): boolean =>
  findNamedProducts(plainWords(message), products).length > 0;
