import { expect, test } from 'vitest';
import { browserStorage } from './browser-storage.ts';
import { FDA_STATEMENT, PROVIDER_NOTICE } from './claims.data.ts';
import { LAWYER_LINE, type LegalPage, legalPagesOf } from './legal.ts';
import { textFactsOf } from './fill-facts.ts';
import { defaultTerms } from './store-facts.ts';
import { demoProfile } from './store-profile.ts';

const legalPages = legalPagesOf(textFactsOf(demoProfile, defaultTerms));
const [privacy, terms, disclaimer] = legalPages;
const wordsOf = (page: LegalPage) =>
  page.sections
    .flatMap(({ heading, paragraphs, points = [] }) => [heading, ...paragraphs, ...points])
    .join('\n');
const sectionOf = (page: LegalPage, id: string) => {
  const { paragraphs = [], points = [] } = page.sections.find((section) => section.id === id) ?? {};
  return [...paragraphs, ...points].join(' ');
};

test('three tabs, privacy first', () => {
  expect(legalPages.map(({ slug, tab }) => [slug, tab])).toEqual([
    ['privacy', 'Privacy'],
    ['terms', 'Terms'],
    ['disclaimer', 'Disclaimer'],
  ]);
});

test('every section has words, and an anchor that its page uses once', () => {
  for (const { sections } of legalPages) {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(new Set(sections.map(({ heading }) => heading)).size).toBe(sections.length);
    expect(sections.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true);
  }
});

test('the reader is told that a lawyer has to look at it, and of which day it is', () => {
  expect(LAWYER_LINE).toMatch(/lawyer read it before the store opens/);
  for (const { updated } of legalPages) expect(new Date(updated).toISOString().slice(0, 10)).toBe(updated);
});

test('privacy names everything that the store keeps in a browser', () => {
  const kept = {
    local: [
      'shopify-cart',
      'biolife-wishlist',
      'biolife-comparison',
      'biolife-recently-viewed',
      'biolife-voice-notice',
      'biolife-theme',
      'kiaGiveawayCompleted',
      'kiaGiveawayDismissCount',
      'kiaGiveawayLastDismissed',
      'kiaSlideInDismissed',
      'biolife-slide-in-of',
      'biolife-giveaway-of',
      'biolife-address-given',
    ],
    session: [
      'firstLaunchShown',
      'lastModalShown',
      'exitIntentShown',
      'jamaicaPrayerModalSeen',
      'biolife-quiz',
      'biolife-chat',
      'biolife-quiz-left',
    ],
  };
  const named = (kind: 'local' | 'session') =>
    browserStorage.filter((entry) => entry.kind === kind).map(({ name }) => name);
  expect({ local: named('local'), session: named('session') }).toEqual(kept);
  for (const name of kept.local) expect(sectionOf(privacy, 'your-browser')).toContain(`${name}: `);
  for (const name of kept.session) expect(sectionOf(privacy, 'your-browser-session')).toContain(`${name}: `);
});

test.each([
  ['what-we-collect', 'giveaway'],
  ['your-browser', 'session cookie'],
  ['health-data', 'Washington My Health My Data Act'],
  ['health-data', 'only with your consent'],
  ['assistant-voice', 'deleted after 90 days'],
  ['assistant-voice', 'your browser may send it to the company that makes the browser'],
  ['assistant-voice', 'may connect a language model'],
  ['assistant-voice', 'compared with our pages by its meaning'],
  ['assistant-voice', 'has connected a voice provider'],
  ['shopify', "Shopify's page"],
  ['email', 'one click'],
  ['email', 'list of addresses that get no newsletter'],
  ['sweepstakes', 'draw the winners'],
  ['your-rights', 'download'],
  ['your-rights', 'delete'],
  ['children', 'under 13'],
])('privacy, %s: %s', (id, words) => {
  expect(sectionOf(privacy, id).toLowerCase()).toContain(words.toLowerCase());
});

test('quiz answers are never listed as collected', () => {
  expect(sectionOf(privacy, 'what-we-collect')).not.toMatch(/quiz/i);
  expect(wordsOf(privacy)).toContain('Quiz answers never leave your browser.');
});

test('the giveaway terms say what the law wants said', () => {
  const words = sectionOf(terms, 'sweepstakes');
  for (const part of ['No purchase necessary', '18 or older', 'Void where prohibited', 'odds', 'sponsor'])
    expect(words).toContain(part);
  expect(sectionOf(terms, 'email')).toContain('one click');
});

test('the disclaimer has the exact statements', () => {
  const words = wordsOf(disclaimer);
  expect(words).toContain(FDA_STATEMENT);
  expect(words).toContain(PROVIDER_NOTICE);
  expect(words).toContain('Educational info only. Not medical advice.');
  for (const number of ['911', '988', '1-800-222-1222']) expect(words).toContain(number);
});

test('a store that keeps chats for another time says so wherever it says it', () => {
  const [kept] = legalPagesOf(textFactsOf(demoProfile, { chatRetentionDays: 1 }));
  for (const id of ['in-short', 'assistant-voice', 'how-long']) {
    expect(sectionOf(privacy, id)).toMatch(/Chats[^.]* 90 days/);
    expect(sectionOf(kept, id)).toMatch(/Chats[^.]* 1 day\b/);
  }
  expect(wordsOf(kept)).not.toMatch(/Chats[^.]* 90 days/);
});

test('only the demo store speaks of itself as one', () => {
  for (const { sections } of legalPages) {
    expect(sections.filter(({ demo }) => demo)).toHaveLength(1);
    for (const section of sections.filter(({ demo }) => !demo))
      expect(JSON.stringify(section)).not.toMatch(/demo/i);
  }
});
