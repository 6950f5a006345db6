import type { StoreTerms } from '#content/store-facts.ts';
import type { CatalogService } from './catalog/catalog-service.ts';
import type { DemoCheckout } from '#integrations/storefront/embedded/demo-checkout.ts';
import type { Administration } from './administration/create-administration.ts';
import type { AccountService } from './accounts/account-service.ts';
import type { Assistant } from './assistant/assistant.ts';
import type { CampaignService } from './campaigns/campaign-service.ts';
import type { CartStatus } from './catalog/cart-status.ts';
import type { CheckoutResult } from './catalog/create-checkout.ts';
import type { Clock } from './clock.ts';
import type { ContactService } from './contact/contact-service.ts';
import type { CommunityService } from './community/community-service.ts';
import type { OpenDatabase } from './db/open-database.ts';
import type { GiveawayService } from './giveaway/giveaway-service.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import type { Limits } from './limits/create-limits.ts';
import type { Logger } from './log.ts';
import type { OrderService } from './orders/order-service.ts';
import type { MailService } from './mail/mail-service.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Outbox } from './mail/outbox.ts';
import type { MessagesService } from './messages/messages-service.ts';
import type { NewsletterService } from './newsletter/newsletter-service.ts';
import type { VoiceService } from './voice/voice-service.ts';

/** Facts about this store that pages may show. */
export interface StoreFacts {
  /** Public origin, without a slash at its end. */
  url: string;
  /** A live shop is connected: sample content is off unless the owner switched it on. */
  live: boolean;
  /** Other origins that product images come from. */
  imageOrigins: string[];
  terms: StoreTerms;
}

/** Everything loaders and endpoints reach the server through. One instance a process. */
export interface Services {
  store: StoreFacts;
  clock: Clock;
  log: Logger;
  database: Pick<OpenDatabase, 'ping'>;
  catalog: CatalogService;
  checkout: {
    create(options: {
      request: unknown;
      buyerAddress?: string | undefined;
      visitorOrigin?: string | undefined;
    }): Promise<CheckoutResult>;
    status(options: { cartId: string; buyerAddress?: string | undefined }): Promise<CartStatus>;
  };
  accounts: AccountService;
  orders: OrderService;
  campaigns: CampaignService;
  giveaway: GiveawayService;
  community: CommunityService;
  mail: MailService;
  contact: ContactService;
  newsletter: NewsletterService;
  /** For administrators. */
  messages: MessagesService;
  /** The mails of a store without SMTP; undefined where they left, and in a live shop. */
  outbox: Outbox | undefined;
  knowledge: Knowledge;
  assistant: Assistant;
  metrics: Metrics;
  voice: VoiceService;
  settings: Administration['settings'];
  activity: Administration['activity'];
  /** The embedded shop's own checkout page; a live shop has its own. */
  demoCheckout: DemoCheckout | undefined;
  limits: Limits;
}
