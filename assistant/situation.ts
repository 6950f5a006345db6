import { isFamilyHistory } from './family-history.ts';
import type { Mention, Reading, Turn } from './turn.ts';

/**
 * What a conversation says of the person whom an answer is for: medicines, conditions, pregnancy, age, allergies, tests. Care texts say what
 * belongs to it, and a product whose label warns of one of its concepts is not offered.
 */

export interface SituationFact {
  /** As the lexicon names it: medicines.yaml, groups.yaml, allergies.yaml. */
  concept: string;
  kind: 'drug' | 'test' | 'group' | 'allergy';
  /** The visitor's own words for it, spelling mended. */
  words: string;
  /** Whose it is: 'self', or a concept of a person. */
  person: string;
  /** Which message said it: 0 is this one, 1 the one before. */
  turnsAgo: number;
}

export interface Situation {
  /** Whom the answer is for. */
  person: string;
  /** What was named, this message's first. Wider classes ('blood-thinner' of 'warfarin') stand in `concepts`. */
  facts: readonly SituationFact[];
  /** Concepts that hold for that person, each with the classes above it. */
  concepts: ReadonlySet<string>;
  /** The same without the classes: what was said. */
  named: ReadonlySet<string>;
  /** Conditions of relatives, told as the reason of a question for oneself. */
  inFamily: ReadonlySet<string>;
}

const KINDS: ReadonlySet<string> = new Set([
  'drug',
  'test',
  'group',
  'allergy',
] satisfies SituationFact['kind'][]);
const isKind = (kind: string): kind is SituationFact['kind'] => KINDS.has(kind);

/** What passes: told as over, it no longer holds. The rest stays with a person. */
const PASSING: ReadonlySet<string> = new Set(['pregnancy', 'nursing', 'surgery', 'for-child', 'for-teen']);

/** 'For me' and 'for my mom' say whom an answer is for; 'it' says nothing new. */
const FOR_SELF = /\b(?:for|about) (?:me|myself)\b|\b(?:myself|para mi)\b/;

export function readSituation(turn: Turn): Situation {
  const readings: readonly Reading[] = [turn, ...turn.earlier.toReversed()];
  const person = personAsked(turn);
  const held: { fact: SituationFact; classes: readonly string[] }[] = [];
  readings.forEach((reading, turnsAgo) => {
    for (const one of factsOf(reading, turnsAgo)) if (holdsFor(one.fact, person)) held.push(one);
  });
  return {
    person: person ?? turn.dialogue.person,
    facts: held.map(({ fact }) => fact),
    concepts: new Set(held.flatMap(({ classes }) => classes)),
    named: new Set(held.map(({ fact }) => fact.concept)),
    inFamily: new Set(readings.flatMap((one) => familyHistoryIn(one).map(({ concept }) => concept))),
  };
}

/** Said in this message; undefined where it goes on about whom it was about. */
function personAsked(turn: Turn): string | undefined {
  if (FOR_SELF.test(turn.tokens.map(({ word }) => word).join(' '))) return 'self';
  return turn.mentions.find(({ kind, negated }) => kind === 'person' && !negated)?.concept;
}

/** Only what clearly is another person's is left out: in doubt it counts. */
const holdsFor = (fact: SituationFact, person: string | undefined): boolean =>
  fact.turnsAgo === 0 ||
  person === undefined ||
  fact.person === person ||
  (fact.person === 'self' && person !== 'self');

function factsOf(reading: Reading, turnsAgo: number): { fact: SituationFact; classes: readonly string[] }[] {
  const spans = Map.groupBy(
    reading.mentions.filter(
      (one) =>
        isKind(one.kind) &&
        counts(one) &&
        !isDenied(reading, one) &&
        !(one.kind === 'group' && isFamilyHistory(reading, one)),
    ),
    ({ from, to }) => `${from} ${to}`,
  );
  return [...spans.values()].flatMap((mentions) => {
    const [first] = mentions;
    if (!first || !isKind(first.kind)) return [];
    const { concept, kind, from, to } = first;
    const words = reading.tokens.slice(from, to).map(({ word }) => word);
    const fact = { concept, kind, words: words.join(' '), person: whose(reading, from), turnsAgo };
    return [{ fact, classes: mentions.map((one) => one.concept) }];
  });
}

/** 'Period skipped two months, not pregnant': what is denied holds in no words that only suggest it. */
function isDenied({ mentions, tokens }: Reading, { concept, kind, from, to }: Mention): boolean {
  const wordsOf = (one: Pick<Mention, 'from' | 'to'>) =>
    tokens.slice(one.from, one.to).map(({ word }) => word);
  const own = new Set(wordsOf({ from, to }));
  const denied = mentions.filter((one) => one.negated && one.concept === concept);
  return kind === 'group' && denied.length > 0 && !denied.flatMap(wordsOf).some((word) => own.has(word));
}

/** Who is old or a child is no condition of anybody. */
const familyHistoryIn = (reading: Reading): Mention[] =>
  reading.mentions.filter((one) => one.kind === 'group' && isFamilyHistory(reading, one));

function counts({ concept, kind, negated, past, topic, elsewhere }: Mention): boolean {
  if (negated || elsewhere) return false;
  return !(kind === 'group' && topic) && !(past && (kind === 'drug' || PASSING.has(concept)));
}

/** The person that the same sentence names. */
function whose({ mentions, tokens }: Reading, at: number): string {
  const sentence = tokens[at]?.sentence;
  const named = mentions.find(({ kind, from }) => kind === 'person' && tokens[from]?.sentence === sentence);
  return named?.concept ?? 'self';
}

/** Nothing was said of anybody. */
export const noSituation: Situation = {
  person: 'self',
  facts: [],
  concepts: new Set(),
  named: new Set(),
  inFamily: new Set(),
};
