import type { OrderSource } from '#integrations/storefront/orders.ts';
import type { CountMail } from '#features/accounts/mail-limits.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';

/** What the operations on links and orders work with. */
export interface OrderParts {
  db: Db;
  clock: Clock;
  mail: Pick<MailService, 'send'>;
  storeUrl: string;
  log: Pick<Logger, 'error'>;
  source: OrderSource;
  countMail: CountMail;
}
