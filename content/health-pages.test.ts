import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { collections } from './collections.ts';
import { conditionLinks } from './condition-links.ts';
import type { Source } from './condition-types.ts';
import { conditions } from './conditions.data.ts';
import { healthSources } from './health-sources.data.ts';
import { learnPages } from './learn-pages.data.ts';
import { conditionPages, learnLinks } from './navigation.ts';
import { hiddenVendors } from './vendors.ts';

const productFile = z.object({
  title: z.string(),
  vendor: z.string(),
  collections: z.array(z.string()),
  facts: z.object({
    rows: z.array(z.object({ name: z.string(), amount: z.coerce.string() })),
    otherIngredients: z.string().optional(),
  }),
});
const folder = path.join(import.meta.dirname, '../integrations/storefront/embedded/data/products');
/** What the lists of the embedded shop show. */
const products = readdirSync(folder)
  .map((file) => productFile.parse(parse(readFileSync(path.join(folder, file), 'utf8'))))
  .filter(({ vendor }) => !hiddenVendors.includes(vendor))
  .map(({ title, collections, facts }) => {
    const rows = facts.rows.map(({ name, amount }) => `${name} ${amount}`);
    return { title, collections, rows, label: [...rows, facts.otherIngredients ?? ''].join('\n') };
  });

/** Ingredients as the pages write them; a label says the same words unless another spelling stands beside. */
const ingredients = [
  'alpha-lipoic acid',
  'artichoke',
  'ashwagandha',
  'astaxanthin',
  'bacopa',
  'baobab',
  'bee pollen',
  'beetroot',
  'berberine',
  'biotin',
  'bitter melon',
  'black seed oil',
  'boswellia',
  'bromelain',
  'caffeine',
  'carnitine',
  'ceramides',
  'chamomile',
  'choline',
  'chondroitin',
  'chromium',
  'cinnamon',
  'collagen',
  'CoQ10|coenzyme Q10',
  'cordyceps',
  'corn silk',
  'cranberry',
  'D-mannose',
  'dandelion',
  'echinacea',
  'elderberry',
  'fenugreek',
  'folate',
  'garlic',
  'ginger',
  'ginkgo',
  'ginseng',
  'glucomannan',
  'glucosamine',
  'glycine',
  'green tea',
  'gymnema',
  'hawthorn',
  'hibiscus',
  'holy basil',
  'hyaluronic acid',
  'inulin',
  'iodine',
  'iron',
  'lemon balm',
  "lion's mane",
  'lutein',
  'lycopene',
  'maca',
  'magnesium',
  'marshmallow root',
  'milk thistle',
  'moringa',
  'mullein',
  'NAC',
  'nettle',
  'omega-3|fish oil',
  'pea protein|protein from peas',
  'peppermint',
  'phosphatidylserine',
  'plant sterols',
  'potassium',
  'probiotics?',
  'propolis',
  'psyllium',
  'pumpkin seed',
  'quercetin',
  'raspberry leaf',
  'rooibos',
  'saw palmetto',
  'sea moss',
  'selenium',
  'tart cherry',
  'theanine',
  'thyme',
  'turmeric',
  'vitamin B6',
  'B12',
  'vitamin C',
  'vitamin D3?',
  'vitamin E',
  'vitamin K2?',
  'zeaxanthin',
  'zinc',
].map((spelling) => ({ spelling, pattern: new RegExp(`\\b(${spelling})\\b`, 'i') }));
const HEDGE =
  /\b(may|might|suggests?|evidence|unclear|uncertain|mixed|disagree|not settled|thin|little (research|proof)|hardly any|(no|some|small|few|early|short|mixed|large) (studies|trials)|studies are (few|small|short|thin|mixed))\b/i;

const named = (text: string) => ingredients.filter(({ pattern }) => pattern.test(text));
const sold = (pattern: RegExp, collection: string) =>
  products.some((product) => product.collections.includes(collection) && pattern.test(product.label));
const words = (text: string) => text.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word)).length;
const sentences = (text: string) => text.split(/(?<=[.?!:])\s+/);

const CALL = 'When to call a doctor';
const CONTENTS = 'What our products hold';

interface Page {
  name: string;
  collection: string;
  /** What it says about ingredients. */
  prose: string[];
  /** Everything that a visitor reads, sources aside. */
  texts: string[];
  sources: Source[];
}
const pages: Page[] = [
  ...conditions.map(({ slug, title, heading, line, paragraphs, habits, ask, emergency, sources }) => ({
    name: `/conditions/${slug}`,
    collection: slug,
    prose: paragraphs,
    texts: [
      title,
      heading,
      line,
      ...paragraphs,
      ...habits.flatMap((habit) => [habit.title, habit.text]),
      ...ask,
      emergency ?? '',
    ],
    sources,
  })),
  ...learnPages.map(({ slug, title, lead, collection, sections, sources }) => ({
    name: `/learn/${slug}`,
    collection,
    prose: sections
      .filter(({ heading }) => heading !== CALL && heading !== CONTENTS)
      .flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]),
    texts: [
      title,
      lead,
      ...sections.flatMap(({ heading, paragraphs, points = [] }) => [heading, ...paragraphs, ...points]),
    ],
    sources,
  })),
];

test('there are twenty condition pages: the sixteen of the navigation and four more', () => {
  expect(conditions).toHaveLength(20);
  expect(new Set(conditions.map(({ slug }) => slug)).size).toBe(20);
  const links = conditions.map(({ slug, title }) => ({ label: title, href: `/conditions/${slug}` }));
  expect(links).toEqual(expect.arrayContaining(conditionPages));
  const more = links
    .map(({ href }) => href)
    .filter((href) => conditionPages.every((page) => page.href !== href));
  expect(more.sort()).toEqual(
    ['respiratory', 'liver', 'urinary', 'nutrition'].map((slug) => `/conditions/${slug}`).sort(),
  );
});

test('the search popup leads to every condition page', () => {
  expect(conditionLinks.map(({ href }) => href).sort()).toEqual(
    conditions.map(({ slug }) => `/conditions/${slug}`).sort(),
  );
});

test('a condition page carries the title of its collection', () => {
  for (const { slug, title } of conditions) expect(title).toBe(collections[slug].title);
});

test('twelve conditions are cards', () => {
  const cards = conditions.filter(({ card }) => card).map(({ slug }) => slug);
  expect(cards.sort()).toEqual(
    [
      'heart-health',
      'blood-pressure',
      'blood-sugar',
      'cholesterol',
      'weight',
      'joint',
      'brain',
      'immune',
      'digestion',
      'sleep',
      'stress',
      'energy',
    ].sort(),
  );
});

test('no scene opens more than two condition pages, and none opens two learn pages', () => {
  const uses = Map.groupBy(conditions, ({ hero }) => hero);
  expect([...uses.values()].filter((pages) => pages.length > 2)).toEqual([]);
  expect(new Set(learnPages.map(({ hero }) => hero)).size).toBe(learnPages.length);
});

test.each(conditions)('$slug keeps to the lengths of a condition page', (condition) => {
  expect(condition.line.length).toBeLessThan(70);
  for (const paragraph of condition.paragraphs) {
    expect(words(paragraph), paragraph).toBeGreaterThanOrEqual(60);
    expect(words(paragraph), paragraph).toBeLessThanOrEqual(110);
  }
  expect(condition.ask.length).toBeGreaterThanOrEqual(2);
  expect(condition.ask.length).toBeLessThanOrEqual(4);
  for (const question of condition.ask) expect(question).toMatch(/\?$/);
});

test.each(conditions)('$slug names at least three ingredients, and no product', ({ paragraphs }) => {
  const text = paragraphs.join(' ');
  expect(named(text).length).toBeGreaterThanOrEqual(3);
  const titles = products.map(({ title }) => title).filter((title) => text.includes(title));
  expect(titles).toEqual([]);
});

test.each(conditions)('$slug says that a supplement replaces nothing', ({ paragraphs }) => {
  expect(paragraphs[1]).toMatch(/\bno supplement (replaces|does what|rebuilds|lowers|opens|explains)\b/i);
});

test('where seconds count, the page says whom to call', () => {
  const urgent = {
    'heart-health': /chest pain.*911/i,
    'blood-pressure': /180 over 120.*911/,
    'blood-sugar': /below 70.*911/,
    brain: /stroke.*911/,
    stress: /988.*911/,
    sleep: /988/,
    eye: /loss of sight.*911/,
    respiratory: /911/,
    immune: /breathing.*911/,
    'womens-health': /pregnant.*911.*988/i,
    'mens-health': /988/,
  };
  for (const [slug, words] of Object.entries(urgent))
    expect(conditions.find((condition) => condition.slug === slug)?.emergency).toMatch(words);
  for (const { emergency } of conditions)
    if (emergency !== undefined) expect(emergency).toMatch(/\b(911|988)\b/);
});

test('the learn pages are those of the navigation, with the collections and counts of docs/product/learn.md#pages', () => {
  expect(learnPages.map(({ slug, title }) => ({ label: title, href: `/learn/${slug}` }))).toEqual(learnLinks);
  const given = learnPages.map(({ slug, collection, productCount, hidden = false }) => [
    slug,
    collections[collection].id,
    productCount,
    hidden,
  ]);
  expect(given).toEqual([
    ['blood-pressure', '287821430878', 12, false],
    ['cholesterol', '287821299806', 12, false],
    ['joint-health', '287821398110', 12, false],
    ['digestive-health', '287822217310', 12, false],
    ['eye-health', '287822381150', 12, false],
    ['weight-management', '287822643294', 50, true],
  ]);
});

test.each(learnPages)('$slug has 300 to 600 words', ({ slug }) => {
  const texts = pages.find(({ name }) => name === `/learn/${slug}`)?.texts ?? [];
  expect(words(texts.join(' '))).toBeGreaterThanOrEqual(300);
  expect(words(texts.join(' '))).toBeLessThanOrEqual(600);
});

test.each(learnPages)('$slug explains, counts, advises and ends with whom to call', ({ sections }) => {
  expect(sections.map(({ heading }) => heading).filter((heading) => heading !== CONTENTS)).toEqual([
    'What it is',
    'Numbers that matter',
    'What food and habits do',
    'What supplements may and may not do',
    CALL,
  ]);
  expect(sections.at(-1)?.paragraphs.join(' ')).toContain('911');
});

test('the weight page names products of its collection with what their labels say', () => {
  const section = learnPages
    .find(({ slug }) => slug === 'weight-management')
    ?.sections.find(({ heading }) => heading === CONTENTS);
  const points = section?.points ?? [];
  expect(points.length).toBeGreaterThanOrEqual(5);
  for (const point of points) {
    const [title, contents = ''] = point.split(': ');
    const product = products.find((one) => one.title === title);
    expect(product?.collections, title).toContain('weight');
    const amounts = contents.match(/[\d,.]*\d (mg|mcg|g|billion CFU)\b/g) ?? [];
    expect(amounts.length, point).toBeGreaterThan(0);
    for (const amount of amounts) expect(product?.label, point).toContain(` ${amount}`);
  }
});

test('every ingredient in the list of this test is one that the shop sells', () => {
  const unknown = ingredients.filter(({ pattern }) => !products.some(({ label }) => pattern.test(label)));
  expect(unknown.map(({ spelling }) => spelling)).toEqual([]);
});

test.each(pages)('$name names only ingredients that its own collection sells', ({ prose, collection }) => {
  const missing = named(prose.join(' ')).filter(({ pattern }) => !sold(pattern, collection));
  expect(missing.map(({ spelling }) => spelling)).toEqual([]);
});

test.each(pages)('$name says how sure anybody is wherever it names an ingredient', ({ prose }) => {
  expect(prose.filter((text) => named(text).length > 0 && !HEDGE.test(text))).toEqual([]);
});

/** A sentence with one of these verbs is a claim about a disease, unless it denies it. */
const CLAIM =
  /\b(cur(e|es|ed|ing)|treat(s|ed|ing|ments?)?|prevent(s|ed|ing)?|revers(e|es|ed|ing)|heal(s|ed|ing)?|eliminat(e|es|ed|ing)|fight(s|ing)?|banish(es)?|detox(es|ify)?|cleans(e|es|ing)|boost(s|ed|ing)?|melt(s|ing)?|burn(s|ing)? fat)\b/i;
const DENIED = /\b(not|no|none|never|nor|nothing|cannot)\b/i;

test.each(pages)('$name claims nothing that a supplement may not claim', ({ texts }) => {
  expect(
    texts.flatMap(sentences).filter((sentence) => CLAIM.test(sentence) && !DENIED.test(sentence)),
  ).toEqual([]);
});

test.each(pages)('$name is written plainly', ({ texts }) => {
  expect(texts.filter((text) => /[\u2013\u2014\u2018\u2019\u201c\u201d]|--|\s{2}|!/.test(text))).toEqual([]);
  expect(texts.filter((text) => text !== text.trim())).toEqual([]);
  const worn =
    /\b(journey|empower|unlock|superfood|miracle|secret|ancient|game.changer|holistic|wellness|silent killer|ticking|epidemic|amazing|powerful|proven|clinically|natural remed|guarantee)/i;
  expect(texts.filter((text) => worn.test(text))).toEqual([]);
});

test.each(pages)('$name keeps its sentences short', ({ texts }) => {
  const lengths = texts
    .flatMap(sentences)
    .filter((sentence) => /[.?!]$/.test(sentence))
    .map(words);
  expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(14);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(42);
});

const publishers: Record<string, string> = {
  'ods.od.nih.gov': 'NIH Office of Dietary Supplements',
  'www.nccih.nih.gov': 'NCCIH',
  'medlineplus.gov': 'MedlinePlus',
  'www.cdc.gov': 'CDC',
  'www.nhlbi.nih.gov': 'NHLBI',
  'www.niddk.nih.gov': 'NIDDK',
  'www.nei.nih.gov': 'National Eye Institute',
  'www.fda.gov': 'FDA',
};

test.each(pages)('$name rests on two to five pages of public health bodies', ({ sources }) => {
  expect(sources.length).toBeGreaterThanOrEqual(2);
  expect(sources.length).toBeLessThanOrEqual(5);
  expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length);
  for (const { url, publisher } of sources) {
    expect(new URL(url).protocol).toBe('https:');
    expect(publisher).toBe(publishers[new URL(url).host]);
  }
});

test('every source is used, and none stands twice in the list', () => {
  const used = new Set(pages.flatMap(({ sources }) => sources.map(({ url }) => url)));
  const listed = Object.values(healthSources).map(({ url }) => url);
  expect(listed.filter((url) => !used.has(url))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});
