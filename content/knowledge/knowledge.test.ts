import { expect, test } from 'vitest';
import { draftFields } from '#features/knowledge/entry-draft.fields.ts';
import { collections } from '../collections.ts';
import { textFactsOf } from '../fill-facts.ts';
import { defaultTerms } from '../store-facts.ts';
import { demoProfile, unsaidProfile } from '../store-profile.ts';
import { furtherQuestions } from './further-questions.ts';
import { furtherKnowledge } from './further-knowledge.data.ts';
import { firstKnowledge, knowledgeOf } from './index.ts';
import { type KnowledgeEntry, knowledgeCategories } from './knowledge-entry.ts';

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;
const sentencesOf = (text: string) => text.split(/(?<=[.!?:;])\s+/);
const textOf = (entry: KnowledgeEntry) => [entry.question, entry.answer, ...entry.keywords].join(' ');
const ofStore = (entry: KnowledgeEntry) =>
  entry.category === 'Orders and shipping' || entry.category === 'Using the store';
/** Every answer that is told: those of the entries, and those to their further questions. */
const answers = firstKnowledge.flatMap((entry) => [
  entry,
  ...furtherQuestions(entry.further).map(({ question, answer, source }) => ({
    ...entry,
    question,
    answer,
    sources: source ? [...entry.sources, source] : entry.sources,
  })),
]);
const ids = (entries: KnowledgeEntry[]) => entries.map(({ id }) => id);
const byId = (id: string) => firstKnowledge.find((entry) => entry.id === id)?.answer ?? '';

test('there are at least 140 entries, each with an id of its own', () => {
  expect(firstKnowledge.length).toBeGreaterThanOrEqual(140);
  expect(new Set(ids(firstKnowledge)).size).toBe(firstKnowledge.length);
  expect(ids(firstKnowledge).filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  expect(new Set(firstKnowledge.map(({ question }) => question.toLowerCase())).size).toBe(
    firstKnowledge.length,
  );
});

test('every category has entries', () => {
  const used = new Set(firstKnowledge.map(({ category }) => category));
  expect([...knowledgeCategories].filter((category) => !used.has(category))).toEqual([]);
});

test('answers have 45 to 120 words and end like sentences', () => {
  const lengths = firstKnowledge.map(({ id, answer }) => ({ id, words: wordsOf(answer) }));
  expect(lengths.filter(({ words }) => words < 45 || words > 120)).toEqual([]);
  expect(
    ids(firstKnowledge.filter(({ answer }) => !/[.!?]$/.test(answer) || /\s{2}|^\s|\n/.test(answer))),
  ).toEqual([]);
  expect(ids(firstKnowledge.filter(({ question }) => !question.endsWith('?')))).toEqual([]);
});

test('keywords are small letters, trimmed, three or more, none twice', () => {
  const wrong = firstKnowledge.filter(({ keywords }) => {
    const clean = keywords.every(
      (word) => word !== '' && word === word.trim() && word === word.toLowerCase(),
    );
    return !clean || keywords.length < 3 || new Set(keywords).size !== keywords.length;
  });
  expect(ids(wrong)).toEqual([]);
});

test('further questions belong to an entry, each asked once, and their answers have 10 to 60 words', () => {
  const known = new Set(ids(firstKnowledge));
  expect(Object.keys(furtherKnowledge).filter((id) => !known.has(id))).toEqual([]);
  const all = firstKnowledge.flatMap(({ id, further }) =>
    furtherQuestions(further).map((one) => ({ id, ...one, words: wordsOf(one.answer) })),
  );
  expect(all.length).toBeGreaterThan(4000);
  expect(all.filter(({ words }) => words < 10 || words > 60)).toEqual([]);
  expect(new Set(all.map(({ question }) => question.toLowerCase())).size).toBe(all.length);
  expect(ids(firstKnowledge.filter(({ further }) => further.length > draftFields.further.max))).toEqual([]);
});

test('each of the twenty health goals has two entries or more', () => {
  const goals = firstKnowledge.filter(({ category }) => category === 'Health goals');
  const slugs = Object.keys(collections);
  expect(slugs).toHaveLength(20);
  expect(slugs.filter((slug) => goals.filter(({ id }) => id.startsWith(`${slug}-`)).length < 2)).toEqual([]);
});

/** Public bodies of health, food, work and aging, lines that they name, and libraries of published studies. */
const SOURCE_HOSTS = new Set([
  'ods.od.nih.gov',
  'www.nccih.nih.gov',
  'medlineplus.gov',
  'www.fda.gov',
  'www.ecfr.gov',
  'www.cdc.gov',
  'www.nhlbi.nih.gov',
  'www.niddk.nih.gov',
  'www.niams.nih.gov',
  'www.nei.nih.gov',
  'www.nia.nih.gov',
  'www.nimh.nih.gov',
  'www.cancer.gov',
  'www.cancer.org',
  'www.ncbi.nlm.nih.gov',
  'pubmed.ncbi.nlm.nih.gov',
  'pmc.ncbi.nlm.nih.gov',
  'doi.org',
  'www.ema.europa.eu',
  'webprod.hc-sc.gc.ca',
  'www.mskcc.org',
  'www.msdmanuals.com',
  'fdc.nal.usda.gov',
  'eldercare.acl.gov',
  'mchb.hrsa.gov',
  'www.dol.gov',
  'www.poison.org',
  'www.211.org',
  '988lifeline.org',
  'www.foodsafety.gov',
  'www.epa.gov',
  'www.nidcd.nih.gov',
  'rethinkingdrinking.niaaa.nih.gov',
]);

test('health entries rest on https pages of known bodies, store entries on pages of the store', () => {
  const wrong = answers.filter((entry) => {
    if (entry.sources.length === 0) return true;
    if (entry.sources.some(({ title }) => title.trim() === '')) return true;
    if (new Set(entry.sources.map(({ url }) => url)).size !== entry.sources.length) return true;
    return entry.sources.some(({ url }) =>
      ofStore(entry)
        ? !url.startsWith('/')
        : !url.startsWith('https://') || !SOURCE_HOSTS.has(new URL(url).host),
    );
  });
  expect(ids(wrong)).toEqual([]);
});

test('amounts are told only where a public body that sets them is the source', () => {
  const AMOUNT = /\d[\d,.]*\s?(mg|mcg|iu|grams?)\b/i;
  const SETS_AMOUNTS = ['ods.od.nih.gov', 'www.fda.gov', 'www.cdc.gov', 'fdc.nal.usda.gov'];
  const wrong = answers.filter(
    ({ answer, sources }) =>
      AMOUNT.test(answer) &&
      !sources.some(({ url }) => SETS_AMOUNTS.includes(new URL(url, 'https://store').host)),
  );
  expect(ids(wrong)).toEqual([]);
});

const NEGATION =
  /\b(not|no|never|nobody|none|nothing|neither|nor|cannot|without|hardly|stay away|avoid|breaking the law)\b|n't\b/i;

/** Words with which a store would claim more than the law and the evidence allow; allowed where the sentence denies them. */
const CLAIM_WORDS =
  /\b(cures?|cured|treats?|treated|treating|treatments?|prevents?|prevented|prevention|heals?|healed|healing|diagnos\w+|revers\w+|eliminates?|detox\w*|cleanses?|miracle|guarantee\w*|proven|clinically|safe|safer|safest|safely|remed\w+|fights?|boosts?|kills?|fixes)\b/i;

function claims(answer: string, pattern: RegExp): string[] {
  return sentencesOf(answer).filter((sentence) => pattern.test(sentence) && !NEGATION.test(sentence));
}

test('no answer claims to treat, cure, prevent or be harmless, outside a denial', () => {
  const found = answers.flatMap(({ id, answer }) =>
    claims(answer, CLAIM_WORDS).map((text) => `${id}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('no answer promises to change a reading', () => {
  const READING =
    /\b(lowers?|reduces?|brings? down|drops?|controls?|improves?)\b( your| high| the)? (blood pressure|pressure|blood sugar|sugar|glucose|cholesterol|a1c|ldl)\b/i;
  // What these say is a warning: together with a medicine it becomes too much.
  const WARNS = /\b(too low|dangerous|medicine|ask first|harm)\b/i;
  const found = answers.flatMap(({ id, answer }) =>
    claims(answer, READING)
      .filter((text) => !WARNS.test(text))
      .map((text) => `${id}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('no answer tells anybody to stop a medicine', () => {
  const STOP =
    /\b(stop|quit|skip|halve|cut)\b[^.]*\b(medicine|medication|tablet|insulin|inhaler|statin|prescribed)/i;
  const found = answers.flatMap(({ id, answer }) => claims(answer, STOP).map((text) => `${id}: ${text}`));
  expect(found).toEqual([]);
});

test('emergencies are left to the safety gate', () => {
  expect(ids(answers.filter(({ answer }) => /\b(911|988)\b|222-1222/.test(answer)))).toEqual([]);
});

test('texts have straight quotes and no long dashes, and leave nothing unfinished', () => {
  expect(ids(answers.filter((entry) => /[—–’‘“”]/.test(textOf(entry))))).toEqual([]);
  expect(
    ids(answers.filter((entry) => /\b(undefined|NaN|tbd)\b|\$\{|lorem ipsum/.test(textOf(entry)))),
  ).toEqual([]);
});

test('the figures of the store are those of its files', () => {
  expect(byId('shipping-cost-and-time')).toContain('free for orders over $50');
  expect(byId('shipping-cost-and-time')).toContain('$9.99');
  expect(byId('shipping-cost-and-time')).toContain('$19.99');
  expect(byId('when-orders-ship')).toContain(demoProfile.cutoff);
  expect(byId('returns')).toContain(`${demoProfile.returnDays} days`);
  expect(byId('refunds')).toContain(demoProfile.refundWithin);
  expect(byId('discount-code')).toContain('10%');
  expect(byId('subscriptions')).toContain('we sell no subscriptions');
  expect(byId('contact-hours')).toContain(demoProfile.phoneHours);
  expect(byId('chat-privacy')).toContain('after 90 days');
  expect(byId('compare-products')).toContain('up to 4 products');
});

test('what is asked further about shipping is answered in days, and in no days where nobody said them', () => {
  const answersOf = (entries: typeof firstKnowledge) =>
    new Map(
      entries
        .filter(ofStore)
        .flatMap(({ further }) => furtherQuestions(further))
        .map(({ question, answer }) => [question, answer]),
    );
  const city =
    'How many days does shipping take to a city such as Houston, Memphis, Birmingham or Los Angeles?';
  expect(answersOf(firstKnowledge).get(city)).toContain('Standard shipping takes 3-5 business days');
  const facts = { ...textFactsOf(demoProfile, defaultTerms), standardDays: '' };
  const unsaid = answersOf(knowledgeOf(facts));
  expect(unsaid.get(city)).toMatch(/continental US.*The checkout shows the days/);
  expect(unsaid.get(city)).not.toContain('3-5');
  expect([...unsaid].filter(([, answer]) => wordsOf(answer) < 8)).toEqual([]);
});

test('a store that keeps chats for another time says so wherever it says it', () => {
  const texts = knowledgeOf(textFactsOf(demoProfile, { chatRetentionDays: 14 })).map(({ answer }) => answer);
  expect(texts.filter((text) => text.includes('after 14 days'))).toHaveLength(2);
  expect(texts.filter((text) => text.includes('after 90 days'))).toEqual([]);
});

test('a store whose owner has promised nothing has the same entries, and none names a figure of the demo', () => {
  const unsaid = knowledgeOf(textFactsOf(unsaidProfile, defaultTerms));
  expect(ids(unsaid)).toEqual(ids(firstKnowledge));
  const ofThisStore = unsaid.filter(ofStore);
  const words = JSON.stringify(
    ofThisStore.map(({ question, answer, further }) => [question, answer, further]),
  );
  expect(words).not.toMatch(/[{]\w+[}]|\$\d|10%|WELCOME10|2 PM|9AM|business days\b(?=\.| and)/);
  expect(ids(ofThisStore.filter(({ answer }) => wordsOf(answer) < 25))).toEqual([]);
});
