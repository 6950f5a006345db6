import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Mail } from '#features/mail/mail.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { ask, makeAssistant, makePassage, noLimit } from '#tests/support/make-assistant.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { chatKnowledgeBase } from '#features/knowledge/knowledge.table.server.ts';
import { createLimiter } from '#platform/limits/create-limiter.server.ts';

const iron = makeProduct({
  title: 'Iron Gentle',
  handle: 'iron-gentle',
  description: 'Soft on the stomach.',
  price: '14.99',
});
const secret = makeProduct({ title: 'In House Secret', handle: 'secret', vendor: 'In House CT' });
const products = [iron, secret];
const visitor = { address: '203.0.113.7' };

function outbox() {
  const sent: Mail[] = [];
  return { sent, mail: { send: async (_db: unknown, mail: Mail) => void sent.push(mail) } };
}

forEachDatabase('mailed information', (open) => {
  test('carries the store’s own words on the named products, and a short note', async () => {
    const { sent, mail } = outbox();
    const assistant = makeAssistant(await open(), { products, mail });
    const result = await assistant.sendHealthInfo(
      {
        email: ' ada@example.com ',
        subject: 'You won!',
        content: '<b>Look</b> at this',
        productInfo: { handle: 'iron-gentle', title: 'Free money', description: 'Cures all', price: '0' },
      },
      visitor,
    );
    expect(result).toEqual({ ok: true });
    expect(sent).toEqual([
      {
        template: 'health-information',
        to: 'ada@example.com',
        note: '<b>Look</b> at this',
        products: [
          {
            title: 'Iron Gentle',
            description: 'Soft on the stomach.',
            price: 'USD 14.99',
            url: 'https://store.example/product/iron-gentle',
          },
        ],
        passages: [],
      },
    ]);
  });

  test('knows products by id, handle, title and by a text that names them', async () => {
    const { sent, mail } = outbox();
    const assistant = makeAssistant(await open(), { products, mail });
    for (const productInfo of [
      iron.id,
      'iron-gentle',
      'Iron Gentle',
      'Details of Iron Gentle, USD 1',
      [{ id: iron.id }],
    ])
      expect(await assistant.sendHealthInfo({ email: 'ada@example.com', productInfo }, visitor)).toEqual({
        ok: true,
      });
    expect(sent).toHaveLength(5);
  });

  test('without a product it tells what the conversation was about', async () => {
    const db = await open();
    const { sent, mail } = outbox();
    const id = randomUUID();
    const passage = makePassage({ id });
    await db.insert(chatKnowledgeBase).values({
      ...passage,
      sources: [...passage.sources],
      further: '',
      answer: 'As it reads today.',
      category: 'Minerals',
    });
    const assistant = makeAssistant(db, { passages: [passage], mail });
    const sessionId = randomUUID();
    await ask(assistant, { sessionId, message: 'What does magnesium do?' });
    expect(await assistant.sendHealthInfo({ email: 'ada@example.com', sessionId }, visitor)).toEqual({
      ok: true,
    });
    expect(sent).toMatchObject([{ passages: [{ answer: 'As it reads today.' }], note: '' }]);
  });

  test.for<[what: string, changes: Record<string, string>, message: string]>([
    ['an address that is none', { email: 'ada' }, 'Invalid email address format'],
    ['two addresses', { email: 'a@example.com, b@example.com' }, 'Invalid email address format'],
    [
      'a second header line',
      { email: 'a@example.com\r\nBcc: b@example.com' },
      'Invalid email address format',
    ],
    [
      'a second header line in the subject',
      { subject: 'Hi\r\nBcc: b@example.com' },
      'The subject must be one line.',
    ],
    ['a long note', { content: 'x'.repeat(501) }, 'Please keep the note under 500 characters.'],
    ['a link in the note', { content: 'see https://evil.example' }, 'Please leave links out of the note.'],
    [
      'nothing of ours',
      { productInfo: 'whatever' },
      'Please say which product or topic the email should be about.',
    ],
    [
      'a product that is not shown',
      { productInfo: 'secret' },
      'Please say which product or topic the email should be about.',
    ],
  ])('refuses %s', async ([, changes, message]) => {
    const { sent, mail } = outbox();
    const assistant = makeAssistant(await open(), { products, mail });
    const body = { email: 'ada@example.com', productInfo: 'iron-gentle', ...changes };
    expect(await assistant.sendHealthInfo(body, visitor)).toMatchObject({ ok: false, message });
    expect(sent).toEqual([]);
  });

  test('is limited by session, address, recipient and day, the recipient in any spelling', async () => {
    const db = await open();
    const none = { infoSession: noLimit, infoAddress: noLimit, infoRecipient: noLimit, infoDay: noLimit };
    const body = { email: 'ada.brown@example.com', productInfo: 'iron-gentle', sessionId: randomUUID() };
    for (const name of ['infoSession', 'infoAddress', 'infoRecipient', 'infoDay'] as const) {
      const { sent, mail } = outbox();
      const limits = { ...none, [name]: createLimiter(db, { name: randomUUID(), points: 1, seconds: 60 }) };
      const assistant = makeAssistant(db, { products, mail, limits });
      expect(await assistant.sendHealthInfo(body, visitor)).toEqual({ ok: true });
      const second = await assistant.sendHealthInfo({ ...body, email: body.email.toUpperCase() }, visitor);
      expect(second).toMatchObject({ ok: false, reason: 'limited' });
      expect(sent).toHaveLength(1);
    }
  });
});
