import type { OrderSource } from '#integrations/storefront/orders.ts';
import type { CountMail } from '../accounts/mail-limits.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open-database.ts';
import type { Logger } from '../log.ts';
import type { MailService } from '../mail/mail-service.ts';

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
