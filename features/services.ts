import type { StoreTerms } from '#content/store-facts.ts';
import type { CatalogService } from '#features/catalog/catalog-service.server.ts';
import type { DemoCheckout } from '#integrations/storefront/embedded/demo-checkout.ts';
import type { Administration } from '#features/admin/create-administration.server.ts';
import type { AccountService } from '#features/accounts/account-service.server.ts';
import type { Assistant } from '#features/chat/assistant.server.ts';
import type { CampaignService } from '#features/campaigns/campaign-service.server.ts';
import type { CartStatus } from '#features/checkout/cart-status.server.ts';
import type { CheckoutResult } from '#features/checkout/create-checkout.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { ContactService } from '#features/contact/contact-service.server.ts';
import type { CommunityService } from '#features/community/community-service.server.ts';
import type { Db, OpenDatabase } from '#platform/db/open-database.server.ts';
import type { GiveawayService } from '#features/giveaway/giveaway-service.server.ts';
import type { Inbox } from './inbox/conversations.server.ts';
import type { LettersService } from './letters/letters-service.server.ts';
import type { Knowledge } from '#features/knowledge/knowledge.server.ts';
import type { Limits } from './limits.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { OrderService } from '#features/orders/order-service.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';
import type { Metrics } from '#platform/metrics/metrics.server.ts';
import type { Outbox } from '#features/mail/outbox.server.ts';
import type { SearchLog } from '#features/search/search-log.server.ts';
import type { MessagesService } from '#features/admin/messages-service.server.ts';
import type { NewsletterService } from '#features/newsletter/newsletter-service.server.ts';
import type { PeopleService } from '#features/own-data/people-service.server.ts';
import type { RetentionService } from '#features/store/retention-service.server.ts';
import type { StoreProfileService } from '#features/store/store-profile-service.server.ts';
import type { ChosenShelvesStore } from '#features/setup/chosen-shelves.server.ts';
import type { SetupService } from '#features/setup/setup-service.server.ts';
import type { VoiceService } from '#features/voice/voice-service.server.ts';

/** Facts about this store that pages may show. */
export interface StoreFacts {
  /** Public origin, without a slash at its end. */
  url: string;
  /** A live shop is connected: sample content is off unless the owner switched it on. */
  live: boolean;
  /** Mail reaches people, or the demo's outbox: a live shop without SMTP can promise none. */
  mails: boolean;
  /** Other origins that product images come from. */
  imageOrigins: string[];
  terms: StoreTerms;
}

/** Everything loaders and endpoints reach the server through. One instance a process. */
export interface Services {
  store: StoreFacts;
  clock: Clock;
  log: Logger;
  database: Pick<OpenDatabase, 'ping' | 'expectRoom'>;
  db: Db;
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
  /** For administrators: what is written to subscribers. */
  letters: LettersService;
  /** For administrators. */
  messages: MessagesService;
  inbox: Inbox;
  /** For administrators: what the store holds of somebody. */
  people: PeopleService;
  /** The mails of a store without SMTP; undefined where they left, and in a live shop. */
  outbox: Outbox | undefined;
  knowledge: Knowledge;
  assistant: Assistant;
  metrics: Metrics;
  voice: VoiceService;
  settings: Administration['settings'];
  administrators: Administration['administrators'];
  /** Which collection the owner put on which shelf. */
  chosenShelves: ChosenShelvesStore;
  /** What the owner says of the store. */
  profile: StoreProfileService;
  /** How long things are kept. */
  retention: RetentionService;
  activity: Administration['activity'];
  overview: Administration['overview'];
  /** What visitors search for, counted without them. */
  searches: SearchLog;
  setup: SetupService;
  /** The embedded shop's own checkout page; a live shop has its own. */
  demoCheckout: DemoCheckout | undefined;
  limits: Limits;
}
