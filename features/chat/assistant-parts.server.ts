import type { Understanding } from '#assistant/create-understanding.ts';
import type { TurnReader } from '#assistant/read-turn.ts';
import type { SafetyGate } from './safety/safety.ts';
import type { CatalogService } from '#features/catalog/catalog-service.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Knowledge } from '#features/knowledge/knowledge.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { Limits } from '#features/limits.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';
import type { AssistantMetrics } from './assistant-metrics.server.ts';
import type { Engine } from './engine.server.ts';
import type { ModelReader } from './model/model-reader.server.ts';

/** What the assistant is made of. */
export interface AssistantParts {
  db: Db;
  log: Logger;
  clock: Clock;
  gate: SafetyGate;
  readTurn: TurnReader;
  /** Reads what the assistant knows from its files before somebody asks. */
  prepare: Understanding['prepare'];
  /** What a message may be about, likeliest first. */
  topicsOf: Understanding['topicsOf'];
  /** How near in meaning sentences of an entry come to a message. */
  likenessOf: Understanding['likenessOf'];
  /** How near a message comes to asking a question. */
  asksOf: Understanding['asksOf'];
  /** A message in Spanish or Haitian Creole word by word in English; any other as it is. */
  inEnglish: Understanding['inEnglish'];
  /** Which entries have a question like a text. */
  entriesLike: Understanding['entriesLike'];
  knowledge: Pick<Knowledge, 'find' | 'entry' | 'entriesOf' | 'noteFound'>;
  prepareKnowledge: Knowledge['prepare'];
  catalog: Pick<CatalogService, 'listProducts' | 'listShelfProducts'>;
  /** Public origin of the store: mailed links begin with it. */
  storeUrl: string;
  engine: Engine;
  /** Reads each message beside the rules, where a language model is configured. */
  reader?: ModelReader | undefined;
  metrics: AssistantMetrics;
  mail: MailService;
  limits: Pick<Limits, 'infoSession' | 'infoAddress' | 'infoRecipient' | 'infoDay'>;
}
