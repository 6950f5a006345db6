import { z } from 'zod';
import type { Understanding } from '#assistant/create-understanding.ts';
import type { TurnReader } from '#assistant/read-turn.ts';
import type { SafetyGate } from './safety/safety.ts';
import type { ChatModel } from '#integrations/chat-model/chat-model.ts';
import type { CatalogService } from '#features/catalog/catalog-service.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Config } from '#platform/config/config.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Jobs } from '#platform/jobs/jobs.server.ts';
import type { Queue } from '#platform/jobs/queue.server.ts';
import type { Knowledge } from '#features/knowledge/knowledge.server.ts';
import type { Limits } from '#features/limits.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';
import type { Metrics } from '#platform/metrics/metrics.server.ts';
import type { Assistant } from './assistant.server.ts';
import { createAssistantMetrics } from './assistant-metrics.server.ts';
import { deleteOldConversations } from './conversations/delete-old-conversations.server.ts';
import { createAssistant } from './create-assistant.server.ts';
import { createEmbeddedEngine } from './embedded/embedded-engine.server.ts';
import { createModelEngine } from './model/model-engine.server.ts';
import { createModelReader } from './model/model-reader.server.ts';
import { refreshStatistics } from './refresh-statistics.server.ts';

export interface AssistantSurroundings {
  config: Pick<Config, 'storeUrl' | 'chatModel' | 'chatPrices'>;
  /** How many days chats are kept. */
  retention: { current(): { chats: number } };
  log: Logger;
  clock: Clock;
  catalog: CatalogService;
  knowledge: Knowledge;
  mail: MailService;
  jobs: Jobs;
  limits: Limits;
  metrics: Metrics;
  gate: SafetyGate;
  readTurn: TurnReader;
  topicsOf: Understanding['topicsOf'];
  likenessOf: Understanding['likenessOf'];
  asksOf: Understanding['asksOf'];
  entriesLike: Understanding['entriesLike'];
  inEnglish: Understanding['inEnglish'];
  prepare: Understanding['prepare'];
}

const DAY_MS = 24 * 3600 * 1000;

const retentionQueue: Queue<Record<string, never>> = {
  name: 'chat-retention',
  data: z.strictObject({}),
  retries: 3,
  retryDelay: 300,
  retryDelayMax: 3600,
  timeout: 15 * 60,
  keepDone: 24 * 3600,
  poll: 60,
};

/** The SDK is a tenth of all modules: a store without a model starts without it. */
async function openModel({ chatModel }: Pick<Config, 'chatModel'>): Promise<ChatModel | undefined> {
  if (!chatModel) return undefined;
  const { createOpenAiChatModel } = await import('#integrations/chat-model/openai-chat-model.ts');
  return createOpenAiChatModel(chatModel);
}

/** The assistant with the engine that is configured, and the nightly deletion of what is too old (docs/product/store.md#health-data). */
export async function startAssistant(db: Db, surroundings: AssistantSurroundings): Promise<Assistant> {
  const { config, log, clock, jobs, retention, ...parts } = surroundings;
  const metrics = createAssistantMetrics(parts.metrics, config.chatPrices);
  const embedded = createEmbeddedEngine();
  const model = await openModel(config);
  const engine = model ? createModelEngine({ model, embedded, metrics, log }) : embedded;
  await jobs.work(retentionQueue, async () => {
    const before = new Date(clock.now().getTime() - retention.current().chats * DAY_MS);
    const deleted = await deleteOldConversations(db, { before });
    await refreshStatistics(db);
    log.info({ deleted }, 'old conversations were deleted');
  });
  await refreshStatistics(db);
  await jobs.schedule(retentionQueue, '41 3 * * *', {});
  return createAssistant({
    ...parts,
    prepareKnowledge: () => parts.knowledge.prepare(),
    db,
    log,
    clock,
    storeUrl: config.storeUrl,
    engine,
    reader: model && createModelReader({ model, metrics, log }),
    metrics,
  });
}
