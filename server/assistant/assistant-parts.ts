import type { SafetyGate } from '#domain/safety/safety.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open-database.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Logger } from '../log.ts';
import type { Limits } from '../limits/create-limits.ts';
import type { MailService } from '../mail/mail-service.ts';
import type { AssistantMetrics } from './assistant-metrics.ts';
import type { Engine } from './engine.ts';

/** What the assistant is made of. */
export interface AssistantParts {
  db: Db;
  log: Logger;
  clock: Clock;
  gate: SafetyGate;
  knowledge: Pick<Knowledge, 'find'>;
  catalog: Pick<CatalogService, 'listProducts' | 'listCollectionProducts'>;
  /** Public origin of the store: mailed links begin with it. */
  storeUrl: string;
  engine: Engine;
  metrics: AssistantMetrics;
  mail: MailService;
  limits: Pick<Limits, 'infoSession' | 'infoAddress' | 'infoRecipient' | 'infoDay'>;
}
