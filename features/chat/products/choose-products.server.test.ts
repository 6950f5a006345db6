import { expect, test } from 'vitest';
import { readSituation } from '#assistant/situation.ts';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { splitQuestions } from '#integrations/storefront/shopify/product-questions.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { makePassage, noCare } from '#tests/support/make-assistant.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { readMessage } from '../reading/read-message.server.ts';
import { offeredCents } from '#features/catalog/offer.ts';
import { chooseProducts } from './choose-products.server.ts';
import { moneyIn } from './wanted.server.ts';

const { readTurn } = sharedUnderstanding();
const demo: Product[] = loadDemoShop().products.map(
  ({ handle, title, description, productType, tags, variants, options }) =>
    makeProduct({
      handle,
      title,
      ...splitQuestions(description),
      productType,
      tags,
      options,
      variants: variants.map((variant) => ({ ...variant, availableForSale: true })),
    }),
);

/** What is offered to whoever says these, from the embedded shop; every shelf holds everything, as copies like those of a shop's answer. */
async function offered(messages: readonly string[], products: readonly Product[] = demo) {
  const message = messages.at(-1) ?? '';
  const turn = readTurn(messages.map((text) => ({ from: 'visitor', text })));
  const history = messages
    .slice(0, -1)
    .map((content) => ({ role: 'user' as const, content, evidence: null }));
  return chooseProducts(
    { listShelfProducts: () => Promise.resolve(structuredClone([...products])) },
    {
      turn,
      reading: readMessage({ message, history, products, inView: [] }),
      products,
      passage: undefined,
      care: { ...noCare, situation: readSituation(turn) },
    },
  );
}
const handles = async (...messages: string[]) =>
  (await offered(messages)).products.map(({ handle }) => handle);

test('what is called after the shelf comes first, and three are offered', async () => {
  const onShelf = ['Vitamin D3', 'Omega-3', 'Magnesium', 'Joint Formula'].map((title) =>
    makeProduct({ title }),
  );
  const { products, shelf } = await offered(['what do you have for joints'], onShelf);
  expect(shelf?.href).toContain('joint');
  expect(products).toHaveLength(3);
  expect(products[0]?.title).toBe('Joint Formula');
});

test('who does not want pills gets none, also where that was said before', async () => {
  const forms = ['Sleep Capsules', 'Sleep Gummies', 'Sleep Tea'].map((title) =>
    makeProduct({
      title,
      handle: title.toLowerCase().replace(' ', '-'),
      productType: title.split(' ')[1] ?? '',
    }),
  );
  const chosen = async (...messages: string[]) =>
    (await offered(messages, forms)).products.map(({ handle }) => handle).sort();
  expect(await chosen('what do you have for sleep')).toEqual([
    'sleep-capsules',
    'sleep-gummies',
    'sleep-tea',
  ]);
  expect(await chosen("what do you have for sleep, I can't swallow pills")).toEqual([
    'sleep-gummies',
    'sleep-tea',
  ]);
  expect(await chosen("I can't swallow pills", 'what do you have for sleep')).toEqual([
    'sleep-gummies',
    'sleep-tea',
  ]);
  expect(await chosen('what do you have for sleep, no gummies please')).toEqual([
    'sleep-capsules',
    'sleep-tea',
  ]);
});

test('a tea is one by its type or name, whatever it is counted in', async () => {
  expect(await handles('which teas do you sell')).toEqual(['easy-mind', 'light-steep', 'kia-garden-tea']);
});

test('what is called or described as it was asked for comes first on its shelf', async () => {
  expect((await handles('what do you have for prostate'))[0]).toBe('prostate-daily');
});

test('what was to be left out is on no label that is offered, and where every label lists it that is said', async () => {
  const gelatin = await offered(['vitamins without gelatin, what do you have']);
  expect(gelatin.products.map(({ description }) => /gelatin/i.test(description))).not.toContain(true);
  expect(gelatin.wished?.without).toEqual({ things: ['gelatin'], none: false });
  const gummies = await offered(['do you have sugar free gummies']);
  expect(gummies.products.map(({ handle }) => handle)).toEqual(['crown-and-coil']);
  expect(gummies.wished?.without).toEqual({ things: ['sugar'], none: true });
  expect(await handles('a multivitamin with no iron')).not.toContain('sister-daily');
  expect(await handles('a multivitamin with no iron')).toContain('brother-daily');
});

test('where the shelf has none in that form, one of another shelf is offered', async () => {
  const garden = makeProduct({ handle: 'garden-tea', title: 'Garden Tea', productType: 'Tea' });
  const sleep = makeProduct({ handle: 'deep-rest', title: 'Deep Rest', productType: 'Capsules' });
  const message = 'do you have a tea for sleep';
  const turn = readTurn([{ from: 'visitor', text: message }]);
  const { products } = await chooseProducts(
    { listShelfProducts: () => Promise.resolve([sleep]) },
    {
      turn,
      reading: readMessage({ message, history: [], products: [], inView: [] }),
      products: [sleep, garden],
      passage: undefined,
      care: { ...noCare, situation: readSituation(turn) },
    },
  );
  expect(products.map(({ handle }) => handle)).toEqual(['garden-tea']);
});

test.each([
  ['do you have magnesium', ['magnesium-glycinate']],
  ['do you sell vitamin d', ['vitamin-d3-k2']],
  ['you got any elderbery', ['elderberry-shield']],
  ['do you have zinc', ['zinc-and-citrus']],
  ['looking for ashwaganda', ['sorrel-calm']],
  ['do you sell sea moss', ['sea-moss-mineral']],
  ['do you have a fish oil', ['heart-and-soul-omega-3']],
  ['do you carry glucosamine', ['joint-formula']],
  ['do you have berberine', ['blood-sugar-maintenance']],
])('%s', async (message, wanted) => {
  expect(await handles(message)).toEqual(expect.arrayContaining(wanted));
});

test.each(['vitamin k', 'vitamin a', 'vitamin e', 'vitamin b6', 'selenium', 'mullein', 'lutein'])(
  'everything offered for %s holds it',
  async (ingredient) => {
    const { products } = await offered([`do you have ${ingredient}`]);
    expect(products.length).toBeGreaterThan(0);
    const letter = ingredient.replace('vitamin ', '');
    for (const { title, description } of products)
      expect(`${title} ${description}`.toLowerCase(), title).toMatch(
        new RegExp(`\\b${letter}|vitamin ${letter}|${letter}\\d`),
      );
  },
);

test.each([
  'do you have melatonin',
  'do you sell kava',
  'do you have an olive leaf extract',
  'you got any fadogia',
])('%s: nothing that only shares a word', async (message) => {
  expect(await handles(message)).toEqual([]);
});

test.each([
  [['i had a kidney transplant. what do you have for joints']],
  [['im allergic to shellfish', 'do you have glucosamine']],
  [['fish allergy here, do you have omega 3']],
  [['I take warfarin', 'do you have turmeric']],
  [['i take coumadin. do you have vitamin k']],
  [['my mama is on eliquis', 'something with ginkgo for her']],
  [['im pregnant, do you have ashwagandha']],
  [['i use nitroglycerin, do you have beet powder']],
  [['my 4 year old cant sleep, what do you have']],
  [['what do you have for my teenager for energy', 'do you have gummies']],
  [['bee stings make my throat swell, i am allergic', 'do you have propolis']],
  [['blood work tomorrow', 'do you have biotin']],
  [['i got heart failure, do you have electrolytes']],
])('%j: what the label forbids is left out, and it is said why', async (messages) => {
  const chosen = await offered(messages);
  const wrong = chosen.products.map(({ handle }) => handle);
  const forbidden =
    /joint-formula|omega-3|turmeric|vitamin-d3|brother|collard|ultra-memory|sorrel|strength|beet|supreme|crown|propolis|run-it/;
  expect(wrong.filter((handle) => forbidden.test(handle))).toEqual([]);
  expect(chosen.products.length + chosen.leftOut.length).toBeGreaterThan(0);
});

test('where a medicine is in play and the label cannot be read, none is offered', async () => {
  const unread = makeProduct({ title: 'Magnesium Calm', description: 'So calm.' });
  expect((await offered(['do you have magnesium'], [unread])).products).toEqual([unread]);
  const chosen = await offered(['I take lisinopril', 'do you have magnesium'], [unread]);
  expect(chosen.products).toEqual([]);
  expect(chosen.leftOut[0]?.why.because).toBe('unread');
});

test('without, vegan, and in which form', async () => {
  expect(await handles('do you have vitamin d without fish')).not.toContain('mama-prenatal');
  expect(await handles('do you have vegan b12')).toEqual(['b12-bright']);
  expect(await handles('do you have gummies')).toEqual(['crown-and-coil']);
  expect(await handles('what is your cheapest magnesium')).toEqual(
    expect.arrayContaining(['magnesium-glycinate']),
  );
  expect(await handles('what is your cheapest magnesium')).not.toContain('brother-daily');
  const cheapest = await handles('what is your cheapest product');
  expect(cheapest).toHaveLength(3);
});

test('nothing is for an animal', async () => {
  expect(await handles('do you have turmeric for my dog')).toEqual([]);
});

test('another person is another situation', async () => {
  expect(await handles('my mama takes coumadin', 'for me, do you have turmeric')).not.toEqual([]);
});

test('what somebody has to spend is kept to', async () => {
  for (const message of [
    'I got a twenty dollar bill, what can I get',
    'anything under $20?',
    'something for sleep below 20 bucks',
  ]) {
    const { products } = await offered([message]);
    expect(products.length, message).toBeGreaterThan(0);
    expect(
      products.every((one) => offeredCents(one) <= 2000),
      message,
    ).toBe(true);
  }
  expect(moneyIn('show me zinc under 50 mg')).toBeUndefined();
  expect(moneyIn('I am 60 and on 3 pills')).toBeUndefined();
  expect(moneyIn('twenty-five bucks')).toBe(2500);
  expect(moneyIn('no more than $9.50')).toBe(950);
});

test('a wish that has substances of its own gets what is sold for them, whatever stands first on the shelf', async () => {
  const first = async (message: string) => (await offered([message])).products[0]?.title;
  expect(await first('do you have something for cramps')).toMatch(/Magnesium/);
  expect(await first('what do you have for the gym')).toBe('Lean & Strong Plant Protein');
  expect(await first('do you have anything to grow my hips')).toBe('Lean & Strong Plant Protein');
});

test('of a substance that was asked for those come first that are sold for it', async () => {
  const { products } = await offered(['do you have coq10']);
  expect(products.map(({ title }) => title)[0]).toBe('Sterol Smart Plant Sterols');
});

test('who wants the women’s multivitamin is not shown the men’s', async () => {
  const { products } = await offered(['do you have a multivitamin for women']);
  const titles = products.map(({ title }) => title);
  expect(titles).toContain('Sister Daily Multivitamin');
  expect(titles).not.toContain('Brother Daily Multivitamin');
});

test('what no label lists, and in which form nothing comes, is told with it', async () => {
  expect((await offered(['do you have creatine'])).wished).toEqual({
    absent: ['creatine'],
    formMissing: undefined,
  });
  expect((await offered(['do you have sea moss gummies'])).wished).toEqual({
    absent: [],
    formMissing: 'gummy',
  });
  expect((await offered(['do you have vitamin d'])).wished).toEqual({ absent: [], formMissing: undefined });
});

test('a pre-workout with no caffeine is one without it', async () => {
  const { products } = await offered(['do you have a pre workout with no caffeine']);
  const titles = products.map(({ title }) => title);
  expect(titles[0]).toBe('Lean & Strong Plant Protein');
  expect(titles).not.toContain('Biolife Plus Supreme');
});

test('behind the answer to one detail stands only what holds the thing, not the shelf of its subject', async () => {
  const chosen = async (message: string, category: string, question: string) => {
    const turn = readTurn([{ from: 'visitor', text: message }]);
    const asked = { question: message, answer: '', odds: 1, alone: true, isPutSo: false };
    return chooseProducts(
      { listShelfProducts: () => Promise.resolve([...demo]) },
      {
        turn,
        reading: readMessage({ message, history: [], products: demo, inView: [] }),
        products: demo,
        passage: { ...makePassage({ id: 'one', category, question }), asked },
        care: { ...noCare, situation: readSituation(turn) },
      },
    );
  };
  const breakfast = await chosen(
    'what do i eat before work with sugar diabetes',
    'Health goals',
    'What helps blood sugar?',
  );
  expect(breakfast).toMatchObject({ products: [], shelf: undefined });
  const complaint = await chosen('cant sleep', 'Health goals', 'What helps me sleep?');
  expect(complaint.shelf?.href).toContain('sleep');
  const zinc = await chosen('will zinc upset my stomach', 'Minerals', 'What is zinc good for?');
  expect(zinc.products.map(({ handle }) => handle)).toContain('zinc-and-citrus');
});
