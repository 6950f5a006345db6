import { startDigestJob } from './start-digest-job.server.ts';
import { countOutcome } from '#features/letters/count-outcome.server.ts';
import { type RenderMail, type RenderStoreMail, startMail } from '#features/mail/mail-service.server.ts';
import { openMail } from '#features/mail/open-mail.server.ts';
import type { StoreProfileService } from '#features/store/store-profile-service.server.ts';
import type { Config } from '#platform/config/config.server.ts';
import type { OpenDatabase } from '#platform/db/open-database.server.ts';
import type { Jobs } from '#platform/jobs/jobs.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';

interface Parts {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  renderMail: RenderStoreMail;
}

/** The queue of mails, and what takes them out of the store. Letters hear what became of theirs. */
export async function startMails(
  { config, database, clock, renderMail }: Parts,
  { jobs, profile }: { jobs: Jobs; profile: StoreProfileService },
) {
  const { db } = database;
  const { transport, outbox } = await openMail(db, { config, clock });
  const render: RenderMail = (mail, store) => renderMail(mail, { ...store, profile: profile.current() });
  const mail = await startMail({
    db,
    jobs,
    transport,
    render,
    storeUrl: config.storeUrl,
    onOutcome: (sent, outcome) => countOutcome(db, sent, outcome),
  });
  const { storeUrl, smtp } = config;
  await startDigestJob(jobs, db, { clock, mail, mailFrom: smtp?.from, storeUrl });
  return { mail, transport, outbox, renderMail: render };
}
