import { firstKnowledge } from '#content/knowledge/index.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Topic } from '#assistant/statistics/topics.ts';
import { findCandidates, searchedIn } from '#features/knowledge/find-passages.server.ts';
import { judgeMatch, WEIGHTS } from '#features/knowledge/judge-match.server.ts';
import { chatKnowledgeBase } from '#features/knowledge/knowledge.table.server.ts';
import { seedKnowledge } from '#features/knowledge/seed-knowledge.server.ts';
import { fitLogistic, type LogisticRow } from './fit-logistic.ts';
import { nearnessOfEnvironment } from './nearness-of-environment.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';

/** A question with what it was taken for by what was learned without it. */
export interface LeftOutQuestion {
  question: string;
  right: string;
  topics: readonly Topic[];
}

/** Entries that are looked at for each question. */
const CANDIDATES = 4;

/**
 * Fits the weights of features/knowledge/judge-match.server.ts by logistic regression: for each candidate of each question, whether it answers.
 * Every sixth question is taken as one of the owner's own entries, which no topic stands for. Gives lines to be put there by hand;
 * that of nearness only where AI_EMBEDDING_MODEL is set, and then the others' are those beside it.
 */
export async function fitMatch(questions: readonly LeftOutQuestion[]): Promise<string[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'biolife-fit-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    await seedKnowledge(database.db, firstKnowledge);
    const slugs = await database.db
      .select({ id: chatKnowledgeBase.id, slug: chatKnowledgeBase.slug })
      .from(chatKnowledgeBase);
    const slugOf = new Map(slugs.map(({ id, slug }) => [id, slug]));
    const nearness = await nearnessOfEnvironment(database.db);
    const searched = searchedIn(database.db);
    const rows: LogisticRow[] = [];
    for (const [at, { question, right, topics }] of questions.entries()) {
      const heard = at % 6 === 0 ? topics.filter(({ topic }) => topic !== right) : topics;
      const { candidates } = await findCandidates(searched, question, {
        limit: CANDIDATES,
        topics: heard,
        nearness,
      });
      for (const { passage, signs } of candidates) {
        if (judgeMatch(signs) === Number.NEGATIVE_INFINITY) continue;
        rows.push({
          values: WEIGHTS.map(([, , value]) => value(signs)),
          right: slugOf.get(passage.id) === right,
        });
      }
    }
    return fitted(rows);
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function fitted(rows: readonly LogisticRow[]): string[] {
  const { intercept, weights } = fitLogistic(rows);
  return [
    `${rows.length} candidates, ${rows.filter(({ right }) => right).length} right`,
    `intercept ${intercept.toFixed(2)}`,
    ...WEIGHTS.flatMap(([name], at) =>
      rows.some(({ values }) => values[at] !== 0) ? [`${name} ${(weights[at] ?? 0).toFixed(2)}`] : [],
    ),
  ];
}
