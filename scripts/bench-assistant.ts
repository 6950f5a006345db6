import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstKnowledge } from '#content/knowledge/index.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { chatConversations, chatMessages } from '#features/chat/chat.table.server.ts';
import { chatKnowledgeBase } from '#features/knowledge/knowledge.table.server.ts';
import { indexEntries } from '#features/knowledge/index-entries.server.ts';
import { seedKnowledge } from '#features/knowledge/seed-knowledge.server.ts';
import { ensureBuilt } from './ensure-built.ts';
import { preparedDataFolder } from './prepared-data.ts';
import { startStore } from './store-process.ts';

/**
 * `npm run bench:assistant`: how long a visitor waits for the first words of the embedded engine, with 10,000 stored chats, once with the knowledge that
 * the store comes with and once with 10,000 entries. Tells, never fails: the numbers of a busy machine are nobody's fault.
 */
const CHATS = 10_000;
const QUESTIONS = 100;
const WARM_UP = 10;
/** Between opening a chat and its first question. */
const WRITING_MS = 6000;
/** Rows of one insert. */
const PIECE = 500;

/** What the store promises at the median. */
const PROMISED_MS = 60;
const cases = [firstKnowledge.length, 10_000];

await ensureBuilt();
console.log(
  `first words of the assistant, ${CHATS} stored chats, ${QUESTIONS} questions one after the other`,
);
for (const entries of cases) {
  const dataDir = await preparedDataFolder();
  try {
    await fill(dataDir, entries);
    const store = await startStore({ DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'error' });
    try {
      await openChat(store.url);
      const times: number[] = [];
      for (let asked = 0; asked < WARM_UP + QUESTIONS; asked += 1) {
        const time = await firstWords(store.url, asked);
        if (asked >= WARM_UP) times.push(time);
      }
      times.sort((a, b) => a - b);
      const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
      const verdict = at(0.5) <= PROMISED_MS ? 'ok' : 'MISSED';
      console.log(
        `${String(entries).padStart(6)} entries: median ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms  ${verdict} (${PROMISED_MS} ms or less)`,
      );
    } finally {
      await store.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** As a visitor does, who then takes a while to write: what is read beforehand is read. */
async function openChat(url: string): Promise<void> {
  const response = await fetch(`${url}/api/chat/prepare`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: '{}',
  });
  if (!response.ok) throw new Error(`The chat was not prepared: ${response.status}`);
  await sleep(WRITING_MS);
}

/** Milliseconds until the first data line. Each question comes from another address and session, so that no limit is reached. */
async function firstWords(url: string, asked: number): Promise<number> {
  const entry = firstKnowledge[(asked * 37) % firstKnowledge.length];
  const started = performance.now();
  const response = await fetch(`${url}/functions/v1/health-chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${asked >> 8}.${asked & 255}` },
    body: JSON.stringify({
      sessionId: randomUUID(),
      messages: [{ role: 'user', content: entry?.question ?? '' }],
    }),
  });
  const reader = response.body?.getReader();
  const first = await reader?.read();
  const time = performance.now() - started;
  if (!response.ok || !first?.value) throw new Error(`No answer: ${response.status}`);
  // To its end, so that it is stored before the next one.
  while (!(await reader?.read())?.done);
  return time;
}

/** Chats, and entries that are like the first ones, each with a word of its own. */
async function fill(dataDir: string, entries: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    await seedKnowledge(database.db, firstKnowledge);
    await addEntries(database.db, entries - firstKnowledge.length);
    for (let made = 0; made < CHATS; made += PIECE) await addChats(database.db);
  } finally {
    await database.close();
  }
}

async function addEntries(db: Db, count: number): Promise<void> {
  for (let made = 0; made < count; made += PIECE) {
    const rows = Array.from({ length: Math.min(PIECE, count - made) }, (_, index) => {
      const number = made + index;
      const like = firstKnowledge[number % firstKnowledge.length];
      return {
        category: like?.category ?? '',
        question: `${like?.question} Topic ${number}`,
        answer: `${like?.answer} This is about topic ${number}.`,
        keywords: [`topic${number}`],
      };
    });
    await db.transaction(async (tx) => {
      const added = await tx.insert(chatKnowledgeBase).values(rows).returning({ id: chatKnowledgeBase.id });
      await indexEntries(
        tx,
        added.map(({ id }) => id),
      );
    });
  }
}

async function addChats(db: Db): Promise<void> {
  const made = await db
    .insert(chatConversations)
    .values(Array.from({ length: PIECE }, () => ({ sessionId: randomUUID() })))
    .returning({ id: chatConversations.id });
  await db.insert(chatMessages).values(
    made.flatMap(({ id }) => [
      { conversationId: id, role: 'user' as const, content: 'What does magnesium do?' },
      {
        conversationId: id,
        role: 'assistant' as const,
        content: 'Magnesium helps support muscles. '.repeat(12),
      },
    ]),
  );
}
