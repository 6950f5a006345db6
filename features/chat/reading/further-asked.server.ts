import type { Understanding } from '#assistant/create-understanding.ts';
import { stemOf } from '#assistant/language/stem.ts';
import { everydayWords } from '#content/everyday-words.ts';
import type { FurtherQuestion } from '#content/knowledge/further-questions.ts';
import type { Found, FurtherAsked, Passage } from '#features/knowledge/passage.server.ts';
import { withLikeness } from './answer-first.server.ts';
import { plainWords, subjectWords } from './plain-words.server.ts';
import { sentencesOf } from './sentences-of.server.ts';

/** What speaks for a further question, fitted on how 5,000 of them were put by other people than the author of this. */
const WEIGHTS = { likeQuestion: 7.2, likeAnswer: 4.3, wordsOfQuestion: 2.9, wordsOfAnswer: 3.8 };
/** From here on it is told before the entry's own answer, from there on instead of it, and what is so near to the best is told with it. */
const ASKED = 5;
const ASKED_SURELY = 7;
/** So much more surely than the entry's own question. */
const SURELY_OTHER = 1;
const AS_NEAR = 0.7;
/** A word that everybody uses counts less. */
const EVERYDAY = 0.5;

/** So many of the passages are looked through, the best ones. */
const LOOKED_THROUGH = 3;
/** So many of what was not asked may be asked next. */
const MOST_NEXT = 2;
/** What a further question adds to the odds of its entry, for each point above `ASKED`. */
const SPEAKS_FOR_ENTRY = 0.3;
/** So surely asked, it was perhaps meant also where nothing else speaks for its entry. */
const PERHAPS_MEANT = 8;

/** What was found, with what of the best passages was asked: an entry that has an answer of its own to that comes before one that has none. */
export function withFurtherAsked(
  likenessOf: Understanding['likenessOf'],
  message: string,
  found: Found,
): Found {
  const looked = found.passages.slice(0, LOOKED_THROUGH).map((passage) => {
    const scored = scoreFurther(likenessOf, message, passage);
    const asked = askedOf(scored);
    const others = scored.ranked.map(({ one }) => one).filter((one) => !asked?.told.includes(one));
    return { ...passage, asked, next: others.slice(0, MOST_NEXT).map(({ question }) => question) };
  });
  const [best, ...others] = looked.toSorted((one, other) => oddsOf(other) - oddsOf(one));
  if (!best) return found;
  const score = best.asked?.score ?? 0;
  const isMeant = found.fit === 'likely' ? score >= ASKED_SURELY : score >= PERHAPS_MEANT;
  return {
    ...found,
    passages: [withLikeness(likenessOf, message, best), ...others, ...found.passages.slice(LOOKED_THROUGH)],
    fit: isMeant && found.fit !== 'sure' ? (found.fit === 'likely' ? 'sure' : 'likely') : found.fit,
  };
}

const oddsOf = ({ score, asked }: Passage): number =>
  Math.log((score + LEAST) / (1 - score + LEAST)) +
  SPEAKS_FOR_ENTRY * Math.max(0, (asked?.score ?? 0) - ASKED);
const LEAST = 1e-6;

/** Undefined where none is asked. */
export const furtherAsked = (
  likenessOf: Understanding['likenessOf'],
  message: string,
  passage: Asked,
): FurtherAsked | undefined => askedOf(scoreFurther(likenessOf, message, passage));

type Asked = Pick<Passage, 'question' | 'answer' | 'further'>;

/** How near a message comes to each further question of an entry, best first, and to the entry itself. */
interface Scored {
  ranked: { one: FurtherQuestion; score: number }[];
  own: number;
  /** The message says something beside the name of the subject. */
  saysMore: boolean;
}

/** Words that the entry's own question has, which every question about it has, count for none. */
function scoreFurther(
  likenessOf: Understanding['likenessOf'],
  message: string,
  { question, answer, further }: Asked,
): Scored {
  if (further.length === 0) return { ranked: [], own: 0, saysMore: false };
  const subject = stemsOf(question);
  const words = [...stemsOf(message)].filter((stem) => !subject.has(stem));
  const likeQuestions = likenessOf(message, [question, ...further.map((one) => one.question)]);
  const scoresOfAnswers = (texts: readonly string[]) => {
    const likeAnswers = likenessOf(message, texts);
    return texts.map(
      (text, at) =>
        WEIGHTS.likeAnswer * (likeAnswers[at] ?? 0) + WEIGHTS.wordsOfAnswer * shareIn(words, stemsOf(text)),
    );
  };
  const ofAnswers = scoresOfAnswers(further.map((one) => one.answer));
  const ranked = further.map((one, at) => ({
    one,
    score:
      WEIGHTS.likeQuestion * (likeQuestions[at + 1] ?? 0) +
      WEIGHTS.wordsOfQuestion * shareIn(words, stemsOf(one.question)) +
      (ofAnswers[at] ?? 0),
  }));
  return {
    ranked: ranked.toSorted((a, b) => b.score - a.score),
    own: WEIGHTS.likeQuestion * (likeQuestions[0] ?? 0) + Math.max(...scoresOfAnswers(sentencesOf(answer))),
    saysMore: words.length > 0,
  };
}

function askedOf({ ranked, own, saysMore }: Scored): FurtherAsked | undefined {
  const best = ranked[0]?.score ?? 0;
  // 'What is inulin?' asks the entry's own question.
  if (!saysMore || best < ASKED || best < own) return undefined;
  const told = ranked.filter(({ score }, at) => at < 2 && score >= best - AS_NEAR && score >= ASKED);
  const alone = best >= ASKED_SURELY && best >= own + SURELY_OTHER;
  return { told: told.map(({ one }) => one), score: best, alone };
}

/** What share of some words stands in a text, 0 to 1. */
function shareIn(words: readonly string[], text: ReadonlySet<string>): number {
  const weigh = (some: readonly string[]) =>
    some.reduce((sum, word) => sum + (everydayWords.has(word) ? EVERYDAY : 1), 0);
  return words.length === 0 ? 0 : weigh(words.filter((word) => text.has(word))) / weigh(words);
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(subjectWords(plainWords(text)).map(stemOf));
