import { randomUUID } from 'node:crypto';
import type { MailTransport } from '#integrations/mail/mail-transport.ts';
import type { RealtimeConfig } from '#integrations/realtime/open-realtime.ts';
import type { OpenAiOptions } from '#integrations/chat-model/openai-chat-model.ts';
import { EmbeddingError } from '#integrations/embeddings/embedder.ts';
import { type EmbedderConfig, openEmbedder } from '#integrations/embeddings/open-embedder.ts';
import type { OrderSource } from '#integrations/storefront/orders.ts';
import type { ShopWatch } from '#integrations/storefront/shop-watch.ts';
import type { Storefront } from '#integrations/storefront/storefront.ts';
import type { SetupTest } from './setup-mark.ts';

/** What stands behind the store and can be tried out. */
export interface TestedParts {
  storefront: Storefront;
  orders: OrderSource;
  transport: Pick<MailTransport, 'send'>;
  smtp: boolean;
  chatModel: OpenAiOptions | undefined;
  embeddingModel: EmbedderConfig | undefined;
  realtime: RealtimeConfig | undefined;
  watch: Pick<ShopWatch, 'forgetScopes'>;
}

export interface TestAsked {
  /** The administrator: test mail goes to nobody else. */
  actor: string;
  storeName: string;
  /** The code that the owner wrote down. */
  code: string;
}

/** Longer than a store may keep an owner waiting. Milliseconds. */
const PATIENCE_MS = 15_000;

/** Tries one part. Gives what it saw, in words; throws what the part threw. */
export const runTest: Record<
  SetupTest,
  (parts: TestedParts, asked: TestAsked) => Promise<{ ok: boolean; says: string }>
> = {
  async shop({ storefront, watch }) {
    watch.forgetScopes();
    const { products, next } = await storefront.listProducts({ first: 10 });
    const [first] = products;
    if (!first)
      return {
        ok: false,
        says: 'The shop answers and shows no product. Publish products to the app’s channel.',
      };
    const count = next === undefined ? products.length : `more than ${products.length}`;
    return { ok: true, says: `The shop answers with ${count} products, the first is “${first.title}”.` };
  },
  async mail({ transport, smtp }, { actor, storeName }) {
    const words = `This is the test mail of ${storeName}. It came, so customers get theirs.`;
    await transport.send({
      id: randomUUID(),
      to: actor,
      subject: `Test mail of ${storeName}`.replace(/[\r\n]/g, ' '),
      html: `<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
      text: words,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return smtp
      ? {
          ok: true,
          says: `The mail server took a mail to ${actor}. Look whether it came, and not among the spam.`,
        }
      : { ok: true, says: 'The mail is in the outbox: none leaves before SMTP_URL and MAIL_FROM are set.' };
  },
  async discount({ storefront }, { code }) {
    if (code === '') return { ok: false, says: 'Write the code down in the store facts first.' };
    const { products } = await storefront.listProducts({ first: 50 });
    const sellable = products
      .flatMap(({ variants }) => variants)
      .find(({ availableForSale }) => availableForSale);
    if (!sellable) return { ok: false, says: 'No product can be bought now, so no cart can be tried.' };
    return (await storefront.takesDiscount({ code, merchandiseId: sellable.id }))
      ? { ok: true, says: `A cart took the code ${code}.` }
      : {
          ok: false,
          says: `A cart did not take the code ${code}: make it in your shop's discounts, for all products, and look at its dates.`,
        };
  },
  async orders({ orders }, { actor }) {
    const found = await orders.listOrdersOf(actor);
    return { ok: true, says: `Orders can be read. Your own address has ${found.length}.` };
  },
  async chat({ chatModel, embeddingModel }) {
    if (!chatModel) return { ok: false, says: 'No model is set.' };
    const { createOpenAiChatModel } = await import('#integrations/chat-model/openai-chat-model.ts');
    const model = createOpenAiChatModel({ ...chatModel, firstPieceMs: PATIENCE_MS });
    const messages = [{ role: 'user' as const, content: 'Answer with the one word: ready' }];
    const signal = AbortSignal.timeout(2 * PATIENCE_MS);
    for await (const event of model.reply({ messages, signal }))
      if (event.type === 'text') return withVectors(`${chatModel.model} answers`, embeddingModel);
    return { ok: false, says: `${chatModel.model} answered nothing.` };
  },
  async voice({ realtime }) {
    if (!realtime) return { ok: false, says: 'No model is set.' };
    const { openRealtime } = await import('#integrations/realtime/open-realtime.ts');
    const { promise, resolve } = Promise.withResolvers<{ ok: boolean; says: string }>();
    const refused = {
      key: 'The key was refused.',
      quota: 'The account has to be paid first.',
      model: 'There is no model of this name.',
    };
    const connection = openRealtime(realtime, {
      setup: { instructions: 'Say nothing.', tools: [] },
      history: [],
      onEvent: ({ type }) => {
        if (type === 'ready') resolve({ ok: true, says: `${realtime.model} answers.` });
      },
      onClosed: ({ kind }) => {
        const words = Object.entries(refused).find(([known]) => known === kind)?.[1];
        resolve({ ok: false, says: words ?? 'The model does not answer: look at its address.' });
      },
    });
    const timer = setTimeout(
      () => resolve({ ok: false, says: 'The model did not answer in time.' }),
      PATIENCE_MS,
    );
    return promise.finally(() => {
      clearTimeout(timer);
      connection.close();
    });
  },
};

/** The embedding model answers at the same address, under a name of its own. */
async function withVectors(
  says: string,
  model: EmbedderConfig | undefined,
): Promise<{ ok: boolean; says: string }> {
  if (!model) return { ok: true, says: `${says}.` };
  try {
    await openEmbedder(model, { patienceMs: PATIENCE_MS }).embed(['ready']);
    return { ok: true, says: `${says}, and ${model.model} compares.` };
  } catch (error) {
    if (!(error instanceof EmbeddingError)) throw error;
    return {
      ok: false,
      says: `${says}, but ${model.model} compares nothing: look at AI_EMBEDDING_MODEL. Until then entries are found by words alone.`,
    };
  }
}
