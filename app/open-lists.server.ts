import { firstOrderDiscount } from '#content/store-profile.ts';
import type { Catalog } from '#features/catalog/catalog.server.ts';
import { startLetters } from '#features/letters/letters-service.server.ts';
import type { Limits } from '#features/limits.server.ts';
import type { MailService, RenderMail } from '#features/mail/mail-service.server.ts';
import { createNewsletter } from '#features/newsletter/newsletter-service.server.ts';
import type { StoreProfileService } from '#features/store/store-profile-service.server.ts';
import type { Config } from '#platform/config/config.server.ts';
import type { OpenDatabase } from '#platform/db/open-database.server.ts';
import type { Jobs } from '#platform/jobs/jobs.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import { canMail } from './start-facts.server.ts';

interface Parts {
  jobs: Jobs;
  mail: MailService;
  renderMail: RenderMail;
  catalog: Pick<Catalog, 'listProducts'>;
  limits: Limits;
  profile: StoreProfileService;
}

/** What people subscribe to, and the letters that they get by it. */
export async function openLists(
  { config, database: { db }, clock }: { config: Config; database: OpenDatabase; clock: Clock },
  { jobs, mail, renderMail, catalog, limits, profile }: Parts,
) {
  const { storeUrl } = config;
  const newsletter = createNewsletter(db, {
    mail,
    clock,
    limits,
    storeUrl,
    mails: canMail(config),
    code: () => firstOrderDiscount(profile.current())?.code,
  });
  const products = () => catalog.listProducts();
  const letters = await startLetters(db, { jobs, mail, clock, storeUrl, render: renderMail, products });
  return { newsletter, letters };
}
