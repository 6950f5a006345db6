import { expect, test } from 'vitest';
import { FDA_STATEMENT } from '#content/claims.data.ts';
import { demoProfile, unsaidProfile } from '#content/store-profile.ts';
import { type Mail, mail as mailSchema, type MailTemplate } from './mail.ts';
import { renderMail } from './render-mail.tsx';

const store = { url: 'http://localhost:3000', profile: demoProfile };
const to = 'ada@example.com';
const url = 'http://localhost:3000/somewhere?token=abc&more=1';

/** One mail of each template, and what its reader has to find in it. */
const mails: { [Template in MailTemplate]: { mail: Extract<Mail, { template: Template }>; says: string[] } } =
  {
    'verify-email': { mail: { template: 'verify-email', to, url }, says: [url] },
    'reset-password': {
      mail: { template: 'reset-password', to, url, minutes: 60 },
      says: [url, '60 minutes'],
    },
    'password-changed': {
      mail: { template: 'password-changed', to, at: '2025-10-15T16:00:00.000Z' },
      says: ['October 15th, 2025 at 12:00 PM'],
    },
    'change-email': { mail: { template: 'change-email', to, url, hours: 24 }, says: [url, '24 hours'] },
    'email-changed': {
      mail: {
        template: 'email-changed',
        to,
        newAddress: 'grace@example.com',
        at: '2025-10-15T16:00:00.000Z',
      },
      says: ['grace@example.com', 'October 15th, 2025 at 12:00 PM'],
    },
    'second-step': {
      mail: { template: 'second-step', to, on: true, at: '2025-10-15T16:00:00.000Z' },
      says: ['authenticator app', 'October 15th, 2025 at 12:00 PM'],
    },
    'admin-invitation': {
      mail: {
        template: 'admin-invitation',
        to,
        url,
        invitedBy: 'owner@example.com',
        role: 'Editor',
        days: 7,
      },
      says: [url, 'owner@example.com', 'Editor', '7 days'],
    },
    'link-email': { mail: { template: 'link-email', to, url, minutes: 10 }, says: [url, '10 minutes'] },
    'order-confirmation': {
      mail: {
        template: 'order-confirmation',
        to,
        name: 'Ada Brown',
        number: 1001,
        url,
        lines: [{ title: 'Iron Gentle', variant: '60 capsules', quantity: 2, price: 'USD 29.98' }],
        subtotal: 'USD 29.98',
        discount: 'USD 3.00',
        shipping: 'USD 5.99',
        shippingMethod: 'Standard shipping',
        total: 'USD 32.97',
        address: ['Ada Brown', '12 Auburn Ave', 'Atlanta, GA 30303'],
      },
      says: ['#1001', '2 × Iron Gentle', '60 capsules', 'USD 3.00', 'USD 32.97', 'Atlanta, GA 30303', url],
    },
    'newsletter-confirm': { mail: { template: 'newsletter-confirm', to, url }, says: [url] },
    'newsletter-welcome': {
      mail: { template: 'newsletter-welcome', to, code: 'WELCOME10', unsubscribeUrl: url },
      says: ['WELCOME10', 'Unsubscribe', url],
    },
    'giveaway-entry': {
      mail: {
        template: 'giveaway-entry',
        to,
        name: 'Ada',
        prizes: ['a 2025 car', 'a trip to Jamaica', 'one year of products'],
        drawingAt: '2025-12-13T17:00:00.000Z',
      },
      says: ['a 2025 car', 'December 13th, 2025'],
    },
    'giveaway-prizes': {
      mail: {
        template: 'giveaway-prizes',
        to,
        name: 'Ada',
        campaign: '2025 giveaway',
        before: ['a 2025 car', 'a trip to Jamaica', 'one year of products'],
        prizes: ['a 2026 car', 'a trip to Jamaica', 'one year of products'],
      },
      says: ['They are now: a 2026 car,', 'They were: a 2025 car,', 'Your entry stays'],
    },
    'giveaway-winner': {
      mail: { template: 'giveaway-winner', to, name: 'Ada', prize: 'a 2025 car' },
      says: ['a 2025 car', '14 days'],
    },
    letter: {
      mail: {
        template: 'letter',
        to,
        letterId: '0190d7a3-5b1c-4f7e-9a51-0c5f6d7e8f90',
        list: 'newsletter',
        subject: 'News in December',
        body: '## A heading\n\nRead *about tea* [here](/shop?q=tea).\n\n- one',
        picture: { url: 'http://localhost:3000/art/letters/market.png', alt: 'A market' },
        products: [{ title: 'Iron Gentle', price: 'USD 14.99', url }],
        unsubscribeUrl: url,
      },
      says: [
        'News in December',
        'A heading',
        'about tea',
        'http://localhost:3000/shop?q=tea',
        'Iron Gentle',
        'USD 14.99',
        'signed up for our newsletter',
        FDA_STATEMENT,
      ],
    },
    'giveaway-notification': {
      mail: {
        template: 'giveaway-notification',
        to,
        campaign: '2025 giveaway',
        name: 'Ada Brown',
        email: 'ada@example.com',
        phone: '(404) 555-0100',
        address: '12 Auburn Ave, Atlanta',
      },
      says: ['Ada Brown', '(404) 555-0100', '12 Auburn Ave, Atlanta'],
    },
    'prayer-signup': {
      mail: {
        template: 'prayer-signup',
        to,
        name: 'Ada',
        url: 'http://localhost:3000/newsletter/confirm?token=abc&list=prayer',
      },
      says: ['Is this your address?', 'The link works for 7 days.'],
    },
    'store-digest': {
      mail: {
        template: 'store-digest',
        to,
        messages: [{ name: 'Ada <b>Brown</b>', topic: 'An order' }],
        messageCount: 3,
        entries: [{ campaign: '2025 giveaway', total: 12 }],
        since: '2025-12-12T12:00:00.000Z',
        url: 'https://biolife.example/account/messages',
      },
      says: ['3 messages and 12 giveaway entries', 'An order', 'And 2 more.', '2025 giveaway: 12'],
    },
    'contact-received': {
      mail: {
        template: 'contact-received',
        to,
        name: 'Ada Brown',
        email: 'ada@example.com',
        topic: 'An order',
        message: 'Where is it?',
      },
      says: ['Ada Brown, ada@example.com', 'An order', 'Where is it?'],
    },
    'contact-answer': {
      mail: {
        template: 'contact-answer',
        to,
        replyTo: 'care@biolife.example',
        thread: '0199f6c0-0000-7000-8000-000000000000',
        name: 'Ada',
        topic: 'An order',
        answer: 'It left on Monday.\nYours, Bo',
        message: 'Where is it?',
      },
      says: ['It left on Monday.', 'Yours, Bo', 'Where is it?'],
    },
    'contact-copy': {
      mail: { template: 'contact-copy', to, name: 'Ada', topic: 'An order', message: 'Where is it?' },
      says: ['24-48 hours', 'Where is it?'],
    },
    'health-information': {
      mail: {
        template: 'health-information',
        to,
        note: 'For mother',
        products: [{ title: 'Iron Gentle', description: 'Iron that is kind.', price: 'USD 14.99', url }],
        passages: [{ question: 'What is iron for?', answer: 'For blood.', sources: [{ title: 'NIH', url }] }],
      },
      says: [
        'For mother',
        'Iron Gentle',
        'USD 14.99',
        'For blood.',
        'NIH',
        'Not medical advice',
        FDA_STATEMENT,
      ],
    },
  };

const unescaped = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('<!-- -->', '');

test.each(Object.values(mails))(
  '$mail.template says the same in HTML and in plain text',
  async ({ mail, says }) => {
    expect(mailSchema.parse(mail)).toEqual(mail);
    const { subject, html, text } = await renderMail(mail, store);
    expect(subject).not.toBe('');
    for (const words of says) {
      expect(unescaped(html)).toContain(words);
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
    }
    expect(html).toContain('lang="en"');
    expect(html).toContain('100 Example Street');
  },
);

test('what a visitor wrote stays text', async () => {
  const { html } = await renderMail(
    {
      template: 'contact-received',
      to,
      name: '<img src=x onerror=alert(1)>',
      email: 'ada@example.com',
      topic: 'An order',
      message: '<script>alert(1)</script>',
    },
    store,
  );
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('&lt;script&gt;');
});

test('a letter shows no HTML, no foreign picture and no link that runs something', async () => {
  const { html, text } = await renderMail(
    {
      template: 'letter',
      to,
      list: 'prayer',
      subject: 'Prayers',
      body: '<script>alert(1)</script> ![x](https://elsewhere.example/x.png) [a](javascript:alert(1)) [b](//elsewhere.example)',
      products: [],
    },
    store,
  );
  expect(html).not.toMatch(/<script|<img|javascript:|elsewhere/);
  expect(text, 'a prayer claims nothing, and a test has no list to leave').not.toMatch(
    /Food and Drug|Unsubscribe/,
  );
});

test('a mail of a store without a code promises none, and names the store as its owner does', async () => {
  const profile = { ...unsaidProfile, name: 'Sunrise Herbs', addressLines: ['5 Main Street'] };
  const mail = { template: 'newsletter-welcome', to, unsubscribeUrl: url } as const;
  const { subject, text } = await renderMail(mail, { url: 'http://localhost:3000', profile });
  expect(subject).toBe('You get the Sunrise Herbs newsletter');
  expect(text).toContain('Sunrise Herbs, 5 Main Street');
  expect(`${subject} ${text}`).not.toMatch(/code|%|BioLife/);
});
