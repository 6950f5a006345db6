import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstKnowledge } from '#content/knowledge/index.ts';
import { createUnderstanding } from '#assistant/create-understanding.ts';
import { startClock } from '#platform/time/clock.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { createKnowledge, type Knowledge } from '#features/knowledge/knowledge.server.ts';
import { seedKnowledge } from '#features/knowledge/seed-knowledge.server.ts';

/**
 * `npm run bench:knowledge`: how long the assistant looks for what it knows, with the entries the store comes with and with ten thousand.
 * On PGlite, or on the empty database that DATABASE_URL names. Tells, never fails: the numbers of a busy machine are nobody's fault.
 */
const MANY = 10_000;
const BATCH = 500;
const QUESTIONS = 120;
/** What of the promised time to the first word may pass before anything is written. Milliseconds at the median. */
const PROMISED_MS = { few: 150, many: 400 };

const dataDir = await mkdtemp(path.join(tmpdir(), 'biolife-knowledge-'));
const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'], dataDir });
try {
  const knowledge = createKnowledge(database.db, {
    clock: startClock(undefined),
    topicsOf: createUnderstanding().topicsOf,
  });
  await seedKnowledge(database.db, firstKnowledge);
  console.log(`on ${database.kind}, ${QUESTIONS} questions, a third of them misspelled`);
  await measure(knowledge, firstKnowledge.length, PROMISED_MS.few);
  for (let start = firstKnowledge.length; start < MANY; start += BATCH)
    await seedKnowledge(
      database.db,
      Array.from({ length: Math.min(BATCH, MANY - start) }, (_, index) => entryOfMany(start + index)),
    );
  await measure(knowledge, MANY, PROMISED_MS.many);
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(knowledge: Knowledge, entries: number, promised: number): Promise<void> {
  const asked = Array.from({ length: QUESTIONS }, (_, index) => questionOf(index));
  for (const question of asked.slice(0, 10)) await knowledge.find(question);
  const took: number[] = [];
  for (const question of asked) {
    const start = performance.now();
    await knowledge.find(question);
    took.push(performance.now() - start);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  const kept = Number(at(0.5)) <= promised;
  console.log(
    `${String(entries).padStart(6)} entries: median ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms` +
      `  ${kept ? 'ok' : 'MISSED'} (median ${promised} ms or less)`,
  );
}

/** The entries' own questions with a visitor's words around them; every third has a slip in its longest word. */
function questionOf(index: number): string {
  const question = firstKnowledge[(index * 7) % firstKnowledge.length]?.question ?? '';
  const asked = `my mother takes pills for pressure and wants to know: ${question}`;
  if (index % 3 > 0) return asked;
  const longest = question.split(/\W+/).toSorted((a, b) => b.length - a.length)[0] ?? '';
  return asked.replace(longest, longest.slice(0, -2) + longest.slice(-1));
}

/** Sentences of the first entries in another order, so that words are as frequent as in real entries, about something invented. */
function entryOfMany(number: number) {
  const pick = (step: number) => firstKnowledge[(number * step) % firstKnowledge.length] ?? firstKnowledge[0];
  const [one, two, three] = [pick(1), pick(31), pick(97)];
  if (!one || !two || !three) throw new Error('There is no first knowledge.');
  const name = `${number.toString(36)}ine`;
  return {
    ...one,
    id: `bench-${number}`,
    question: `${one.question.replace('?', '')} together with ${name}?`,
    answer: [one, two, three].map(({ answer }) => answer.split('. ').slice(0, 2).join('. ')).join('. '),
    keywords: [name, ...two.keywords.slice(0, 4), ...three.keywords.slice(0, 3)],
  };
}
