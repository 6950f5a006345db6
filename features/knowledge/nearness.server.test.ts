import { inspect } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { openEmbedder } from '#integrations/embeddings/open-embedder.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { createMetrics, type Metrics } from '#platform/metrics/metrics.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { type FakeEmbeddings, startFakeEmbeddings } from '#tests/support/fake-embeddings.ts';
import { fillVectors } from './fill-vectors.server.ts';
import { createKnowledge } from './knowledge.server.ts';
import { chatKnowledgeBase, knowledgeVectors } from './knowledge.table.server.ts';
import { createNearness, standingOut } from './nearness.server.ts';

const clock = { now: () => new Date('2026-03-04T15:00:00Z') };
const actor = 'ada@example.com';

test('what is told is how far one stands out from the others, whatever the model’s scale', () => {
  const near = [0.9, 0.5, 0.5, 0.5];
  const far = near.map((value) => value / 10 - 0.2);
  const [one, other] = [near, far].map((values) =>
    standingOut(new Map(values.map((value, at) => [String(at), value]))),
  );
  expect(one?.get('0')).toBeCloseTo(Math.sqrt(3));
  for (const [id, value] of one ?? []) expect(other?.get(id)).toBeCloseTo(value);
});

test('of too few, or of all alike, none stands out', () => {
  const of = (...values: number[]) => standingOut(new Map(values.map((value, at) => [String(at), value])));
  expect(of(0.9, 0.1, 0.1)).toBeUndefined();
  expect(of(0.5, 0.5, 0.5, 0.5)).toBeUndefined();
});

/** A model that knows one thing alone: what is about the sea. */
const ofTheSea = (text: string) => (/ocean|sea salt/i.test(text) ? [1, 0.1] : [0.1, 1]);

const log = createLogger('silent');
let fake: FakeEmbeddings;
let metrics: Metrics;
let now: number;
let logged: MockInstance<typeof log.warn>;
beforeEach(async () => {
  fake = await startFakeEmbeddings(ofTheSea);
  metrics = createMetrics();
  now = 0;
  logged = vi.spyOn(log, 'warn');
});
afterEach(() => fake.close());

/** `patienceMs`: long, unless a test waits for its end. */
const embedderOf = ({ model = 'small', patienceMs = 20_000 }) =>
  openEmbedder({ baseUrl: fake.url, apiKey: 'key', model }, { patienceMs });

const nearnessOf = (options: Parameters<typeof embedderOf>[0] = {}) =>
  createNearness({ embedder: embedderOf(options), log, metrics, now: () => now });

const QUESTION = 'crystals out of ocean water';
/** All alike by their words; what the question means is the third. */
const entries = ['pink', 'grey', 'sea', 'black', 'smoked'].map((kind) => ({
  question: `What are crystals of ${kind} salt?`,
  answer: `They are crystals, ${kind} ones.`,
  category: 'Salts',
  keywords: [],
  sources: [],
  isActive: true,
}));

forEachDatabase('nearness', (open) => {
  let db: Db;
  const knowledgeWith = (nearness: ReturnType<typeof nearnessOf> | undefined) =>
    createKnowledge(db, { clock, topicsOf: () => [], nearness });

  beforeEach(async () => {
    db = await open();
    await db.delete(chatKnowledgeBase);
    for (const draft of entries) await knowledgeWith(undefined).editor.create({ draft, actor });
  });

  const outcomes = () =>
    metrics
      .text()
      .split('\n')
      .filter((line) => line.startsWith('biolife_embedding_calls_total'));
  const asked = () => fake.calls.map(({ input }) => input.length);

  test('the entry that means what is asked comes first, and all is asked in one call', async () => {
    const byWords = await knowledgeWith(undefined).find(QUESTION, { limit: 2 });
    expect(fake.calls).toEqual([]);
    const { passages } = await knowledgeWith(nearnessOf()).find(QUESTION, { limit: 2 });
    expect(passages[0]?.question).toBe('What are crystals of sea salt?');
    expect(passages).toHaveLength(2);
    expect(byWords.passages).toHaveLength(2);
    expect(byWords.passages[0]?.score).toBeLessThan(passages[0]?.score ?? 0);
    expect(fake.calls.map(({ input }) => input.at(-1))).toEqual([QUESTION]);
    expect(asked()).toEqual([6]);
    expect(outcomes()).toEqual(['biolife_embedding_calls_total{outcome="ok"} 1']);
  });

  test('vectors are kept: what changed, or was made by another model, is embedded anew', async () => {
    const knowledge = knowledgeWith(nearnessOf());
    await knowledge.find(QUESTION);
    await knowledge.find(QUESTION);
    const { entries: found } = await knowledge.editor.list({ limit: 1, search: 'grey' });
    const [grey] = found;
    if (!grey) throw new Error('the entry is gone');
    const draft = { ...entries[1], answer: 'Crystals from wet clay.' };
    await knowledge.editor.update({ id: grey.id, version: grey.version, draft, actor });
    await knowledge.find(QUESTION);
    expect(asked()).toEqual([6, 1, 2]);
    await knowledgeWith(nearnessOf({ model: 'large' })).find(QUESTION);
    expect(asked()).toEqual([6, 1, 2, 6]);
    expect(await db.$count(knowledgeVectors)).toBe(5);
    await db.delete(chatKnowledgeBase).where(eq(chatKnowledgeBase.id, grey.id));
    expect(await db.$count(knowledgeVectors)).toBe(4);
  });

  test('vectors as long as those of another model are forgotten, not compared', async () => {
    const knowledge = knowledgeWith(nearnessOf());
    await knowledge.find(QUESTION);
    await db.update(knowledgeVectors).set({ vector: Float32Array.from([1, 0, 0]) });
    const byWords = await knowledgeWith(undefined).find(QUESTION);
    expect(await knowledge.find(QUESTION)).toEqual(byWords);
    const { passages } = await knowledge.find(QUESTION);
    expect(passages[0]?.question).toBe('What are crystals of sea salt?');
    expect(asked()).toEqual([6, 1, 6]);
  });

  test('a start embeds what has no vector, in calls of bounded size, and nobody waits for it then', async () => {
    for (let at = 0; at < 20; at++)
      await knowledgeWith(undefined).editor.create({
        draft: { ...entries[0], question: `What are crystals of salt ${at}?` },
        actor,
      });
    const embedder = embedderOf({});
    await fillVectors(db, embedder);
    expect(asked()).toEqual([16, 9]);
    await fillVectors(db, embedder);
    await knowledgeWith(nearnessOf()).find(QUESTION);
    expect(asked()).toEqual([16, 9, 1]);
  });

  test('of many new entries the visitor waits for ten alone; the others come with later questions', async () => {
    for (let at = 0; at < 10; at++)
      await knowledgeWith(undefined).editor.create({
        draft: { ...entries[0], question: `What are crystals of salt ${at}?` },
        actor,
      });
    const knowledge = knowledgeWith(nearnessOf());
    for (let at = 0; at < 3; at++) await knowledge.find(QUESTION);
    expect(asked()).toEqual([11, 6, 1]);
  });

  test.for([
    ['refused', { kind: 'fail', status: 500 }],
    ['away', { kind: 'cut' }],
    ['unreadable', { kind: 'garbage' }],
    ['late', { kind: 'silence' }],
  ] as const)(
    'a model that is %s leaves it to the words, and rests for a while',
    async ([reason, answer]) => {
      const byWords = await knowledgeWith(undefined).find(QUESTION, { limit: 2 });
      const knowledge = knowledgeWith(nearnessOf(reason === 'late' ? { patienceMs: 200 } : {}));
      fake.next(answer);
      expect(await knowledge.find(QUESTION, { limit: 2 })).toEqual(byWords);
      now += 29_000;
      expect(await knowledge.find(QUESTION, { limit: 2 })).toEqual(byWords);
      expect(fake.calls).toHaveLength(1);
      expect(logged).toHaveBeenCalledTimes(1);
      expect(inspect(logged.mock.calls, { depth: null })).not.toContain('ocean');
      now += 2000;
      const { passages } = await knowledgeWith(nearnessOf()).find(QUESTION);
      expect(passages[0]?.question).toBe('What are crystals of sea salt?');
      expect(outcomes()).toContain(`biolife_embedding_calls_total{outcome="${reason}"} 1`);
      expect(outcomes()).toContain('biolife_embedding_calls_total{outcome="resting"} 1');
    },
  );
});
