import { expect, test } from 'vitest';
import { inNewYork } from '#platform/time/new-york.ts';
import * as about from './about.ts';
import * as campaigns from './campaign-texts.ts';
import * as contact from '#features/contact/contact-texts.ts';
import { faqGroupsOf } from './faq.ts';
import { officialRules } from './giveaway-rules.ts';
import * as newsletterTexts from '#features/newsletter/newsletter-texts.ts';
import { legalPagesOf } from './legal.ts';
import { learnLinks, legalLinks, mainNavigation } from './navigation.ts';
import { shippingRows, textFactsOf } from './fill-facts.ts';
import { shippingPageOf } from './shipping.ts';
import { defaultTerms, storeClaims } from './store-facts.ts';
import { demoProfile } from './store-profile.ts';
import { successStories } from './success-stories.data.ts';
import { testimonials } from './testimonials.data.ts';
import type { TextLink } from './text-section.ts';

const giveaway = {
  prizes: campaigns.GIVEAWAY_2025_PRIZES,
  prizeValues: campaigns.GIVEAWAY_2025_VALUES,
  termsConfirmed: false,
  opensAt: inNewYork('2025-09-01T00:00:00').toISOString(),
  closesAt: inNewYork('2025-12-10T23:59:59').toISOString(),
  drawingAt: inNewYork('2025-12-13T12:00:00').toISOString(),
  drawingPassed: false,
  phase: 'running',
} as const;

const facts = textFactsOf(demoProfile, defaultTerms);
const shippingPage = shippingPageOf(facts);
const faqGroups = faqGroupsOf(facts);
const legalPages = legalPagesOf(facts);
const [privacy, terms, disclaimer] = legalPages;
/** What a visitor reads, page by page. */
const pages: Record<string, unknown> = {
  home: testimonials,
  community: successStories,
  about: [about.about, about.founder, about.advisoryBoard, about.PEOPLE_NOTE, storeClaims(demoProfile)],
  contact: [contact.contactPage, contact.contactTopics],
  shipping: [shippingPage, shippingRows(demoProfile)],
  faq: faqGroups,
  privacy,
  terms,
  disclaimer,
  giveaway: [
    campaigns.giveawayForm,
    campaigns.giveawayTexts(giveaway),
    officialRules(giveaway, { live: false, profile: demoProfile }),
  ],
  prayer: campaigns.prayerModal,
  exitIntent: campaigns.exitIntent,
  newsletter: [newsletterTexts.newsletter, newsletterTexts.newsletterPromises(demoProfile)],
  newsletterPages: newsletterTexts.newsletterPages,
};

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const pageNames = Object.keys(pages);

test.each(pageNames)('%s has words, and none are dashes or typographic quotes', (name) => {
  const texts = textsIn(pages[name]);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => /[\u2013\u2014\u2018\u2019\u201c\u201d]|--/.test(text))).toEqual([]);
  expect(texts.filter((text) => text !== text.trim() || /\s{2}/.test(text) || text === '')).toEqual([]);
});

/** A sentence with one of these words is a claim about a disease, unless it denies it. */
const CLAIM =
  /\b(cure[sd]?|curing|treat(s|ed|ing|ment|ments)?|heal(s|ed|ing)?|revers(e|es|ed|ing)|prevent(s|ed|ing)?|diagnos(e|es|ed|ing)|lowers?|miracles?|breakthrough|clinically|risk-free)\b/i;
const DENIED = /\b(not|no|never|nor|neither|nobody|cannot|without)\b|n't\b/i;

test.each(pageNames)('%s claims nothing that a supplement may not claim', (name) => {
  const sentences = textsIn(pages[name]).flatMap((text) => text.split(/(?<=[.!?:])\s+/));
  expect(sentences.filter((sentence) => CLAIM.test(sentence) && !DENIED.test(sentence))).toEqual([]);
});

test.each(pageNames)('%s says nothing at length twice', (name) => {
  // The two boxes for subscribers and the two buttons of the giveaway share their short words on purpose.
  const long = textsIn(pages[name]).filter((text) => text.length > 40);
  expect(long.filter((text, index) => long.indexOf(text) !== index)).toEqual([]);
});

test('the store sells no subscriptions, so no page offers one', () => {
  const words = textsIn(pages).filter((text) => !/unsubscribe/i.test(text));
  expect(words.filter((text) => /subscription|save 15%|auto-?ship/i.test(text))).toEqual([]);
});

test('every link leads to a page of the store, and every anchor to a section there', () => {
  const known = new Set([
    '/',
    '/shop',
    '/account',
    '/contact',
    '/shipping',
    '/faq',
    '/kia-giveaway',
    ...[...mainNavigation, ...learnLinks, ...legalLinks].map(({ href }) => href),
  ]);
  const anchors = new Map<string, string[]>([
    ['/shipping', shippingPage.sections.map(({ id }) => id)],
    ...legalPages.map(({ slug, sections }): [string, string[]] => [`/${slug}`, sections.map(({ id }) => id)]),
  ]);
  const links = linksIn(pages);
  expect(links.length).toBeGreaterThan(15);
  for (const { href } of links) {
    const [path = '', anchor] = href.split('#');
    expect(known).toContain(path);
    if (anchor !== undefined) expect(anchors.get(path)).toContain(anchor);
  }
});

function linksIn(value: unknown): TextLink[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'href' in value && 'label' in value && typeof value.href === 'string' && typeof value.label === 'string'
      ? [{ href: value.href, label: value.label }]
      : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
}
