import { and, eq } from 'drizzle-orm';
import { hiddenVendors } from '#content/vendors.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { withoutHiddenVendors } from '#features/catalog/shop-list.ts';
import { emailKey } from '#platform/mail/email-key.ts';
import type { MailOf } from '#features/mail/mail.ts';
import { chatConversations } from './chat.table.server.ts';
import { chatKnowledgeBase } from '#features/knowledge/knowledge.table.server.ts';
import type { AssistantParts } from './assistant-parts.server.ts';
import { listTurns } from './conversations/chat-conversation.server.ts';
import { labelOf } from '#features/catalog/label-of.server.ts';
import { productsByHandle } from './products/products-by-handle.server.ts';
import { priceOf } from './products/price-and-stock.server.ts';
import { type InfoRequest, infoRequestSchema } from './info-request.server.ts';
import { findNamedProducts } from './reading/find-named-products.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';

export type SendResult =
  | { ok: true }
  /** `message` is for the visitor. */
  | { ok: false; reason: 'invalid' | 'nothing'; message: string }
  /** Seconds to wait. */
  | { ok: false; reason: 'limited'; wait: number };

type Parts = Pick<AssistantParts, 'db' | 'catalog' | 'mail' | 'limits' | 'storeUrl'>;

/** What one mail carries at most. */
const MAX_PRODUCTS = 5;

/**
 * Mails the store's own words on products, or on what the conversation was last about, to whom the visitor names. What the caller wrote travels as a
 * short note only; subject and texts are the template's (docs/product/mail.md#for-strangers).
 */
export async function sendHealthInfo(
  parts: Parts,
  input: unknown,
  visitor: { address: string },
): Promise<SendResult> {
  const parsed = infoRequestSchema.safeParse(input);
  if (!parsed.success)
    return {
      ok: false,
      reason: 'invalid',
      message: parsed.error.issues[0]?.message ?? 'This request cannot be read.',
    };
  const request = parsed.data;
  const facts = await collectFacts(parts, request);
  if (facts.products.length === 0 && facts.passages.length === 0)
    return {
      ok: false,
      reason: 'nothing',
      message: 'Please say which product or topic the email should be about.',
    };
  const wait = await consumeLimits(parts, request, visitor);
  if (wait !== undefined) return { ok: false, reason: 'limited', wait };
  await parts.mail.send(parts.db, {
    template: 'health-information',
    to: request.email,
    note: request.content ?? '',
    ...facts,
  });
  return { ok: true };
}

/** The first limit that is reached stops the mail. The recipient's counts for every spelling of one inbox. */
async function consumeLimits(
  { limits }: Parts,
  { email, sessionId }: InfoRequest,
  { address }: { address: string },
): Promise<number | undefined> {
  return (
    (await limits.infoAddress.consume(address)) ??
    (sessionId === undefined ? undefined : await limits.infoSession.consume(sessionId)) ??
    (await limits.infoRecipient.consume(emailKey(email))) ??
    (await limits.infoDay.consume('all'))
  );
}

type Facts = Pick<MailOf<'health-information'>, 'products' | 'passages'>;

/** The products that were named; where none were, what the last reply of the conversation rested on. */
async function collectFacts(parts: Parts, request: InfoRequest): Promise<Facts> {
  const products = withoutHiddenVendors(await parts.catalog.listProducts(), hiddenVendors);
  const named = request.productInfo.flatMap((reference) => productsMeant(reference, products));
  const last = request.sessionId === undefined ? undefined : await lastEvidence(parts, request.sessionId);
  const shown = named.length > 0 ? named : productsByHandle(last?.products ?? [], products);
  return {
    products: [...new Set(shown)].slice(0, MAX_PRODUCTS).map((product) => ({
      title: product.title,
      description: labelOf(product).about,
      price: priceOf(product),
      url: `${parts.storeUrl}/product/${encodeURIComponent(product.handle)}`,
    })),
    passages: await readPassages(parts, last?.knowledge ?? []),
  };
}

/** By id or handle; a text may also name them. */
function productsMeant(reference: string, products: readonly Product[]): Product[] {
  const exact = products.find(({ id, handle }) => id === reference || handle === reference);
  return exact ? [exact] : findNamedProducts(plainWords(reference), products);
}

async function lastEvidence({ db }: Parts, sessionId: string) {
  const [conversation] = await db
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(eq(chatConversations.sessionId, sessionId));
  if (!conversation) return undefined;
  const turns = await listTurns(db, { conversationId: conversation.id });
  return turns.findLast(
    ({ evidence }) => (evidence?.knowledge.length ?? 0) + (evidence?.products.length ?? 0) > 0,
  )?.evidence;
}

/** The entry that the reply told, as it reads now. */
async function readPassages({ db, storeUrl }: Parts, ids: readonly string[]): Promise<Facts['passages']> {
  const [first] = ids;
  if (first === undefined) return [];
  const entries = await db
    .select({
      question: chatKnowledgeBase.question,
      answer: chatKnowledgeBase.answer,
      sources: chatKnowledgeBase.sources,
    })
    .from(chatKnowledgeBase)
    .where(and(eq(chatKnowledgeBase.id, first), eq(chatKnowledgeBase.isActive, true)));
  return entries.map(({ question, answer, sources }) => ({
    question,
    answer,
    // Sources of the store's own are paths.
    sources: sources.map(({ title, url }) => ({ title, url: new URL(url, storeUrl).href })),
  }));
}
