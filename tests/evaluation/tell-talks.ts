import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEmbeddedEngine } from '#features/chat/embedded/embedded-engine.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { openEvaluation } from './evaluated-assistant.ts';
import { print } from './tell.ts';

/**
 * `npm run talks -- FILE`: what the assistant says to the talks of a file, one a line, messages joined by ` || `. Replies are for people to read, and to
 * judge: 3 is what was asked for, 2 most of it, 1 beside it, 0 of no use or wrong.
 */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('npm run talks -- FILE');
const talks = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
const dataDir = await mkdtemp(path.join(tmpdir(), 'biolife-talks-'));
const database = await openDatabase({ databaseUrl: undefined, dataDir });
try {
  const evaluation = await openEvaluation(database.db);
  const engine = createEmbeddedEngine();
  for (const [index, talk] of talks.entries()) {
    const messages = talk.split(' || ');
    const { replies } = await evaluation.converse(engine, messages);
    print(`── ${index + 1}`, ...messages.flatMap((said, turn) => [`> ${said}`, replies[turn] ?? '', '']));
  }
  evaluation.close();
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}
