import { firstKnowledge } from '#content/knowledge/index.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { seedKnowledge } from '#features/knowledge/seed-knowledge.server.ts';
import { evaluate, report } from './evaluate.ts';
import { nearnessOfEnvironment } from './nearness-of-environment.ts';
import { answerConversations, reportAnswers } from './evaluate-answers.ts';
import { judgeConversations, readConversations, reportConversations } from './evaluate-sets.ts';

/**
 * `npm run eval [-- --replies]`: how turns are understood, on the conversations of tests/evaluation/sets, and whether the assistant says
 * what it must and nothing that it must not, on PGlite or on DATABASE_URL (an empty database). Exits with 1 under a threshold.
 * `npm run eval -- --sets DIR`: only the first, and what answers them where they say so, on the conversations of another folder.
 * With AI_EMBEDDING_MODEL, AI_BASE_URL, AI_API_KEY and AI_MODEL set, entries are found by that embedding model too; no language model is asked.
 */
const sets = process.argv.indexOf('--sets');
const folder =
  sets < 0 ? path.join(import.meta.dirname, 'sets') : path.resolve(process.argv[sets + 1] ?? '.');
const conversations = readConversations(folder);
process.stdout.write(`${reportConversations(judgeConversations(conversations)).join('\n')}\n\n`);
await evaluateReplies();

async function evaluateReplies() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'biolife-evaluation-'));
  const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'], dataDir });
  const withReplies = process.argv.includes('--replies');
  try {
    await seedKnowledge(database.db, firstKnowledge);
    const nearness = await nearnessOfEnvironment(database.db);
    const answered = await answerConversations(
      database.db,
      conversations.filter(({ entry }) => entry !== undefined),
      nearness,
    );
    const told = withReplies
      ? answered.map(({ wanted, reply }) => `\n── ${wanted.id}: ${wanted.turns.join(' || ')}\n${reply}`)
      : [];
    process.stdout.write(`${[...told, ...reportAnswers(answered)].join('\n')}\n\n`);
    if (sets >= 0) return;
    const result = await evaluate(database.db, nearness);
    const replies = withReplies
      ? result.judged.map(
          ({ wanted, engine, reply }) => `\n── ${engine}: ${wanted.say.join(' | ')}\n${reply}`,
        )
      : [];
    process.stdout.write(`${[...replies, ...report(result)].join('\n')}\n`);
    process.exitCode = result.ok ? 0 : 1;
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
