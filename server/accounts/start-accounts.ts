import type { OrderSource } from '#integrations/storefront/orders.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/open-database.ts';
import type { Logger } from '../log.ts';
import type { MailService } from '../mail/mail-service.ts';
import { createOrderService, type OrderService } from '../orders/order-service.ts';
import { type AccountService, createAccountService } from './account-service.ts';
import { createMailLimits } from './mail-limits.ts';

interface Parts {
  config: Pick<Config, 'storeUrl' | 'secure' | 'sessionSecret'>;
  clock: Clock;
  log: Logger;
  mail: MailService;
  source: OrderSource;
}

/** Accounts and the orders that belong to them, which share the limits on mails. */
export async function startAccounts(
  db: Db,
  { config, clock, log, mail, source }: Parts,
): Promise<{ accounts: AccountService; orders: OrderService }> {
  const countMail = createMailLimits(db);
  const { storeUrl } = config;
  return {
    accounts: await createAccountService({ db, config, clock, log, mail, countMail }),
    orders: createOrderService({ db, clock, log, mail, storeUrl, source, countMail }),
  };
}
