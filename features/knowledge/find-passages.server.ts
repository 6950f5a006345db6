import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatKnowledgeBase } from './knowledge.table.server.ts';
import { liesBeyond } from './beyond-knowledge.server.ts';
import { correctSpelling } from './correct-spelling.server.ts';
import { fitOf, judgeMatch, signsOf } from './judge-match.server.ts';
import type { Found, Passage } from './passage.server.ts';
import { straightened } from './index-entries.server.ts';
import { type Lexeme, type LookedUp, lookUpWords } from './look-up-words.server.ts';
import { rankEntries, type Ranked, type Wanted } from './rank-entries.server.ts';
import { type Question, readQuestion } from './read-question.server.ts';

/** Under this score for each unit of what was asked, lay words are added to the query. */
const LAY_WORDS_UNDER = 1;
const LAY_WORD_WEIGHT = 0.6;
/** A message of slips would cost a query for each. */
const MAX_CORRECTIONS = 3;

/** What the knowledge has on a question, best first, and whether it is enough to answer from. */
export async function findPassages(db: Db, text: string, options: { limit: number }): Promise<Found> {
  let question = readQuestion(text);
  let looked = await lookUpWords(db, question);
  const corrected = await correctQuestion(db, question, looked);
  if (corrected !== undefined) {
    question = readQuestion(corrected);
    looked = await lookUpWords(db, question);
  }
  const ranked = await rank(db, looked, Math.max(options.limit, 2));
  const [best, second] = ranked;
  const read = await readPassages(db, ranked.slice(0, options.limit));
  // The best may have been deleted between the two queries.
  const title = read.find(({ passage }) => passage.id === best?.id)?.title;
  const odds =
    best === undefined || title === undefined || liesBeyond(question, looked, best)
      ? Number.NEGATIVE_INFINITY
      : judgeMatch(signsOf(question, looked, { best, second, title }));
  const passages = read.map(({ passage }) => passage);
  return { passages, fit: fitOf(odds), ...(corrected !== undefined && { corrected }) };
}

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

async function rank(db: Db, looked: LookedUp, limit: number): Promise<Ranked[]> {
  const options = { meanLength: looked.meanLength, limit };
  const own = looked.asked.filter(({ known }) => known);
  const seen = new Set(own.map(({ lexeme }) => lexeme));
  const watched = [...new Set([...looked.medicines, ...looked.medicineGroups])]
    .filter((lexeme) => !seen.has(lexeme))
    .map((lexeme) => ({ lexeme, weight: 0, entries: Number.MAX_SAFE_INTEGER }));
  const wanted = [...own.map(weighed(1)), ...watched];
  const ranked = await rankEntries(db, wanted, options);
  const meant = looked.plain.filter(({ known, lexeme }) => known && !seen.has(lexeme));
  if (meant.length === 0 || !isLow(looked, ranked)) return ranked;
  const added = new Set(meant.map(({ lexeme }) => lexeme));
  return rankEntries(
    db,
    [...wanted.filter(({ lexeme }) => !added.has(lexeme)), ...meant.map(weighed(LAY_WORD_WEIGHT))],
    options,
  );
}

const weighed =
  (weight: number) =>
  ({ lexeme, rarity, entries }: Lexeme): Wanted => ({ lexeme, weight: weight * rarity, entries });

/** Too little of the question was found in its own words. */
function isLow(looked: LookedUp, [best]: readonly Ranked[]): boolean {
  if (!best) return true;
  const asked = looked.asked.reduce((sum, { rarity }) => sum + rarity, 0);
  return 0.04 * best.score + (0.25 * best.score) / (asked || 1) < LAY_WORDS_UNDER;
}

/** With the lexemes of each one's question. */
async function readPassages(
  db: Db,
  ranked: readonly Ranked[],
): Promise<{ passage: Passage; title: string[] }[]> {
  if (ranked.length === 0) return [];
  const rows = await db
    .select({
      id: chatKnowledgeBase.id,
      question: chatKnowledgeBase.question,
      answer: chatKnowledgeBase.answer,
      category: chatKnowledgeBase.category,
      sources: chatKnowledgeBase.sources,
      title: sql<
        string[]
      >`tsvector_to_array(to_tsvector('english', ${straightened(sql`${chatKnowledgeBase.question}`)}))`,
    })
    .from(chatKnowledgeBase)
    .where(
      inArray(
        chatKnowledgeBase.id,
        ranked.map(({ id }) => id),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ranked.flatMap(({ id, score }) => {
    const row = byId.get(id);
    if (!row) return [];
    const { title, ...entry } = row;
    return [{ passage: { ...entry, score }, title }];
  });
}
