import { firstOrderDiscount } from '#content/store-profile.ts';
import {
  createEmbeddedStorefront,
  type EmbeddedStorefront,
} from '#integrations/storefront/embedded/embedded-storefront.ts';
import { publicRules } from '#integrations/feeds/fetch-feed.ts';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { createShopifyStorefront } from '#integrations/storefront/shopify/shopify-storefront.ts';
import { createShopWatch } from '#integrations/storefront/shop-watch.ts';
import { connectShop, PROVIDER, type Shop, warnOf } from '#integrations/storefront/connect-shop.ts';
import { checkoutOf, openCatalog } from './open-catalog.server.ts';
import { keepCatalogWarm } from './keep-catalog-warm.server.ts';
import { watchShopFacts } from './watch-shop-facts.server.ts';
import { startAccounts } from './start-accounts.server.ts';
import { startAssistant } from '#features/chat/start-assistant.server.ts';
import { createUnderstanding } from '#assistant/create-understanding.ts';
import { contactsOf, createSafetyGate } from '#features/chat/safety-gate.server.ts';
import { createAdministration } from '#features/admin/create-administration.server.ts';
import { type CampaignService, startCampaigns } from '#features/campaigns/campaign-service.server.ts';
import { seedCampaigns } from '#features/campaigns/seed-campaigns.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import { startCommunity } from '#features/community/community-service.server.ts';
import type { Config } from '#platform/config/config.server.ts';
import { createContact } from '#features/contact/contact-service.server.ts';
import type { OpenDatabase } from '#platform/db/open-database.server.ts';
import { createDemoOrders } from '#features/demo-shop/demo-orders.server.ts';
import { createDemoShopRecords } from '#features/demo-shop/create-demo-records.server.ts';
import { orderMail } from '#features/demo-shop/order-mail.server.ts';
import { embeddedApiPath } from '#features/demo-shop/embedded-storefront-routes.server.ts';
import { type Jobs, startJobs } from '#platform/jobs/jobs.server.ts';
import { startFillingVectors } from '#features/knowledge/fill-vectors.server.ts';
import { createKnowledge } from '#features/knowledge/knowledge.server.ts';
import { createNearness, type MeasureNearness } from '#features/knowledge/nearness.server.ts';
import { startPrizeNews } from '#features/giveaway/tell-of-prizes.server.ts';
import { createGiveawayService, type GiveawayService } from '#features/giveaway/giveaway-service.server.ts';
import { createLimits } from '#features/limits.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { MailService, RenderStoreMail } from '#features/mail/mail-service.server.ts';
import { startFacts, storeFactsOf } from './start-facts.server.ts';
import { startRetentionJob } from './start-retention-job.server.ts';
import { startBackups } from './start-backups.server.ts';
import { appVersion } from '#platform/app-version.server.ts';
import { watchProcess } from '#platform/metrics/process-metrics.server.ts';
import { startLimitClearing } from '#platform/limits/start-limit-clearing.server.ts';
import { createMetrics, instanceLabels, type Metrics } from '#platform/metrics/metrics.server.ts';
import { openLists } from './open-lists.server.ts';
import { startMails } from './start-mails.server.ts';
import { createInbox } from '#features/inbox/conversations.server.ts';
import { readStoreInbox } from '#features/store/read-store-inbox.server.ts';
import { createMessages } from '#features/admin/messages-service.server.ts';
import type { NewsletterService } from '#features/newsletter/newsletter-service.server.ts';
import { createPeople } from '#features/own-data/people-service.server.ts';
import type { Services } from '#features/services.ts';
import type { RetentionService } from '#features/store/retention-service.server.ts';
import type { StoreProfileService } from '#features/store/store-profile-service.server.ts';
import { startChosenShelves } from '#features/setup/chosen-shelves.server.ts';
import { startSearchLog } from '#features/search/search-log.server.ts';
import { createSetup } from '#features/setup/setup-service.server.ts';
import { openEmbedder } from '#integrations/embeddings/open-embedder.ts';
import { openSpeech } from '#integrations/speech/open-speech.ts';
import { createVoiceService } from '#features/voice/voice-service.server.ts';

interface Parts {
  config: Config;
  database: OpenDatabase;
  log: Logger;
  clock: Clock;
  renderMail: RenderStoreMail;
}

export interface Composition {
  services: Services;
  /** Lets running jobs finish and ends what runs by itself. The database stays open. */
  stop: () => Promise<void>;
  /** There while no live shop is connected. */
  embedded: EmbeddedStorefront | undefined;
}

/** Wires the store together: the one place that knows which part is live and which embedded. */
export async function createServices(parts: Parts): Promise<Composition> {
  const { config, database, log, clock } = parts;
  const { live } = config;
  const mailFrom = config.smtp?.from;
  await seedCampaigns(database.db);
  const { profile, retention } = await startFacts(database.db, { config, clock });
  const limits = createLimits(database.db);
  const metrics = createMetrics(instanceLabels());
  watchProcess(metrics, appVersion);
  const jobs = await startJobs(database, { log, metrics });
  await startUpkeep(parts, { jobs, retention });
  const { mail, transport, outbox, renderMail } = await startMails(parts, { jobs, profile });
  const watch = createShopWatch();
  const { storefront, home, orders, ordersAt, embedded, imageOrigins } =
    connectShop(config, { log, watch }) ?? embedShop(parts, { mail, profile });
  const chosenShelves = await startChosenShelves(database.db, { clock });
  const catalog = openCatalog(storefront, chosenShelves, log);
  const stops = live ? [watchShopFacts({ storefront, profile, log }), keepCatalogWarm(catalog)] : [];
  const understanding = createUnderstanding();
  const nearness = await openNearness(parts, { jobs, metrics });
  const knowledge = createKnowledge(database.db, { clock, topicsOf: understanding.topicsOf, nearness });
  const gate = createSafetyGate(understanding, { contacts: () => contactsOf(profile.current()) });
  const reading = { ...understanding, gate, knowledge, catalog };
  const core = { config, log, clock, mail, jobs, limits, metrics, ...reading };
  const assistant = await startAssistant(database.db, { ...core, retention });
  const campaigns = await startCampaigns(database.db, { clock, log });
  const community = await openCommunity(parts, jobs);
  const lists = await openLists(parts, { jobs, mail, renderMail, catalog, limits, profile });
  const accountParts = { config, clock, log, mail, source: orders, storeName: profile.current().name };
  const shop = { storefront, orders, transport, catalog, chosenShelves, watch };
  const setup = createSetup(database.db, { config, clock, log, profile, campaigns, community, ...shop });
  const searches = startSearchLog(database.db, { catalog, clock, log });
  const desk = { clock, live, ordersAt, mailFrom, mail, setup, storeUrl: config.storeUrl };
  const services: Services = {
    store: storeFactsOf(config, { retention, imageOrigins }),
    clock,
    log,
    database,
    db: database.db,
    catalog,
    checkout: checkoutOf({ storefront, home, providerName: PROVIDER, log }),
    knowledge,
    metrics,
    assistant,
    voice: createVoiceService({ assistant, ...reading, log, ...voiceModels(config) }),
    profile,
    retention,
    ...createAdministration(database.db, desk),
    giveaway: await openGiveaway(parts, { jobs, mail, campaigns, newsletter: lists.newsletter }),
    ...(await startAccounts(database.db, accountParts)),
    campaigns,
    community,
    mail,
    messages: createMessages(database.db, mail, { secure: config.secure }),
    people: createPeople(database.db),
    inbox: createInbox(database.db, { mail, clock, inbox: (tx) => readStoreInbox(tx, { mailFrom }) }),
    contact: createContact(database.db, { mail, clock, limits, mailFrom }),
    ...lists,
    outbox,
    searches,
    chosenShelves,
    setup,
    demoCheckout: embedded?.checkout,
    limits,
  };
  return {
    services,
    embedded,
    async stop() {
      for (const end of stops) end();
      campaigns.stop();
      await searches.stop();
      await jobs.stop();
      transport.close();
    },
  };
}

/** What clears up and keeps safe by itself, by the clock. */
async function startUpkeep(
  { config, database, clock, log }: Parts,
  { jobs, retention }: { jobs: Jobs; retention: RetentionService },
): Promise<void> {
  await startLimitClearing(jobs, { db: database.db, clock });
  await startRetentionJob(jobs, { db: database.db, clock, log, retention });
  await startBackups(jobs, { database, dataDir: config.dataDir, clock, log });
}

/** Where an embedding model is set. */
async function openNearness(
  { config: { embeddingModel }, database: { db }, log }: Parts,
  { jobs, metrics }: { jobs: Jobs; metrics: Metrics },
): Promise<MeasureNearness | undefined> {
  if (!embeddingModel) return undefined;
  await startFillingVectors(jobs, {
    db,
    embedder: openEmbedder(embeddingModel, { patienceMs: 60_000 }),
  });
  return createNearness({ embedder: openEmbedder(embeddingModel), log, metrics });
}

const voiceModels = ({ realtime, speechModel }: Config) => ({
  realtime,
  speak: speechModel && openSpeech(speechModel),
});

const openCommunity = ({ config, database, clock, log }: Parts, jobs: Jobs) =>
  startCommunity(database.db, {
    jobs,
    clock,
    log,
    storeUrl: config.storeUrl,
    rules: publicRules,
    configured: config.communityFeeds,
    live: config.live,
  });

/** Commits to the list of entries as soon as a giveaway has ended. */
async function openGiveaway(
  { config, database, clock, log }: Parts,
  {
    jobs,
    mail,
    campaigns,
    newsletter,
  }: {
    jobs: Jobs;
    mail: MailService;
    campaigns: CampaignService;
    newsletter: NewsletterService;
  },
): Promise<GiveawayService> {
  const entrants = await startPrizeNews(database.db, { jobs, mail, clock });
  const entering = {
    clock,
    mail,
    mailFrom: config.smtp?.from,
    entrants,
    subscribeToPrayers: (who: { email: string; name: string }) => newsletter.subscribeToPrayers(who),
  };
  const giveaway = createGiveawayService(database.db, entering);
  await giveaway.closeEnded();
  campaigns.onChange(() => {
    giveaway.closeEnded().catch((error: unknown) => log.error({ err: error }, 'entries could not be closed'));
  });
  return giveaway;
}

/** The same client as for a live shop, over HTTP to this very process. */
function embedShop(
  { config, database, log, clock }: Parts,
  { mail, profile }: { mail: MailService; profile: StoreProfileService },
): Shop {
  const shop = loadDemoShop();
  const embedded = createEmbeddedStorefront({
    shop,
    records: createDemoShopRecords(database.db, {
      onPlaced: (tx, order) =>
        mail.send(tx, orderMail(order, { storeUrl: config.storeUrl, rates: profile.current().shipping })),
    }),
    publicUrl: config.storeUrl,
    terms: () => ({
      shipping: profile.current().shipping,
      firstOrderDiscount: firstOrderDiscount(profile.current()),
    }),
    now: () => clock.now(),
    onUnexpectedError: (error) => log.error({ err: error }, 'the embedded storefront failed'),
  });
  const storefront = createShopifyStorefront({
    apiUrl: `http://${loopback(config.host)}:${config.port}${embeddedApiPath(config.shopifyApiVersion)}`,
    apiVersion: config.shopifyApiVersion,
    token: shop.accessToken,
    providerName: PROVIDER,
    ownOrigins: [config.storeUrl],
    warn: warnOf(log),
  });
  return {
    storefront,
    home: { kind: 'embedded', storeUrl: config.storeUrl, storeUrlIsSet: config.storeUrlIsSet },
    orders: createDemoOrders(database.db),
    imageOrigins: [],
    embedded,
  };
}

/** How this process reaches itself: by the address it listens on, where that is one. */
const loopback = (host: string | undefined) =>
  host === undefined || host === '0.0.0.0' || host === '::'
    ? '127.0.0.1'
    : host.includes(':')
      ? `[${host}]`
      : host;
