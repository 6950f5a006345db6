import { z } from 'zod';
import { defaultTerms } from '#content/store-facts.ts';
import { type FeedList, feedLists } from '#integrations/feeds/feed-list.ts';

/** An empty variable means the same as an absent one: hosting panels often write them so. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, fallback: unknown) =>
  z.preprocess((value) => (value === '' || value === undefined ? fallback : value), schema);

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
});
/** US dollars for a million tokens. */
const price = z.coerce.number('must be a number such as 0.15').min(0, 'must not be negative');
const secret = z.string().min(1, 'must not be empty');

/** 'events=https://example.org/calendar.ics groups=https://…': which list, and where from. */
const communityFeeds = z.string().transform((value, context) =>
  value.split(/[\s,]+/).flatMap((entry) => {
    if (entry === '') return [];
    const [name = '', ...rest] = entry.split('=');
    const feed = communityFeed.safeParse({ list: name, url: rest.join('=') });
    if (feed.success) return [feed.data];
    context.addIssue(
      `has "${entry.slice(0, 80)}": write a list (${feedLists.join(', ')}), = and an address that starts with https://`,
    );
    return [];
  }),
);
const communityFeed = z.object({ list: z.enum(feedLists), url: z.url({ protocol: /^https$/ }) });

const environment = z.object({
  PORT: withDefault(
    z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be a port, 1 to 65535')
      .max(65_535, 'must be a port, 1 to 65535'),
    3000,
  ),
  HOST: optional(z.string()),
  STORE_URL: optional(httpUrl),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
  ),
  SHOPIFY_STORE_DOMAIN: optional(
    z
      .string()
      .regex(
        /^[a-z0-9][a-z0-9.-]+\.[a-z]{2,}$/i,
        'must be a host name such as my-shop.myshopify.com, without https://',
      ),
  ),
  SHOPIFY_STOREFRONT_TOKEN: optional(secret),
  SHOPIFY_ADMIN_TOKEN: optional(secret),
  SHOPIFY_WEBHOOK_SECRET: optional(secret),
  SHOPIFY_API_VERSION: withDefault(
    z.string().regex(/^(\d{4}-(01|04|07|10)|unstable)$/, 'must be a version such as 2025-07'),
    '2025-07',
  ),
  STOREFRONT_API_URL: optional(httpUrl),
  ADMIN_API_URL: optional(httpUrl),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
  MAIL_FROM: optional(z.string().regex(/@/, 'must be a mail address')),
  MAIL_WEBHOOK_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
  MAIL_RATE: optional(
    z.coerce
      .number('must be a number of mails a second')
      .int('must be a whole number of mails a second')
      .min(1, 'must be at least 1'),
  ),
  AI_BASE_URL: optional(httpUrl),
  AI_API_KEY: optional(secret),
  AI_MODEL: optional(secret),
  AI_SPEECH_MODEL: optional(secret),
  AI_EMBEDDING_MODEL: optional(secret),
  AI_PRICE_INPUT: optional(price),
  AI_PRICE_OUTPUT: optional(price),
  CHAT_RETENTION_DAYS: withDefault(
    z.coerce
      .number('must be a number of days')
      .int('must be a whole number of days')
      .min(1, 'must be 1 to 3650')
      .max(3650, 'must be 1 to 3650'),
    defaultTerms.chatRetentionDays,
  ),
  REALTIME_URL: optional(z.string().regex(/^wss?:\/\//, 'must start with ws:// or wss://')),
  REALTIME_API_KEY: optional(secret),
  REALTIME_MODEL: optional(secret),
  COMMUNITY_FEEDS: optional(communityFeeds),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  STORE_DATE: optional(
    z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/, 'must be a day such as 2025-10-15'),
  ),
  TRUST_PROXY: withDefault(
    z.coerce
      .number('must be the number of proxies in front, such as 1')
      .int('must be a whole number')
      .min(0, 'must be 0 to 10')
      .max(10, 'must be 0 to 10'),
    0,
  ),
  PAGE_CACHE: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

/** Keys that only mean something together. */
const partners: { keys: (keyof Environment)[]; what: string }[] = [
  { keys: ['SHOPIFY_STORE_DOMAIN', 'SHOPIFY_STOREFRONT_TOKEN'], what: 'a live shop' },
  { keys: ['SMTP_URL', 'MAIL_FROM'], what: 'sending mail' },
  { keys: ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'], what: 'a chat model' },
  { keys: ['AI_PRICE_INPUT', 'AI_PRICE_OUTPUT'], what: 'the price of a chat model' },
  { keys: ['REALTIME_URL', 'REALTIME_API_KEY', 'REALTIME_MODEL'], what: 'a voice model' },
];
const needShop = [
  'SHOPIFY_ADMIN_TOKEN',
  'SHOPIFY_WEBHOOK_SECRET',
  'STOREFRONT_API_URL',
  'ADMIN_API_URL',
] as const;
/** Answer at the same address. */
const needChatModel = ['AI_SPEECH_MODEL', 'AI_EMBEDDING_MODEL'] as const;

/** Looks at the raw environment, so that a badly written key elsewhere hides nothing. */
function lonelyKeys(env: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  for (const { keys, what } of partners) {
    const missing = keys.filter((key) => !env[key]);
    if (missing.length === keys.length) continue;
    for (const key of missing)
      problems.push(`${key} is missing: ${what} takes ${keys.join(' and ')} together`);
  }
  for (const key of needShop) {
    if (env[key] && !env['SHOPIFY_STORE_DOMAIN'])
      problems.push(`${key} needs SHOPIFY_STORE_DOMAIN and SHOPIFY_STOREFRONT_TOKEN`);
  }
  for (const key of needChatModel) {
    if (env[key] && !env['AI_BASE_URL']) problems.push(`${key} needs AI_BASE_URL, AI_API_KEY and AI_MODEL`);
  }
  return problems;
}

type Environment = z.infer<typeof environment>;

export interface ShopifyConfig {
  domain: string;
  storefrontToken: string;
  adminToken: string | undefined;
  /** What the platform signs its webhooks with. */
  webhookSecret: string | undefined;
  /** Of the Admin API, which has the orders. */
  adminApiUrl: string;
  apiVersion: string;
  /** Where the Storefront API answers. */
  apiUrl: string;
}

/** The environment, checked and grouped by part. A part that is absent runs embedded. */
export interface Config {
  port: number;
  host: string | undefined;
  /** The store's public origin, without a slash at its end. */
  storeUrl: string;
  /** False when nobody said where the store stands: then links leave this machine with the address the visitor used. */
  storeUrlIsSet: boolean;
  /** Behind https: cookies are Secure, HSTS is sent. */
  secure: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A shop of the owner's is connected. */
  live: boolean;
  shopify: ShopifyConfig | undefined;
  /** Also the version that the embedded storefront is asked in. */
  shopifyApiVersion: string;
  smtp: { url: string; from: string; rate?: number | undefined } | undefined;
  chatModel: { baseUrl: string; apiKey: string; model: string } | undefined;
  /** Says text exactly, at the same endpoint as the chat model. */
  speechModel: { baseUrl: string; apiKey: string; model: string } | undefined;
  /** Turns questions and entries into vectors, at the same endpoint. */
  embeddingModel: { baseUrl: string; apiKey: string; model: string } | undefined;
  /** US dollars for a million tokens, for the metrics. */
  chatPrices: { input: number; output: number } | undefined;
  /** Chats are deleted after so many days. */
  chatRetentionDays: number;
  realtime: { url: string; apiKey: string; model: string } | undefined;
  /** Sources of the community's lists; without any, and without a live shop, those that come with the store. */
  communityFeeds: { list: FeedList; url: string }[];
  sessionSecret: string | undefined;
  /** The store starts as of this moment, in New York time when no zone is given. */
  storeDate: string | undefined;
  /** How many proxies in front of the store write X-Forwarded-For. */
  trustedProxies: number;
  /** False renders every page for every visitor: for measuring, never for a shop. */
  pageCache: boolean;
  metricsToken: string | undefined;
  /** What the mail provider's reports are opened with. */
  mailWebhookSecret: string | undefined;
  logLevel: Environment['LOG_LEVEL'];
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

/** Reads the environment once. Every bad key is named, not only the first. */
export function readConfig(env: Record<string, string | undefined>): ConfigResult {
  const parsed = environment.safeParse(env);
  const malformed = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  const problems = [...malformed, ...lonelyKeys(env)];
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  return { ok: true, config: toConfig(parsed.data) };
}

function toConfig(env: Environment): Config {
  const storeUrl = env.STORE_URL?.replace(/\/+$/, '') ?? `http://localhost:${env.PORT}`;
  return {
    port: env.PORT,
    host: env.HOST,
    storeUrl,
    storeUrlIsSet: env.STORE_URL !== undefined,
    secure: storeUrl.startsWith('https:'),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    live: toShopify(env) !== undefined,
    shopify: toShopify(env),
    shopifyApiVersion: env.SHOPIFY_API_VERSION,
    smtp:
      env.SMTP_URL && env.MAIL_FROM
        ? { url: env.SMTP_URL, from: env.MAIL_FROM, rate: env.MAIL_RATE }
        : undefined,
    chatModel: toModel(env, env.AI_MODEL),
    speechModel: toModel(env, env.AI_SPEECH_MODEL),
    embeddingModel: toModel(env, env.AI_EMBEDDING_MODEL),
    chatPrices:
      env.AI_PRICE_INPUT !== undefined && env.AI_PRICE_OUTPUT !== undefined
        ? { input: env.AI_PRICE_INPUT, output: env.AI_PRICE_OUTPUT }
        : undefined,
    chatRetentionDays: env.CHAT_RETENTION_DAYS,
    realtime:
      env.REALTIME_URL && env.REALTIME_API_KEY && env.REALTIME_MODEL
        ? { url: env.REALTIME_URL, apiKey: env.REALTIME_API_KEY, model: env.REALTIME_MODEL }
        : undefined,
    communityFeeds: env.COMMUNITY_FEEDS ?? [],
    sessionSecret: env.SESSION_SECRET,
    storeDate: env.STORE_DATE,
    trustedProxies: env.TRUST_PROXY,
    pageCache: env.PAGE_CACHE === 'on',
    metricsToken: env.METRICS_TOKEN,
    mailWebhookSecret: env.MAIL_WEBHOOK_SECRET,
    logLevel: env.LOG_LEVEL,
  };
}

/** Of that name, behind AI_BASE_URL. */
function toModel(
  { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey }: Environment,
  model: string | undefined,
): Config['chatModel'] {
  return baseUrl && apiKey && model ? { baseUrl, apiKey, model } : undefined;
}

function toShopify(env: Environment): ShopifyConfig | undefined {
  if (!env.SHOPIFY_STORE_DOMAIN || !env.SHOPIFY_STOREFRONT_TOKEN) return undefined;
  const domain = env.SHOPIFY_STORE_DOMAIN.toLowerCase();
  return {
    domain,
    storefrontToken: env.SHOPIFY_STOREFRONT_TOKEN,
    adminToken: env.SHOPIFY_ADMIN_TOKEN,
    webhookSecret: env.SHOPIFY_WEBHOOK_SECRET,
    apiVersion: env.SHOPIFY_API_VERSION,
    adminApiUrl: env.ADMIN_API_URL ?? `https://${domain}/admin/api/${env.SHOPIFY_API_VERSION}/graphql.json`,
    apiUrl: env.STOREFRONT_API_URL ?? `https://${domain}/api/${env.SHOPIFY_API_VERSION}/graphql.json`,
  };
}
