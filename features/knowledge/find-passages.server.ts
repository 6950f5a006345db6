import { hasEnglishWord } from '#assistant/language/general-dictionary.ts';
import { noEntry, type Topic } from '#assistant/statistics/topics.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { correctSpelling } from './correct-spelling.server.ts';
import { fitOf, judgeMatch, type Signs, signsOf } from './judge-match.server.ts';
import type { MeasureNearness } from './nearness.server.ts';
import type { Found, Passage } from './passage.server.ts';
import { type Lexeme, type LookedUp, lookUpWords } from './look-up-words.server.ts';
import { rankEntries, type Ranked, type Wanted } from './rank-entries.server.ts';
import { type Question, readQuestion } from './read-question.server.ts';
import { createEntryMemory, type EntryMemory } from './entry-memory.server.ts';
import type { KnownEntry, WantedEntries } from './read-entries.server.ts';
import { createWordMemory, type WordMemory } from './word-memory.server.ts';

/** Under this score for each unit of what was asked, lay words are added to the query. */
const LAY_WORDS_UNDER = 1;
const LAY_WORD_WEIGHT = 0.6;
/** A topic that is less likely is no candidate. */
const LEAST_LIKELY = 0.03;
/** As many are compared by meaning. */
const COMPARED = 30;
/** A message of slips would cost a query for each. */
const MAX_CORRECTIONS = 3;

/** A knowledge, with what is remembered of it. */
export interface Searched {
  db: Db;
  words: WordMemory;
  entries: EntryMemory;
}

/** With nothing remembered yet: make one and keep it. */
export const searchedIn = (db: Db): Searched => ({
  db,
  words: createWordMemory(db),
  entries: createEntryMemory(db),
});

interface FindOptions {
  limit: number;
  /** What the question was taken for by its manner. */
  topics?: readonly Topic[];
  /** Where an embedding model is set. */
  nearness?: MeasureNearness | undefined;
}

/** What the knowledge has on a question, best first, and whether it is enough to answer from. */
export async function findPassages(searched: Searched, text: string, options: FindOptions): Promise<Found> {
  const { candidates, corrected } = await findCandidates(searched, text, options);
  const judged = candidates
    .map(({ passage, signs }) => ({ passage, odds: judgeMatch(signs) }))
    .sort((one, other) => other.odds - one.odds);
  return {
    passages: judged
      .slice(0, options.limit)
      .map(({ passage, odds }) => ({ ...passage, score: 1 / (1 + Math.exp(-odds)) })),
    fit: fitOf(judged[0]?.odds ?? Number.NEGATIVE_INFINITY),
    ...(corrected !== undefined && { corrected }),
  };
}

export interface Candidate {
  passage: Omit<Passage, 'score'>;
  signs: Signs;
}

/** Entries that the words find, and those that the question was taken for, with what speaks for each. */
export async function findCandidates(
  searched: Searched,
  text: string,
  { limit, topics: taken = [], nearness: measure }: FindOptions,
): Promise<{ candidates: Candidate[]; corrected: string | undefined }> {
  const { db } = searched;
  let question = readQuestion(text);
  let looked = await lookUpWords(searched, question);
  const corrected = await correctQuestion(db, question, looked);
  if (corrected !== undefined) {
    question = readQuestion(corrected);
    looked = await lookUpWords(searched, question);
  }
  // Letters without a word were taken for anything.
  const topics = saysNoWord(question, looked) ? [] : taken;
  const fewest = Math.max(limit, 2);
  const found = rank(looked, measure ? Math.max(fewest, COMPARED) : fewest);
  const named = new Map(
    topics
      .filter(({ likelihood }) => likelihood >= LEAST_LIKELY)
      .map(({ topic, likelihood }) => [topic, likelihood]),
  );
  const wanted = { ids: found.map(({ id }) => id), slugs: [...named.keys()] };
  const read = await readPassages(searched.entries, wanted, looked.revision);
  const near = await measure?.(
    db,
    text,
    read.map(({ passage }) => passage),
  );
  // Far down the list nothing but their meaning speaks for entries.
  const ranked = near ? found : found.slice(0, fewest);
  const rankedBy = new Map(ranked.map((one) => [one.id, one]));
  const none = noEntry(topics);
  const candidates = read
    .filter(({ passage, slug }) => rankedBy.has(passage.id) || (slug !== null && named.has(slug)))
    .map(({ passage, slug, title }) => {
      const own = rankedBy.get(passage.id);
      const signs = signsOf(question, looked, { own, rival: rivalOf(own, ranked), title });
      const likelihood = (slug && named.get(slug)) || 0;
      // One of which no vector was made yet is as near as the others are on average.
      const nearness = near && (near.get(passage.id) ?? 0);
      const told = { likelihood, none, topics: topics.length, nearness };
      return { passage, signs: { ...signs, ...told } };
    });
  return { candidates, corrected };
}

/** 'Asdkjh qwoeiu'. 'Kpomo' is a word of the knowledge. */
const saysNoWord = ({ text }: Question, { asked, plain }: LookedUp): boolean =>
  ![...asked, ...plain].some(({ known }) => known) && !hasEnglishWord(text);

/** The best of the others. */
const rivalOf = (own: Ranked | undefined, ranked: readonly Ranked[]): Ranked | undefined =>
  ranked.find(({ id }) => id !== own?.id);

/** The question with its unknown words replaced by those they are slips of; undefined where there was none. */
async function correctQuestion(db: Db, question: Question, looked: LookedUp): Promise<string | undefined> {
  const unknown = looked.asked.filter(({ known, lexeme }) => !known && !looked.medicines.includes(lexeme));
  let text = question.text;
  for (const { lexeme } of unknown.slice(0, MAX_CORRECTIONS)) {
    const word = looked.topical.get(lexeme);
    const meant = word && (await correctSpelling(db, { word, lexeme }));
    if (word && meant) text = text.replaceAll(word, meant);
  }
  return text === question.text ? undefined : text;
}

function rank(looked: LookedUp, limit: number): Ranked[] {
  const own = looked.asked.filter(({ known }) => known);
  const seen = new Set(own.map(({ lexeme }) => lexeme));
  const watched = [...new Set([...looked.medicines, ...looked.medicineGroups])]
    .filter((lexeme) => !seen.has(lexeme))
    .map((lexeme) => ({ lexeme, weight: 0 }));
  const wanted = [...own.map(weighed(1)), ...watched];
  const ranked = rankEntries(looked.standing, wanted, limit);
  const meant = looked.plain.filter(({ known, lexeme }) => known && !seen.has(lexeme));
  if (meant.length === 0 || !isLow(looked, ranked)) return ranked;
  const added = new Set(meant.map(({ lexeme }) => lexeme));
  return rankEntries(
    looked.standing,
    [...wanted.filter(({ lexeme }) => !added.has(lexeme)), ...meant.map(weighed(LAY_WORD_WEIGHT))],
    limit,
  );
}

const weighed =
  (weight: number) =>
  ({ lexeme, rarity }: Lexeme): Wanted => ({ lexeme, weight: weight * rarity });

/** Too little of the question was found in its own words. */
function isLow(looked: LookedUp, [best]: readonly Ranked[]): boolean {
  if (!best) return true;
  const asked = looked.asked.reduce((sum, { rarity }) => sum + rarity, 0);
  return 0.04 * best.score + (0.25 * best.score) / (asked || 1) < LAY_WORDS_UNDER;
}

/** In the order of the words, so that equal ones come the same way twice. What was deleted or switched off meanwhile is left out. */
async function readPassages(
  entries: EntryMemory,
  wanted: WantedEntries,
  revision: string,
): Promise<KnownEntry[]> {
  const place = new Map(wanted.ids.map((one, at) => [one, at]));
  const placeOf = ({ passage }: KnownEntry) => place.get(passage.id) ?? wanted.ids.length;
  const known = await entries.entriesOf(wanted, revision);
  return known.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || (one.passage.id < other.passage.id ? -1 : 1),
  );
}
