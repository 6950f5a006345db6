import { textFactsOf } from '#content/fill-facts.ts';
import { firstKnowledgeWith } from '#features/knowledge/first-knowledge.server.ts';
import { seedKnowledgeFrom } from '#features/knowledge/seed-knowledge.server.ts';
import type { Services } from '#features/services.ts';
import { type RetentionService, startRetention } from '#features/store/retention-service.server.ts';
import { startStoreProfile, type StoreProfileService } from '#features/store/store-profile-service.server.ts';
import type { Config } from '#platform/config/config.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';

/** What the owner says of the store, and how long it keeps things. The assistant learns both before any page tells them. */
export async function startFacts(
  db: Db,
  { config, clock }: { config: Config; clock: Clock },
): Promise<{ profile: StoreProfileService; retention: RetentionService }> {
  const retention = await startRetention(db, { clock, chats: config.chatRetentionDays });
  const profile = await startStoreProfile(db, { clock, live: config.live });
  const teach = () =>
    seedKnowledgeFrom(db, firstKnowledgeWith(textFactsOf(profile.current(), termsOf(retention))));
  await teach();
  profile.onSaved(teach);
  retention.onSaved(teach);
  return { profile, retention };
}

const termsOf = (retention: RetentionService) => ({
  chatRetentionDays: retention.current().chats,
  retention: retention.current(),
});

export const storeFactsOf = (
  config: Config,
  { retention, imageOrigins }: { retention: RetentionService; imageOrigins: string[] },
): Services['store'] => ({
  url: config.storeUrl,
  live: config.live,
  mails: canMail(config),
  imageOrigins,
  get terms() {
    return termsOf(retention);
  },
});

/** Mail reaches people, or the demo's outbox: a live shop without SMTP has neither. */
export const canMail = ({ live, smtp }: Config) => !live || smtp !== undefined;
