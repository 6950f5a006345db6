import { openMarks, type SetupMark } from '#features/setup/setup-mark.ts';
import type { Config } from '#platform/config/config.server.ts';

interface PartLine {
  part: string;
  state: string;
  change: string;
}

/** One line a part: whether it runs embedded or live, and how to change that. */
export function startReport(
  config: Config,
  { outboxWord, marks }: { outboxWord: string; marks: readonly SetupMark[] },
): string[] {
  const lines: PartLine[] = [
    {
      part: 'Catalogue',
      state: config.shopify
        ? `live: ${config.shopify.domain}, API ${config.shopify.apiVersion}`
        : 'embedded: demo catalogue and demo checkout, no payment is taken',
      change: config.shopify
        ? 'unset SHOPIFY_STORE_DOMAIN and SHOPIFY_STOREFRONT_TOKEN'
        : 'set SHOPIFY_STORE_DOMAIN and SHOPIFY_STOREFRONT_TOKEN',
    },
    ordersLine(config),
    {
      part: 'Database',
      state: config.databaseUrl ? 'live: PostgreSQL' : `embedded: PGlite in ${config.dataDir}`,
      change: config.databaseUrl ? 'unset DATABASE_URL' : 'set DATABASE_URL',
    },
    {
      part: 'Mail',
      state: config.smtp
        ? `live: SMTP, from ${config.smtp.from}`
        : config.live
          ? 'kept: no mail leaves, although a live shop is connected'
          : `embedded: kept in the outbox at ${config.storeUrl}/dev/mail?word=${outboxWord}`,
      change: config.smtp ? 'unset SMTP_URL and MAIL_FROM' : 'set SMTP_URL and MAIL_FROM',
    },
    chatLine(config),
    retrievalLine(config),
    {
      part: 'Voice',
      state: config.realtime
        ? `live: ${config.realtime.model} at ${new URL(config.realtime.url).host}`
        : 'embedded: the browser hears and speaks, the store’s assistant answers',
      change: config.realtime
        ? 'unset REALTIME_URL, REALTIME_API_KEY and REALTIME_MODEL'
        : 'set REALTIME_URL, REALTIME_API_KEY and REALTIME_MODEL',
    },
    {
      part: 'Community',
      state:
        config.communityFeeds.length > 0
          ? `live: ${config.communityFeeds.length} of its sources from COMMUNITY_FEEDS`
          : config.live
            ? 'waiting for sources: the sample feeds stay out of a live shop'
            : 'embedded: sample feeds that come with the store',
      change: 'add sources at /account/sources, or set COMMUNITY_FEEDS=events=https://…',
    },
    {
      part: 'Clock',
      state: config.storeDate ? `set: the store started on ${config.storeDate}` : 'live: real time, New York',
      change: config.storeDate ? 'unset STORE_DATE' : 'set STORE_DATE=2025-10-15',
    },
  ];
  const width = Math.max(...lines.map(({ part }) => part.length));
  return [
    ...lines.map(({ part, state, change }) => `  ${part.padEnd(width)}  ${state}. To change: ${change}.`),
    ...setupLines(config, marks),
  ];
}

/** What a connected shop still needs: the same marks as on the page. */
function setupLines({ live, storeUrl }: Config, marks: readonly SetupMark[]): string[] {
  const open = live ? openMarks(marks) : [];
  if (open.length === 0) return [];
  return [
    '',
    `  To do before shoppers come, at ${storeUrl}/account/setup:`,
    ...open.map(({ title, says }) => `  - ${title}: ${says}`),
  ];
}

const chatLine = ({ chatModel }: Config): PartLine => ({
  part: 'Chat',
  state: chatModel
    ? `live: ${chatModel.model} at ${new URL(chatModel.baseUrl).host}`
    : 'embedded: answers from the knowledge base and the catalogue',
  change: chatModel
    ? 'unset AI_BASE_URL, AI_API_KEY and AI_MODEL'
    : 'set AI_BASE_URL, AI_API_KEY and AI_MODEL',
});

const retrievalLine = ({ embeddingModel }: Config): PartLine => ({
  part: 'Retrieval',
  state: embeddingModel
    ? `live: by words and by meaning, ${embeddingModel.model} at ${new URL(embeddingModel.baseUrl).host}`
    : 'embedded: the assistant finds entries by words',
  change: embeddingModel
    ? 'unset AI_EMBEDDING_MODEL'
    : 'set AI_EMBEDDING_MODEL beside AI_BASE_URL, AI_API_KEY and AI_MODEL',
});

const ordersLine = ({ shopify }: Config): PartLine => ({
  part: 'Orders',
  state: !shopify
    ? 'embedded: those of the demo checkout'
    : shopify.adminToken
      ? `live: ${shopify.domain}`
      : 'not connected: customers do not see their orders',
  change: shopify?.adminToken ? 'unset SHOPIFY_ADMIN_TOKEN' : 'set SHOPIFY_ADMIN_TOKEN with a connected shop',
});
