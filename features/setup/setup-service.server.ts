import { setTimeout as sleep } from 'node:timers/promises';
import type { ClaimName } from '#content/badges.ts';
import type { CampaignService } from '#features/campaigns/campaign-service.server.ts';
import type { CatalogService } from '#features/catalog/catalog-service.server.ts';
import type { Shelves } from '#features/catalog/list-shelves.server.ts';
import type { ChosenShelves } from '#features/catalog/match-shelves.ts';
import type { CommunityService } from '#features/community/community-service.server.ts';
import type { StoreProfileService } from '#features/store/store-profile-service.server.ts';
import type { ShopWatch } from '#integrations/storefront/shop-watch.ts';
import type { Config } from '#platform/config/config.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import { explainFailure } from './explain-failure.ts';
import { listMarks } from './list-marks.ts';
import { runTest, type TestedParts } from './run-test.server.ts';
import type { ChosenShelvesStore } from './chosen-shelves.server.ts';
import { type ShelfChoice, type ShelfRow, shelfChoices, shelfRows } from './shelf-rows.ts';
import { changeSetupAnswers, confirmTexts, readSetupAnswers } from './setup-answers.server.ts';
import { openMarks, type SetupMark, type SetupTest, type TestResult } from './setup-mark.ts';

/** For administrators. `actor` is the address of the one who asks. */
export interface SetupService {
  /** `patienceMs`: a shop that takes longer to read counts as unread; 0 reads none. */
  marks(options?: { patienceMs?: number }): Promise<SetupMark[]>;
  /** How many marks are to clear. */
  openCount(): Promise<number>;
  /** Each health goal with what stands there; null while the shop cannot be read. */
  shelves(): Promise<{ rows: ShelfRow[]; choices: ShelfChoice[] } | null>;
  chooseShelves(options: { chosen: ChosenShelves; actor: string }): Promise<void>;
  textsRead(): Promise<boolean>;
  /** Tries one part out and remembers what came of it. */
  test(options: { test: SetupTest; actor: string }): Promise<TestResult>;
  confirmClaims(options: { claims: readonly ClaimName[]; actor: string }): Promise<void>;
  /** That an owner said so stands in the activity. */
  confirmTexts(options: { read: boolean; actor: string }): Promise<void>;
}

interface SetupParts extends Omit<TestedParts, 'smtp' | 'chatModel' | 'embeddingModel' | 'realtime'> {
  config: Config;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  profile: StoreProfileService;
  campaigns: Pick<CampaignService, 'facts'>;
  community: Pick<CommunityService, 'sources'>;
  catalog: Pick<CatalogService, 'listShelves' | 'changed'>;
  chosenShelves: Pick<ChosenShelvesStore, 'current' | 'save'>;
  watch: ShopWatch;
}

/** An owner waits longer than this for no page. Milliseconds. */
const PATIENCE_MS = 5000;
/** A menu waits for no shop. */
const MENU_PATIENCE_MS = 300;

const testedParts = ({ storefront, orders, transport, watch, config }: SetupParts): TestedParts => ({
  storefront,
  orders,
  transport,
  smtp: config.smtp !== undefined,
  chatModel: config.chatModel,
  embeddingModel: config.embeddingModel,
  realtime: config.realtime,
  watch,
});

export function createSetup(db: Db, parts: SetupParts): SetupService {
  const { config, clock, log, profile, campaigns, community, catalog, chosenShelves, watch } = parts;
  const tested = testedParts(parts);
  const change = (how: Parameters<typeof changeSetupAnswers>[1]['change']) =>
    changeSetupAnswers(db, { change: how, now: clock.now() });

  const setup: SetupService = {
    async marks({ patienceMs = PATIENCE_MS } = {}) {
      const [answers, sources, found] = await Promise.all([
        readSetupAnswers(db),
        community.sources(),
        readShelves(catalog, patienceMs),
      ]);
      const { giveaway } = campaigns.facts();
      const said = profile.said();
      const code = answers.tests.discount;
      return listMarks({
        live: config.live,
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
        trouble: watch.trouble(),
        shelves: found && shelfState(found, chosenShelves.current()),
        ...answers,
        tests: {
          ...answers.tests,
          // Of another code it says nothing.
          discount: code?.ok && said.checkedCode !== said.discountCode ? undefined : code,
        },
      });
    },
    openCount: async () => openMarks(await setup.marks({ patienceMs: MENU_PATIENCE_MS })).length,
    async shelves() {
      const found = await readShelves(catalog, PATIENCE_MS);
      return found && { rows: shelfRows(found, chosenShelves.current() ?? {}), choices: shelfChoices(found) };
    },
    chooseShelves: (options) => chosenShelves.save(options),
    textsRead: async () => (await readSetupAnswers(db)).textsRead,
    async test({ test, actor }) {
      const { name: storeName, discountCode: code } = profile.said();
      const seen = await runTest[test](tested, { actor, storeName, code }).catch((error: unknown) => {
        log.warn({ err: error, test }, 'a test of the setup failed');
        return { ok: false, says: explainFailure(error) };
      });
      const result: TestResult = { ...seen, at: clock.now().toISOString() };
      await change((answers) => ({ ...answers, tests: { ...answers.tests, [test]: result } }));
      // What was mended at the platform is seen without waiting for what is kept.
      if (test === 'shop' && seen.ok) {
        await parts.storefront
          .findShop()
          .then((facts) => profile.tellShop(facts))
          .catch(logged(log));
        await catalog.changed();
      }
      if (test === 'discount') await profile.save({ changes: { checkedCode: seen.ok ? code : '' }, actor });
      return result;
    },
    async confirmClaims({ claims, actor }) {
      await profile.save({ changes: { claims }, actor });
      await change((answers) => ({ ...answers, claimsDecided: true }));
    },
    confirmTexts: (said) => confirmTexts(db, { ...said, now: clock.now() }),
  };
  return setup;
}

const logged = (log: SetupParts['log']) => (error: unknown) =>
  log.warn({ err: error }, 'the name and the currency of the shop could not be read');

/** Null where the shop does not answer, or not in time: why stands in what watches it. */
async function readShelves(catalog: SetupParts['catalog'], patienceMs: number): Promise<Shelves | null> {
  if (patienceMs === 0) return null;
  const late = new AbortController();
  try {
    return await Promise.race([
      catalog.listShelves().catch(() => null),
      sleep(patienceMs, null, { signal: late.signal }),
    ]);
  } finally {
    late.abort();
  }
}

function shelfState(found: Shelves, chosen: ChosenShelves | undefined) {
  const rows = shelfRows(found, chosen ?? {});
  const titles = (which: (row: ShelfRow) => boolean) => rows.filter(which).map(({ title }) => title);
  return {
    filled: titles(({ stands }) => stands !== null),
    empty: titles(({ stands }) => stands === null),
    broken: titles(({ stands, chosen: id }) => stands === null && id !== undefined && id !== ''),
    decided: chosen !== undefined,
  };
}
