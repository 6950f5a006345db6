import type { OrderSource } from '#integrations/storefront/orders.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Config } from '#platform/config/config.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';
import { createOrderService, type OrderService } from '#features/orders/order-service.server.ts';
import { type AccountService, createAccountService } from '#features/accounts/account-service.server.ts';
import { createMailLimits } from '#features/accounts/mail-limits.server.ts';
import { deleteAccount } from '#features/own-data/delete-account.server.ts';
import { findAlsoHeld } from '#features/own-data/find-also-held.server.ts';
import { exportData } from '#features/own-data/export-data.server.ts';

interface Parts {
  config: Pick<Config, 'storeUrl' | 'secure' | 'sessionSecret'>;
  clock: Clock;
  log: Logger;
  mail: MailService;
  source: OrderSource;
  storeName: string;
}

/** Accounts and the orders that belong to them, which share the limits on mails. */
export async function startAccounts(
  db: Db,
  { config, clock, log, mail, source, storeName }: Parts,
): Promise<{ accounts: AccountService; orders: OrderService }> {
  const countMail = createMailLimits(db);
  const { storeUrl } = config;
  return {
    accounts: await createAccountService({
      db,
      config,
      clock,
      log,
      mail,
      countMail,
      storeName,
      ownData: { exportData, deleteAccount, findAlsoHeld },
    }),
    orders: createOrderService({ db, clock, log, mail, storeUrl, source, countMail }),
  };
}
