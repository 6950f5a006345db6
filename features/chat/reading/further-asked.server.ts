import type { Understanding } from '#assistant/create-understanding.ts';
import { everydayWords } from '#content/everyday-words.ts';
import type { FurtherQuestion } from '#content/knowledge/further-questions.ts';
import type { Found, FurtherAsked, Passage } from '#features/knowledge/passage.server.ts';
import { withLikeness } from './answer-first.server.ts';
import { stemsOf, subjectStems } from './plain-words.server.ts';
import { sentencesOf } from './sentences-of.server.ts';

/** How near a message comes to a further question: fitted on which of an entry's own people meant by 2,100 wordings that the encoder had not learned. */
const NEAR = { likeQuestion: 12, likeAnswer: 5.1, wordsOfQuestion: 1.9, wordsOfAnswer: 3.4 };
/**
 * The odds that the nearest one is asked: how far the second one is behind it, and the entry's own question and answer, and how like the
 * message it is. Fitted on those wordings, on the same where the right one is missing, and on 2,600 messages that ask for the entry itself.
 */
const ODDS = { none: -2.7, beforeSecond: 0.16, beforeEntry: 0.33, likeness: 0.77 };
/** From here on it is told before the entry's own answer: of those wordings 38 in 100, 4 wrongly; where the right one is missing 8. */
const ASKED = -0.6;
/** From here on instead of it: 24 in 100, one wrongly. */
const ALONE = 0;
/** From this likeness on a message puts a question nearly as it is written. */
export const PUT_JUST_SO = 0.92;
/** Of what was told just before something further is meant, or nothing. */
const OF_TOLD_BEFORE = -1;
/** A word that everybody uses counts less. */
const EVERYDAY = 0.5;

/** So many of the passages are looked through, the best ones. */
const LOOKED_THROUGH = 3;
/** So many of what was not asked may be asked next. */
const MOST_NEXT = 2;
/** So surely asked, it was perhaps meant also where nothing else speaks for its entry. */
const PERHAPS_MEANT = 0.6;

/**
 * What was found, with what of the best passages was asked: an entry that has an answer of its own to that comes before one that has none.
 * @param toldLast the id of the entry that the last reply told
 */
export function withFurtherAsked(
  likenessOf: Understanding['likenessOf'],
  message: string,
  found: Found,
  toldLast?: string,
): Found {
  const looked = found.passages.slice(0, LOOKED_THROUGH).map((passage) => {
    const scored = scoreFurther(likenessOf, message, passage);
    const asked = askedOf(scored, passage.id === toldLast ? OF_TOLD_BEFORE : ASKED);
    const others = scored.ranked.map(({ one }) => one).filter(({ question }) => question !== asked?.question);
    return { ...passage, asked, next: others.slice(0, MOST_NEXT).map(({ question }) => question) };
  });
  // What the owner wrote and surely answers stays first.
  const isOwners = found.fit === 'sure' && looked[0]?.isOwners === true;
  const [best, ...others] = isOwners ? looked : looked.toSorted((one, other) => oddsOf(other) - oddsOf(one));
  if (!best) return found;
  return {
    ...found,
    passages: [withLikeness(likenessOf, message, best), ...others, ...found.passages.slice(LOOKED_THROUGH)],
    fit: fitOf(found.fit, best, subjectStems(message)),
  };
}

/** An entry whose further question is surely asked is meant, and what is asked beyond doubt was perhaps meant in any case. */
function fitOf(
  fit: Found['fit'],
  { question, answer, asked }: Passage,
  said: ReadonlySet<string>,
): Found['fit'] {
  if (!asked) return fit;
  // Of 'who planted zanbrum' nothing is known but the planting.
  const texts = [question, answer, asked.question, asked.answer].join(' ');
  if (shareIn([...said], subjectStems(texts)) <= LEAST_KNOWN) return fit;
  if (fit === 'likely' && asked.alone) return 'sure';
  return fit === 'unknown' && asked.odds >= PERHAPS_MEANT ? 'likely' : fit;
}

/** More of the message's words have to stand in the entry. */
const LEAST_KNOWN = 0.5;

/** Of the entry, and for what of it was asked. */
const oddsOf = ({ score, asked }: Passage): number =>
  Math.log((score + LEAST) / (1 - score + LEAST)) + Math.max(0, (asked?.odds ?? ASKED) - ASKED);
const LEAST = 1e-6;

/** Undefined where none is asked. */
export const furtherAsked = (
  likenessOf: Understanding['likenessOf'],
  message: string,
  passage: Asked,
): FurtherAsked | undefined => askedOf(scoreFurther(likenessOf, message, passage), ASKED);

type Asked = Pick<Passage, 'question' | 'answer' | 'further'>;

/** How near a message comes to each further question of an entry, best first, and to the entry itself. */
interface Scored {
  ranked: { one: FurtherQuestion; score: number; likeness: number }[];
  own: number;
  /** Stems of the message, and those of the entry's own question, which every question about it has: they count for none. */
  said: ReadonlySet<string>;
  subject: ReadonlySet<string>;
}

export function scoreFurther(
  likenessOf: Understanding['likenessOf'],
  message: string,
  { question, answer, further }: Asked,
): Scored {
  const [subject, said] = [stemsOf(question), subjectStems(message)];
  if (further.length === 0) return { ranked: [], own: 0, said, subject };
  const words = [...said].filter((stem) => !subject.has(stem));
  const likeQuestions = likenessOf(message, [question, ...further.map((one) => one.question)]);
  const scoresOfAnswers = (texts: readonly string[]) => {
    const likeAnswers = likenessOf(message, texts);
    return texts.map(
      (text, at) =>
        NEAR.likeAnswer * (likeAnswers[at] ?? 0) + NEAR.wordsOfAnswer * shareIn(words, stemsOf(text)),
    );
  };
  const ofAnswers = scoresOfAnswers(further.map((one) => one.answer));
  const ranked = further.map((one, at) => ({
    one,
    likeness: likeQuestions[at + 1] ?? 0,
    score:
      NEAR.likeQuestion * (likeQuestions[at + 1] ?? 0) +
      NEAR.wordsOfQuestion * shareIn(words, stemsOf(one.question)) +
      (ofAnswers[at] ?? 0),
  }));
  return {
    ranked: ranked.toSorted((a, b) => b.score - a.score),
    own: NEAR.likeQuestion * (likeQuestions[0] ?? 0) + Math.max(...scoresOfAnswers(sentencesOf(answer))),
    said,
    subject,
  };
}

function askedOf({ ranked, own, said, subject }: Scored, line: number): FurtherAsked | undefined {
  const [best, second] = ranked;
  // 'What is inulin?' says nothing beside the name.
  if (!best || [...said].every((stem) => subject.has(stem))) return undefined;
  const odds =
    ODDS.none +
    ODDS.beforeSecond * (best.score - (second?.score ?? 0)) +
    ODDS.beforeEntry * (best.score - own) +
    ODDS.likeness * best.likeness;
  return odds < line
    ? undefined
    : { ...best.one, odds, alone: odds >= ALONE, isPutSo: best.likeness >= PUT_JUST_SO };
}

/** What share of some words stands in a text, 0 to 1. */
export function shareIn(words: readonly string[], text: Words): number {
  const weigh = (some: readonly string[]) =>
    some.reduce((sum, word) => sum + (everydayWords.has(word) ? EVERYDAY : 1), 0);
  return words.length === 0 ? 0 : weigh(words.filter((word) => text.has(word))) / weigh(words);
}

/** The words of a text, for what is looked up among them. */
export type Words = Pick<ReadonlySet<string>, 'has'>;
