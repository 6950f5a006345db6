import { expect, test } from 'vitest';
import type { Product } from '#integrations/storefront/product.ts';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { splitQuestions } from '#integrations/storefront/shopify/product-questions.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { askedOfProduct } from './asked-of-product.server.ts';
import { readMessage } from './read-message.server.ts';

const fish = makeProduct({
  title: 'Heart & Soul Omega-3',
  handle: 'omega',
  description: 'Fish oil from anchovy. Two softgels a day.',
  questions: [
    { question: 'Will I get fishy burps?', answer: 'Few people do who take it in the middle of a meal.' },
    {
      question: 'Does it have to stay in the refrigerator?',
      answer: 'No, a cupboard away from the stove will do.',
    },
    { question: 'Can I take it with a blood thinner?', answer: 'Ask your doctor or pharmacist first.' },
    { question: 'How long until I notice something?', answer: 'You may notice nothing; a blood test tells.' },
  ],
});
const moss = makeProduct({
  title: 'Sea Moss Mineral Gel',
  handle: 'moss',
  description: 'Irish moss, cooked down.',
});
const catalog = [fish, moss];

const told = (product: Product, knowledge: string[] = []): Turn[] => [
  { role: 'user', content: `tell me about ${product.title}`, evidence: null },
  { role: 'assistant', content: 'This is it.', evidence: { knowledge, products: [product.handle] } },
];

function asked(
  message: string,
  {
    history = [],
    productIds = [],
    elsewhere,
  }: { history?: Turn[]; productIds?: string[]; elsewhere?: number } = {},
) {
  const inView = catalog.filter(({ id }) => productIds.includes(id));
  const reading = readMessage({ message, history, products: catalog, inView });
  return askedOfProduct(sharedUnderstanding().likenessOf, {
    message,
    reading,
    history,
    products: catalog,
    productIds,
    isElsewhere: elsewhere !== undefined,
    ...(elsewhere !== undefined && { elsewhere }),
  });
}

test.each([
  'does the heart & soul omega-3 make you burp fish',
  'Heart & Soul Omega-3. do it repeat on you, I sing in the choir and I hate a fish burp',
])('%j is asked of the product that it names', (message) => {
  const reading = asked(message);
  expect(reading?.products).toEqual([fish]);
  expect(reading?.ask).toMatchObject({
    kind: 'fact',
    fact: { kind: 'asked', question: 'Will I get fishy burps?' },
  });
});

test('of the one that was spoken of, or is looked at, what leans on it', () => {
  const fridge = { kind: 'fact', fact: { question: 'Does it have to stay in the refrigerator?' } };
  expect(asked('do it gotta stay in the fridge', { history: told(fish) })?.ask).toMatchObject(fridge);
  expect(asked('do it gotta stay in the fridge', { productIds: [fish.id] })?.ask).toMatchObject(fridge);
  expect(asked('do it gotta stay in the fridge')).toBeUndefined();
});

test.each([
  'how much is the heart & soul omega-3',
  'how many softgels are in the heart & soul omega-3',
  'what is heart & soul omega-3',
  'thank you',
  'do you ship to Ohio',
])('%j asks none of them', (message) => {
  expect(asked(message, { history: told(fish) })).toBeUndefined();
});

test('who begins to ask on the page of a product means that one, also where something else would answer', () => {
  const productIds = [fish.id];
  const burps = { kind: 'fact', fact: { question: 'Will I get fishy burps?' } };
  expect(asked('and do it repeat on you, I hate a fish burp', { productIds })?.ask).toMatchObject(burps);
  expect(asked('do you ship to Ohio', { productIds })).toBeUndefined();
  expect(asked('what helps me sleep', { productIds })).toBeUndefined();
});

test('what was only offered beside an answer is hardly meant', () => {
  const history = told(fish, ['some-entry']);
  expect(asked('how long till that shows', { history })).toBeUndefined();
  expect(asked('how long till that shows', { history: told(fish) })).toBeDefined();
});

test('who names a medicine asks nothing that a page says of another one', () => {
  const thinner = { kind: 'fact', fact: { question: 'Can I take it with a blood thinner?' } };
  expect(asked('can I take the heart & soul omega-3 with my warfarin')?.ask).toMatchObject(thinner);
  expect(asked('can I take the heart & soul omega-3 with my metformin')?.ask).not.toMatchObject(thinner);
});

test('a yes or no of a page stands alone only behind the question that it answers', () => {
  const products = loadDemoShop().products.map(({ handle, title, description }) =>
    makeProduct({ handle, title, ...splitQuestions(description) }),
  );
  const factOf = (message: string) => {
    const reading = readMessage({ message, history: [], products, inView: [] });
    const talk = { message, reading, history: [], products, productIds: [], isElsewhere: false };
    const ask = askedOfProduct(sharedUnderstanding().likenessOf, talk)?.ask;
    return ask?.kind === 'fact' && ask.fact.kind === 'asked' ? ask.fact.alone : undefined;
  };
  expect(factOf('will Sight and Light bring my pressure in my eye down i got glaucoma')).toBe(false);
  expect(factOf('can I take Sight and Light with my glaucoma drops')).toBe(true);
});

test('what an entry answers is asked of a page that was only shown where that is surer by far', () => {
  const burps = { kind: 'fact', fact: { question: 'Will I get fishy burps?' } };
  expect(asked('does the heart & soul omega-3 make you burp fish', { elsewhere: 2 })?.ask).toMatchObject(
    burps,
  );
  const shown = (elsewhere: number) =>
    asked('does it make you burp fish', { history: told(fish), elsewhere });
  expect(shown(1)?.ask).toMatchObject(burps);
  expect(shown(2)).toBeUndefined();
});

test('a page without questions answers none', () => {
  expect(asked('does the sea moss mineral gel have to stay in the refrigerator')).toBeUndefined();
});

test('behind an answer about another thing nothing is asked of what was only offered there', () => {
  const [, offered] = told(fish, ['melatonin']);
  const behind = (before: string): Turn[] =>
    offered ? [{ role: 'user', content: before, evidence: null }, offered] : [];
  const message = 'will it make me burp up a fishy taste';
  expect(asked(message, { history: behind('what about melatonin') })).toBeUndefined();
  expect(asked(message, { history: behind('what about fish oil') })?.products).toEqual([fish]);
});

test('of a substance that it neither holds nor is asked about no page tells, of one that it is asked about it does', () => {
  const magnesium = makeProduct({
    title: 'Magnesium Glycinate',
    handle: 'magnesium',
    description: 'Magnesium (as magnesium glycinate) 300 mg.',
    questions: [
      {
        question: 'Will it make me groggy in the morning?',
        answer: 'For most people, no. There is no melatonin in it.',
      },
      { question: 'Can I take it with ashwagandha?', answer: 'Yes, most people can.' },
    ],
  });
  const ofIt = (message: string) =>
    askedOfProduct(sharedUnderstanding().likenessOf, {
      message,
      reading: {
        ...readMessage({ message, history: [], products: [magnesium], inView: [] }),
        ask: { kind: 'question' },
        products: [],
      },
      history: [
        { role: 'user', content: 'i sleep like 4 hours', evidence: null },
        { role: 'assistant', content: 'Well.', evidence: { knowledge: [], products: ['magnesium'] } },
      ],
      products: [magnesium],
      productIds: [],
      isElsewhere: false,
    });
  expect(ofIt('is melatonin going to make me groggy in the morning')).toBeUndefined();
  expect(ofIt('is it going to make me groggy in the morning')).toBeDefined();
  expect(ofIt('can i take it with ashwagandha')).toBeDefined();
});
