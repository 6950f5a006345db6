import { TOO_MANY_REQUESTS } from '#platform/http/too-many-requests.ts';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AnswerEvent } from './assistant.server.ts';
import { AssistantError } from './assistant-error.server.ts';
import { chatRequestSchema, feedbackSchema, forgetSchema, MAX_CHAT_BODY } from './chat-request.server.ts';
import type { Services } from '#features/services.ts';
import { streamAnswer } from './chat-stream.server.ts';
import { isDatabaseAway } from '#platform/db/is-database-away.server.ts';
import { refuse } from '#platform/http/refuse.server.ts';
import { limited } from '#platform/http/limited.server.ts';
import { addressOf, type AppEnv } from '#platform/http/request-context.server.ts';

/** In the words of the error list (docs/product/chat.md#errors). */
const messages = {
  429: TOO_MANY_REQUESTS,
  402: 'Service temporarily unavailable. Please try again later.',
  403: 'This conversation belongs to an account. Log in to go on with it.',
  500: 'Failed to get response',
} as const;

type AssistantServices = Pick<Services, 'assistant' | 'log'> & {
  accounts: Pick<Services['accounts'], 'viewerOf'>;
  limits: Pick<Services['limits'], 'chatSession' | 'chatAddress'>;
};

/** Talking with the assistant: the question and its streamed answer (docs/product/chat.md#endpoints). */
export function assistantEndpoints(
  services: AssistantServices,
  options: { trustedProxies: number },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { assistant, accounts, limits, log } = services;
  const small = bodyLimit({
    maxSize: MAX_CHAT_BODY,
    onError: (c) => c.json({ error: 'too-large', message: 'That was too much at once.' }, 413),
  });

  app.post('/functions/v1/health-chat', small, async (c) => {
    const parsed = chatRequestSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return invalid(c, parsed.error);
    const { sessionId, messages: message, products: productIds } = parsed.data;
    const stopping = new AbortController();
    const signal = AbortSignal.any([stopping.signal, c.req.raw.signal]);
    try {
      const wait =
        (await limits.chatAddress.consume(addressOf(c, options.trustedProxies))) ??
        (await limits.chatSession.consume(sessionId));
      if (wait !== undefined) return tooMany(c, wait);
      // Who chats is who is signed in, whatever the request says.
      const viewer = await accounts.viewerOf(c.req.raw.headers);
      const events = assistant.answer({ sessionId, message, productIds, userId: viewer?.id, signal });
      return await streamAnswer(events, {
        stop: () => stopping.abort(),
        onError: (error) => log.error({ err: error, requestId: c.get('requestId') }, 'an answer broke off'),
      });
    } catch (error) {
      const urgent = assistant.urgentReply(message);
      // Every endpoint says in one place that the database is away, and when to come again.
      if (urgent === undefined && isDatabaseAway(error)) throw error;
      if (urgent === undefined) return refused(c, services, error);
      log.error(
        { err: error, requestId: c.get('requestId') },
        'an emergency was answered without the database',
      );
      return streamAnswer(textAlone(urgent), { stop: () => undefined, onError: () => undefined });
    }
  });

  // The chat was opened: what a first answer needs is read while somebody writes.
  app.post('/api/chat/prepare', small, (c) => {
    void assistant.prepare();
    return c.body(null, 204, noStore);
  });

  app.delete('/functions/v1/health-chat', small, limited(limits.chatAddress, options), async (c) => {
    const parsed = forgetSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return invalid(c, parsed.error);
    const viewer = await accounts.viewerOf(c.req.raw.headers);
    if (!(await assistant.forget({ ...parsed.data, userId: viewer?.id })))
      return c.json({ error: 'not-yours', message: messages[403] }, 403, noStore);
    return c.json({ ok: true }, 200, noStore);
  });

  app.post('/api/chat/feedback', small, limited(limits.chatAddress, options), async (c) => {
    const parsed = feedbackSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return refuse(c, 400, { code: 'invalid', message: issueOf(parsed.error) });
    const result = await assistant.rate(parsed.data);
    if (result === 'unknown') return refuse(c, 404, { code: 'unknown', message: 'There is no such reply.' });
    if (result === 'voted') return refuse(c, 409, { code: 'voted', message: 'This reply has its vote.' });
    return c.json({ ok: true }, 200, noStore);
  });

  app.post('/functions/v1/send-health-info', small, async (c) => {
    const input: unknown = await c.req.json().catch(() => undefined);
    const result = await assistant.sendHealthInfo(input, { address: addressOf(c, options.trustedProxies) });
    if (result.ok) return c.json({ success: true }, 200, noStore);
    if (result.reason === 'limited')
      return c.json({ success: false, message: messages[429] }, 429, { 'Retry-After': String(result.wait) });
    return c.json({ success: false, message: result.message }, 400);
  });

  return app;
}

async function* textAlone(text: string): AsyncGenerator<AnswerEvent> {
  yield await Promise.resolve({ type: 'text' as const, text });
}

const noStore = { 'Cache-Control': 'no-store' };

const issueOf = ({ issues }: { issues: readonly { message: string }[] }) =>
  issues[0]?.message ?? 'This request cannot be read.';

/** The assistant's functions keep their own shape: docs/product/chat.md#endpoints. */
const invalid = (c: Context, error: Parameters<typeof issueOf>[0]) =>
  c.json({ error: 'invalid', message: issueOf(error) }, 400);

const tooMany = (c: Context, seconds: number) =>
  c.json({ error: 'too-many', message: messages[429] }, 429, { 'Retry-After': String(seconds) });

/** Why no answer came. What went wrong inside is logged, never shown. */
function refused(c: Context<AppEnv>, { log }: AssistantServices, error: unknown): Response {
  if (error instanceof AssistantError && error.status !== 500) {
    if (error.status === 429) return tooMany(c, error.retryAfter ?? 30);
    if (error.status === 403) return c.json({ error: 'not-yours', message: messages[403] }, 403, noStore);
    return c.json({ error: 'unavailable', message: messages[402] }, 402);
  }
  log.error({ err: error, requestId: c.get('requestId') }, 'no answer');
  return c.json({ error: 'failed', message: messages[500] }, 500);
}
