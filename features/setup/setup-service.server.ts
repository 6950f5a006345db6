import type { ClaimName } from '#content/badges.ts';
import type { CampaignService } from '#features/campaigns/campaign-service.server.ts';
import type { CommunityService } from '#features/community/community-service.server.ts';
import type { StoreProfileService } from '#features/store/store-profile-service.server.ts';
import type { Config } from '#platform/config/config.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import { explainFailure } from './explain-failure.ts';
import { listMarks } from './list-marks.ts';
import { runTest, type TestedParts } from './run-test.server.ts';
import { changeSetupAnswers, readSetupAnswers } from './setup-answers.server.ts';
import type { SetupMark, SetupTest, TestResult } from './setup-mark.ts';

/** For administrators. `actor` is the address of the one who asks. */
export interface SetupService {
  marks(): Promise<SetupMark[]>;
  textsRead(): Promise<boolean>;
  /** Tries one part out and remembers what came of it. */
  test(options: { test: SetupTest; actor: string }): Promise<TestResult>;
  confirmClaims(options: { claims: readonly ClaimName[]; actor: string }): Promise<void>;
  confirmTexts(options: { read: boolean }): Promise<void>;
}

interface SetupParts extends Omit<TestedParts, 'smtp' | 'chatModel' | 'realtime'> {
  config: Config;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  profile: StoreProfileService;
  campaigns: Pick<CampaignService, 'facts'>;
  community: Pick<CommunityService, 'sources'>;
}

export function createSetup(db: Db, parts: SetupParts): SetupService {
  const { config, clock, log, profile, campaigns, community } = parts;
  const tested: TestedParts = {
    storefront: parts.storefront,
    orders: parts.orders,
    transport: parts.transport,
    smtp: config.smtp !== undefined,
    chatModel: config.chatModel,
    realtime: config.realtime,
  };
  const change = (how: Parameters<typeof changeSetupAnswers>[1]['change']) =>
    changeSetupAnswers(db, { change: how, now: clock.now() });

  return {
    async marks() {
      const [answers, sources] = await Promise.all([readSetupAnswers(db), community.sources()]);
      const { giveaway } = campaigns.facts();
      const said = profile.said();
      const code = answers.tests.discount;
      return listMarks({
        live: config.shopify !== undefined,
        storeUrl: config.storeUrl,
        storeUrlIsSet: config.storeUrlIsSet,
        smtp: config.smtp !== undefined,
        adminToken: config.shopify?.adminToken !== undefined,
        chatModel: config.chatModel !== undefined,
        realtime: config.realtime !== undefined,
        postgres: config.databaseUrl !== undefined,
        profile: said,
        sources: sources.filter(({ enabled }) => enabled).length,
        giveawayUnconfirmed: giveaway !== null && giveaway.phase !== 'ended' && !giveaway.termsConfirmed,
        ...answers,
        tests: {
          ...answers.tests,
          // Of another code it says nothing.
          discount: code?.ok && said.checkedCode !== said.discountCode ? undefined : code,
        },
      });
    },
    textsRead: async () => (await readSetupAnswers(db)).textsRead,
    async test({ test, actor }) {
      const { name: storeName, discountCode: code } = profile.said();
      const seen = await runTest[test](tested, { actor, storeName, code }).catch((error: unknown) => {
        log.warn({ err: error, test }, 'a test of the setup failed');
        return { ok: false, says: explainFailure(error) };
      });
      const result: TestResult = { ...seen, at: clock.now().toISOString() };
      await change((answers) => ({ ...answers, tests: { ...answers.tests, [test]: result } }));
      if (test === 'discount') await profile.save({ changes: { checkedCode: seen.ok ? code : '' }, actor });
      return result;
    },
    async confirmClaims({ claims, actor }) {
      await profile.save({ changes: { claims }, actor });
      await change((answers) => ({ ...answers, claimsDecided: true }));
    },
    confirmTexts: ({ read }) => change((answers) => ({ ...answers, textsRead: read })),
  };
}
