import { firstKnowledge } from '#content/knowledge/index.ts';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Product } from '#integrations/storefront/product.ts';
import type { Assessment, Evidence, ReplyGate, SafetyGate } from '#features/chat/safety/safety.ts';
import { createShopifyStorefront } from '#integrations/storefront/shopify/shopify-storefront.ts';
import type { Engine } from '#features/chat/engine.server.ts';
import { createSafetyGate } from '#features/chat/safety-gate.server.ts';
import { createCatalogService } from '#features/catalog/catalog-service.server.ts';
import { createCatalog } from '#features/catalog/create-catalog.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { embeddedApiPath } from '#features/demo-shop/embedded-storefront-routes.server.ts';
import { createKnowledge, type Knowledge } from '#features/knowledge/knowledge.server.ts';
import type { MeasureNearness } from '#features/knowledge/nearness.server.ts';
import { chatMessages } from '#features/chat/chat.table.server.ts';
import type { TurnEvidence } from '#features/chat/turn-evidence.ts';
import type { Found } from '#features/knowledge/passage.server.ts';
import { seedKnowledge } from '#features/knowledge/seed-knowledge.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { serveShop, shop } from '../embedded-storefront/serve-shop.ts';
import { ask, makeAssistant } from '../support/make-assistant.ts';
import { sharedUnderstanding } from '../support/shared-understanding.ts';

/** The last turn of a conversation. */
export interface EvaluatedTurn {
  reply: string;
  /** All replies of the conversation, this one last. */
  replies: readonly string[];
  assessment: Assessment | undefined;
  /** What the reply might rest on; undefined where no engine was asked. */
  evidence: Evidence | undefined;
  withheld: readonly string[];
  /** What is kept with the reply. */
  stored: TurnEvidence | undefined;
}

export interface Evaluation {
  products: readonly Product[];
  /** A conversation of its own with that engine. */
  converse(engine: Engine, messages: readonly string[]): Promise<EvaluatedTurn>;
  close(): void;
}

/** The assistant of the store, whole: its knowledge in a database, the embedded catalogue behind HTTP, the real gate. */
export async function openEvaluation(db: Db, nearness?: MeasureNearness): Promise<Evaluation> {
  await seedKnowledge(db, firstKnowledge);
  const served = await serveShop();
  const log = createLogger('silent');
  // A second passes with each look at the clock: what was said at one moment has no order.
  let seconds = 0;
  const clock = { now: () => new Date(Date.UTC(2025, 9, 15, 16, 0, (seconds += 1))) };
  const storefront = createShopifyStorefront({
    apiUrl: served.origin + embeddedApiPath('2025-07'),
    apiVersion: '2025-07',
    token: shop.accessToken,
    providerName: 'Shopify',
    ownOrigins: ['https://biolife.example'],
    warn: () => {},
  });
  const catalog = createCatalogService(createCatalog({ storefront, log }), { log });
  const understanding = sharedUnderstanding();
  const gate = watch(createSafetyGate(understanding));
  const knowledge = askedOnce(createKnowledge(db, { clock, topicsOf: understanding.topicsOf, nearness }));
  const { topicsOf, likenessOf, asksOf, entriesLike, inEnglish } = understanding;
  const reading = { topicsOf, likenessOf, asksOf, entriesLike, inEnglish };
  const parts = { log, clock, gate, catalog, knowledge, ...reading };
  return {
    products: await catalog.listProducts(),
    async converse(engine, messages) {
      const assistant = makeAssistant(db, { ...parts, engine });
      const sessionId = randomUUID();
      const replies: string[] = [];
      let messageId: string | undefined;
      for (const message of messages) {
        gate.seen = {};
        const answer = await ask(assistant, { sessionId, message });
        replies.push(answer.text);
        ({ messageId } = answer);
      }
      const { assessment, evidence, opened } = gate.seen;
      const stored = messageId === undefined ? undefined : await evidenceStored(db, messageId);
      const reply = replies.at(-1) ?? '';
      return { reply, replies, assessment, evidence, withheld: opened?.withheld ?? [], stored };
    },
    close: () => served.close(),
  };
}

async function evidenceStored(db: Db, messageId: string): Promise<TurnEvidence | undefined> {
  const [row] = await db
    .select({ evidence: chatMessages.evidence })
    .from(chatMessages)
    .where(eq(chatMessages.id, messageId));
  return row?.evidence ?? undefined;
}

interface Seen {
  assessment?: Assessment;
  evidence?: Evidence;
  opened?: ReplyGate;
}

/** Notes what the gate was asked and what it said, and changes nothing. */
function watch(gate: SafetyGate): SafetyGate & { seen: Seen } {
  const watched: SafetyGate & { seen: Seen } = {
    seen: {},
    read: (message) => gate.read(message),
    assess(turn) {
      const assessment = gate.assess(turn);
      watched.seen.assessment = assessment;
      return assessment;
    },
    open(...given) {
      watched.seen.evidence = given[2];
      const opened = gate.open(...given);
      watched.seen.opened = opened;
      return opened;
    },
  };
  return watched;
}

/** The second engine is asked the same questions; looking them up is the slow part. */
function askedOnce(knowledge: Knowledge): Pick<Knowledge, 'find' | 'entry' | 'entriesOf' | 'noteFound'> {
  const known = new Map<string, Promise<Found>>();
  return {
    entry: (slug) => knowledge.entry(slug),
    entriesOf: (slugs) => knowledge.entriesOf(slugs),
    noteFound: () => Promise.resolve(),
    find(question, options) {
      const asked = JSON.stringify([question, options]);
      const found = known.get(asked) ?? knowledge.find(question, options);
      known.set(asked, found);
      return found;
    },
  };
}
