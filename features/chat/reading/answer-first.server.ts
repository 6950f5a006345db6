import { subjectCategories } from '#content/knowledge/knowledge-entry.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import type { Understanding } from '#assistant/create-understanding.ts';
import { everydayWords } from '#content/everyday-words.ts';
import { stemsOf, subjectStems } from './plain-words.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import { sentencesOf } from './sentences-of.server.ts';

/** What somebody wants to know of a thing, and what a sentence of an entry that says it is like. Both on plain words. */
interface Aspect {
  asked: RegExp;
  told: RegExp;
}

/** A sentence that says whom a thing may harm, on plain words or as written. */
export const CAUTIONS =
  /\b(?:can (?:cause|upset|raise|drop|add|hurt|harm|make|bring|burn)|may (?:cause|upset|add|raise)|ask first|ask your|should not|should avoid|avoid|leave it|is not for|harm|poison(?:ous)?|risky?|stay away|works against)\b/i;

const ASPECTS: readonly Aspect[] = [
  {
    asked:
      /\b(?:how (?:much|many|strong|high)|dos(?:e|age|ing)|mg|mcg|iu|milligrams?|upper limit|too (?:much|many)|overdo|amount|a day|daily limit)\b/,
    told: /\b\d[\d ]*(?:mg|mcg|iu|grams?|ounces?|cups?)\b|\b(?:upper limit|no more than|at most|too much|larger amounts|more (?:does|has|is not))\b/,
  },
  {
    asked: /\b(?:foods?|eat|eating|meals?|naturally|get it from|come from|cook|diet)\b/,
    told: /\b(?:eggs?|beans?|fish|greens|nuts|milk|meat|peas|oats|fruits?|yogurt|liver|seeds|berries|oranges)\b/,
  },
  {
    asked:
      /\b(?:side effects?|downsides?|bad (?:for|sides?|things?|parts?)|hurts?|harm(?:s|ful)?|risks?|risky|dangerous|danger|safe|unsafe|cautions?|careful|warnings?|mess (?:with|up)|who should(?: not|nt|n't)|should not|shouldnt|shouldn't|not take|avoid|leave (?:it )?alone)\b/,
    told: CAUTIONS,
  },
  {
    asked: /\b(?:pregnan\w*|expecting|breast ?feed\w*|nursing|trimester)\b/,
    told: /\b(?:pregnan\w*|nursing|breast ?feed\w*)\b/,
  },
  {
    asked: /\b(?:kids?|child(?:ren)?|toddlers?|baby|babies|teens?|teenagers?)\b/,
    told: /\b(?:kids?|child(?:ren)?|baby|babies|teens?)\b/,
  },
  {
    asked:
      /\b(?:how (?:long|soon|fast)|kick in|start(?:s)? working|see results|notice|weeks|months|till it|until it)\b/,
    told: /\b(?:weeks?|months?|days|hours?|years?)\b/,
  },
  {
    asked:
      /\b(?:what time|best time|when (?:do|should|to|is)|morning|at night|bedtime|before bed|empty stomach|with food)\b/,
    told: /\b(?:morning|evening|night|bed|early|meals?|empty stomach|with food)\b/,
  },
  {
    asked:
      /\b(?:signs?|symptoms?|how (?:do|would|can) (?:i|you|u|we|one) (?:know|tell)|feel(?:s)? like|low on|running low|deficien\w*)\b/,
    told: /\b(?:signs?|shortage|run low|runs low|low on|tired|weak|feels?|blood test)\b/,
  },
  {
    asked:
      /\b(?:(?:really|actually|even|truly) (?:work|do|help)|does (?:it|that|this) work|proof|proven|evidence|stud(?:y|ies)|research|myths?|true|truth|hype|scam|facts?|waste)\b/,
    told: /\b(?:stud(?:y|ies)|evidence|proof|shown|research|no good|unclear|mixed)\b/,
  },
  {
    asked: /\b(?:forms?|kinds?|types?|which one|best kind|difference|different)\b/,
    told: /\b(?:forms?|kinds?|better than|such as|called)\b/,
  },
];

const ASPECT_WEIGHT = 1.5;
/** A telling word ('coffee', 'thyroid') that a sentence shares with the message. */
const WORD_WEIGHT = 1.5;
/** Where no word of it says what was asked, a sentence comes first that means so nearly the same, and so much more nearly than the first one. */
const LIKE = { least: 0.79, moreThanFirst: 0.2 };
/** What is shorter is near to much by few words: 'not medical advice'. */
const FEWEST_WORDS = 6;
/** An abbreviation: who asks what DFE means wants no other sentence. */
const ABBREVIATION = /\b[A-Z]{2,5}\b/g;
const ABBREVIATION_WEIGHT = 3;
/** One that everybody uses, where it counts. */
const EVERYDAY_WEIGHT = 1;
/**
 * A sentence that is put first says at least so much of what was asked, and so much more than the one that stands first. What tells how to do
 * something begins with what to do; what tells of one thing begins with what that is, and more often something else was asked.
 */
const OF_ONE_THING = { least: 1.5, moreThanFirst: 1, aspects: ASPECTS };
const OF_OTHERS = { least: 3, moreThanFirst: 3, aspects: [] };
/** Of what was told just before, the sentence that comes nearest to what is asked now, by any word of it. */
const TOLD_AGAIN = { least: 1.5, moreThanFirst: 0.5, aspects: ASPECTS, everyday: true };

/** It goes on with the sentence before it, and says nothing without that. */
const GOES_ON =
  /^(?:They|Those|These|That|This|Some|Others|So|Both|None|Its|Then|There|But|Such|Here|Even|Also|Most of them)\b/;

/**
 * The sentences of an entry, those first that say what was asked: who asks whether it is bad for the kidneys need not read what it is.
 * @param message what the visitor wrote last, without what it leans on.
 */
export function answerFirst(
  message: string,
  { question, answer, category, likeness }: Passage,
): { first: string; rest: string } {
  const all = sentencesOf(answer);
  const { lead } = leadOf(plainWords(message), { question, all, likeness, ...linesOf(category) });
  const { first = [], rest = [] } = Object.groupBy(all.keys(), (place) =>
    lead.includes(place) ? 'first' : 'rest',
  );
  const textOf = (places: readonly number[]) => places.map((place) => all[place]).join(' ');
  return { first: textOf(first), rest: textOf(rest) };
}

/**
 * The sentences of it that say what was asked: how much, which foods, who should not. Undefined where none does.
 * @param toldBefore it was told whole just before, so that what comes nearest is enough
 */
export function whatIsAsked(
  message: string,
  { question, answer, category, likeness }: Passage,
  { toldBefore = false } = {},
): string | undefined {
  const all = sentencesOf(answer);
  const lines = toldBefore ? TOLD_AGAIN : linesOf(category);
  const { lead, isSaid } = leadOf(plainWords(message), { question, all, likeness, ...lines });
  return isSaid ? lead.map((place) => all[place]).join(' ') : undefined;
}

/** An entry, and how near each of its sentences comes to what was asked. */
export const withLikeness = (
  likenessOf: Understanding['likenessOf'],
  message: string,
  passage: Passage,
): Passage => ({ ...passage, likeness: likenessOf(message, sentencesOf(passage.answer)) });

const linesOf = (category: string) => (subjectCategories.includes(category) ? OF_ONE_THING : OF_OTHERS);

/** `lead`: the places of the sentences that come first; the first one alone where no other says more of what was asked. */
function leadOf(
  plain: string,
  {
    question,
    all,
    likeness = [],
    aspects,
    least,
    moreThanFirst,
    everyday = false,
  }: {
    question: string;
    all: readonly string[];
    likeness?: readonly number[] | undefined;
    aspects: readonly Aspect[];
    least: number;
    moreThanFirst: number;
    /** Words that everybody uses count, too: 'pay', 'after'. */
    everyday?: boolean;
  },
): { lead: readonly number[]; isSaid: boolean } {
  const subject = stemsOf(question);
  const written = new Set(plain.split(' '));
  const telling = plain
    .split(' ')
    .filter((word) => !everydayWords.has(word))
    .join(' ');
  const wanted = new Set([...subjectStems(telling)].filter((one) => !subject.has(one)));
  const others = everyday
    ? [...subjectStems(plain)].filter((one) => !subject.has(one) && !wanted.has(one))
    : [];
  const asked = aspects.filter((one) => one.asked.test(plain));
  const scores = all.map((sentence) => {
    const said = plainWords(sentence);
    const stems = stemsOf(sentence);
    const shared = [...wanted].filter((one) => stems.has(one)).length;
    const alike = others.filter((one) => stems.has(one)).length;
    const short = (sentence.match(ABBREVIATION) ?? []).map((one) => one.toLowerCase());
    return (
      shared * WORD_WEIGHT +
      short.filter((one) => written.has(one)).length * ABBREVIATION_WEIGHT +
      alike * EVERYDAY_WEIGHT +
      asked.filter(({ told }) => told.test(said)).length * ASPECT_WEIGHT
    );
  });
  const byWords = clearest(scores, { least, moreThanFirst });
  const byMeaning = clearest(
    likeness.map((like, at) => ((all[at] ?? '').split(' ').length < FEWEST_WORDS ? 0 : like)),
    LIKE,
  );
  const place = byWords.place === 0 ? byMeaning.place : byWords.place;
  return {
    lead: GOES_ON.test(all[place] ?? '') && place > 0 ? [place - 1, place] : [place],
    isSaid: byWords.isSaid || byMeaning.isSaid,
  };
}

/** Where the best of some scores stands, if it is good enough and better than the first: else the first. */
function clearest(
  scores: readonly number[],
  { least, moreThanFirst }: { least: number; moreThanFirst: number },
): { place: number; isSaid: boolean } {
  const best = Math.max(0, ...scores);
  const isSaid = best >= least;
  const isClear = isSaid && best >= (scores[0] ?? 0) + moreThanFirst;
  return { place: isClear ? scores.indexOf(best) : 0, isSaid };
}
