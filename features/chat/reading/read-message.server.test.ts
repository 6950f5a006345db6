import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { readMessage } from './read-message.server.ts';

const pressure = makeProduct({ title: 'Pressure Balance', handle: 'pressure-balance' });
const beet = makeProduct({ title: 'Beet Nitric', handle: 'beet-nitric' });
const prenatal = makeProduct({
  title: 'Mama Prenatal with Methylfolate, Iron and DHA',
  handle: 'mama-prenatal',
});
const vitaminC = makeProduct({ title: 'Pick-Up Vitamin C', handle: 'in-house-pick-up-vitamin-c' });
const products = [pressure, beet, prenatal, vitaminC];

const said = (role: Turn['role'], content: string, shown: string[] = [], knowledge: string[] = []): Turn => ({
  role,
  content,
  evidence: role === 'assistant' ? { knowledge, products: shown } : null,
});
const read = (message: string, history: Turn[] = [], inView = products.slice(0, 0)) =>
  readMessage({ message, history, products, inView });
const kind = (message: string, history: Turn[] = []) => read(message, history).ask.kind;

const offered = [
  said('user', 'What does magnesium do?'),
  said('assistant', 'Magnesium helps …', ['pressure-balance', 'beet-nitric'], ['magnesium']),
];

test('greetings, thanks and goodbyes are no questions; a question behind a greeting is one', () => {
  const greetings = ['Hi!', 'hello there', 'Good morning', 'Good evening my dear, how are you today?'];
  expect(greetings.map((message) => kind(message))).toEqual(greetings.map(() => 'greeting'));
  expect(kind('Thank you so much!')).toBe('thanks');
  expect(kind('bye now')).toBe('goodbye');
  expect(kind('Hi, what does zinc do?')).toBe('question');
});

test('a no declines what was offered, but one that goes on to ask is a question', () => {
  const answered = (message: string) =>
    readMessage({ message, history: offered, products, inView: [], intent: 'talk-no', sureOfIntent: true })
      .ask.kind;
  expect(answered('nah im good')).toBe('declined');
  expect(answered('No no no. That is not what I am asking you.')).toBe('declined');
  expect(answered('nah i dont want no gummies. whats some stuff i can just do')).toBe('question');
  expect(answered('di bottle seh oxide. dem have others weh nuh do dat?')).toBe('question');
});

test('a product is known by its title, its short name and its handle, and the longest name wins', () => {
  const named = (message: string) => read(message).products.map(({ handle }) => handle);
  expect(named('How much is pressure balance?')).toEqual(['pressure-balance']);
  expect(named('price of Mama Prenatal please')).toEqual(['mama-prenatal']);
  expect(named('is Pick-Up Vitamin C in stock')).toEqual(['in-house-pick-up-vitamin-c']);
  expect(named('How much vitamin C is enough?')).toEqual([]);
});

test('facts of a named product come from the catalogue', () => {
  const fact = (message: string) => {
    const { ask } = read(message);
    return ask.kind === 'fact' ? ask.fact.kind : ask.kind;
  };
  expect(fact('How much is Pressure Balance?')).toBe('price');
  expect(fact('Is Beet Nitric sold out?')).toBe('stock');
  expect(fact("What's in Beet Nitric?")).toBe('contents');
  expect(fact('How do I take Pressure Balance?')).toBe('directions');
  expect(fact('Does Pressure Balance have side effects?')).toBe('warnings');
  expect(fact('Tell me about Pressure Balance')).toBe('about');
  expect(fact('Pressure Balance')).toBe('about');
  expect(fact('How much is shipping?')).toBe('question');
});

test('two named products are compared', () => {
  expect(read('Compare Pressure Balance and Beet Nitric').ask.kind).toBe('compare');
  expect(read('Beet Nitric or Pressure Balance?').products).toEqual([beet, pressure]);
});

test('"which one is cheaper" means what was just offered', () => {
  const reading = read('Which one is cheaper?', offered);
  expect(reading.ask).toEqual({ kind: 'order', cheapest: true });
  expect(reading.products).toEqual([pressure, beet]);
  expect(read('and the more expensive one?', offered).ask).toEqual({ kind: 'order', cheapest: false });
});

test('"the second one" is the second', () => {
  expect(read('Is the second one in stock?', offered).products).toEqual([beet]);
});

test('"it" is what was offered, otherwise what the visitor looks at', () => {
  expect(read('how much is it?', offered).products).toEqual([pressure, beet]);
  expect(read('how much is it?', [], [prenatal]).products).toEqual([prenatal]);
  expect(read('how much is it?').ask.kind).toBe('question');
});

test('which of two to stop is no comparison of prices', () => {
  const talk = [
    said('user', 'how much is the pressure balance'),
    said('assistant', 'USD 20', ['pressure-balance']),
    said('user', 'and the beet nitric'),
    said('assistant', 'USD 30', ['beet-nitric']),
  ];
  expect(read('and which one should i stop if i gotta stop one', talk).ask).toEqual({
    kind: 'fact',
    fact: { kind: 'together' },
  });
});

test('"and for my mother?" asks the last question again, for her', () => {
  const history = [
    ...offered,
    said('user', 'Which one is cheaper?'),
    said('assistant', 'Pressure Balance …', ['pressure-balance', 'beet-nitric']),
  ];
  const reading = read('And for my mother?', history);
  expect(reading).toMatchObject({ ask: { kind: 'question' }, followUp: true, person: 'mother' });
  expect(reading.query).toBe('What does magnesium do? And for my mother?');
});

test('an addition with a subject of its own is a question of its own', () => {
  expect(read('What about zinc?', offered)).toMatchObject({ query: 'What about zinc?', followUp: false });
});

test('"tell me more" goes on, further each time', () => {
  const once = read('Tell me more', offered);
  expect(once).toMatchObject({ ask: { kind: 'more', steps: 1 }, query: 'What does magnesium do?' });
  const history = [...offered, said('user', 'Tell me more'), said('assistant', 'Also …', [], ['forms'])];
  expect(read('more please', history).ask).toEqual({ kind: 'more', steps: 2 });
});

test('"tell me more" about one product asks for its label', () => {
  const history = [
    said('user', 'Tell me about Pressure Balance'),
    said('assistant', 'Pressure Balance: …', ['pressure-balance']),
  ];
  expect(read('tell me more', history)).toMatchObject({
    ask: { kind: 'fact', fact: { kind: 'contents' } },
    products: [pressure],
  });
});

test('who asks what the shop has is shown its shelf', () => {
  for (const message of [
    'What do you have for sleep?',
    'Can you recommend something for energy',
    'Do you sell ashwagandha?',
  ])
    expect(kind(message), message).toBe('shelf');
  expect(read('What is your cheapest magnesium?').ask).toEqual({
    kind: 'shelf',
    cheapestFirst: true,
    popular: false,
  });
});

test('things are compared that are meant by what they are called, but not substances of which articles tell', () => {
  const compared = (message: string) => read(message).products.map(({ handle }) => handle);
  expect(compared('is the prenatal better than the vitamin c')).toEqual([
    'mama-prenatal',
    'in-house-pick-up-vitamin-c',
  ]);
  expect(kind('is the prenatal better than the vitamin c')).toBe('compare');
  expect(kind("what's the difference between folate and iron")).toBe('question');
});

test('things that were asked of one after the other are compared', () => {
  const two = [
    said('user', 'do you sell beet powder'),
    said('assistant', 'In our shop …', ['beet-nitric']),
    said('user', 'and something for pressure'),
    said('assistant', 'In our shop …', ['pressure-balance', 'mama-prenatal']),
  ];
  const asked = (message: string, history: Turn[]) => {
    const { ask, products: found } = read(message, history);
    return [ask.kind, ...found.map(({ handle }) => handle)];
  };
  expect(asked("what's the difference between the two", two)).toEqual([
    'compare',
    'beet-nitric',
    'pressure-balance',
    'mama-prenatal',
  ]);
  expect(asked('which is cheaper', two)).toEqual([
    'order',
    'beet-nitric',
    'pressure-balance',
    'mama-prenatal',
  ]);
  const together = [
    said('user', 'torn between the prenatal and the beet powder'),
    said('assistant', '…', ['mama-prenatal']),
  ];
  expect(asked("what's the difference", together)).toEqual(['compare', 'mama-prenatal', 'beet-nitric']);
  // One of those that were shown before: those are compared.
  const oneOfThem = [
    ...offered,
    said('user', 'tell me about the pressure one'),
    said('assistant', '…', ['pressure-balance']),
  ];
  expect(asked('which is cheaper', oneOfThem)).not.toContain('mama-prenatal');
  const three = [
    said('user', 'what you got'),
    said('assistant', '…', ['mama-prenatal', 'beet-nitric', 'pressure-balance']),
  ];
  expect(asked('compare the first two', three)).toEqual(['compare', 'mama-prenatal', 'beet-nitric']);
});

test('thanks that go on to ask are a question', () => {
  const kind = (message: string) =>
    readMessage({ message, history: offered, products, inView: [], intent: 'talk-thanks' }).ask.kind;
  expect(kind('thank you baby, you been so helpful')).toBe('thanks');
  expect(kind('thanks for telling me how it works')).toBe('thanks');
  expect(kind('Thank you, which of those two is for nails mainly?')).not.toBe('thanks');
  expect(kind('Thank you. Would someone with the trait need to be careful with iron?')).not.toBe('thanks');
  expect(kind('thank you for all the help, the tea is the best')).toBe('thanks');
});

test('of what was shown the one is meant that a word of its name, or what it holds, points at', () => {
  const shown = [
    said('user', 'do you have something for blood pressure'),
    said('assistant', 'In our shop …', ['pressure-balance', 'beet-nitric']),
  ];
  const meant = (message: string) =>
    readMessage({ message, history: shown, products, inView: [], intent: 'product-price' }).products.map(
      ({ handle }) => handle,
    );
  expect(meant('how much is the beet one')).toEqual(['beet-nitric']);
  expect(meant('how much is it')).toHaveLength(2);
});

test('which has the most of it is asked of what was asked for before', () => {
  const shown = [
    said('user', 'what do you have with vitamin C'),
    said('assistant', 'In our shop …', ['pressure-balance', 'beet-nitric']),
  ];
  const { ask } = readMessage({
    message: 'which has the most per serving',
    history: shown,
    products,
    inView: [],
    intent: 'product-cheaper',
  });
  expect(ask).toEqual({
    kind: 'fact',
    fact: { kind: 'amount', substances: ['vitamin-c'], words: 'vitamin c' },
  });
});

test('who only says for whom it is wishes for the same as before', () => {
  const asked = [said('user', 'do you have anything for energy'), said('assistant', 'In our shop …')];
  const { ask, query, followUp } = read('my dad is 63', asked);
  expect(ask.kind).toBe('shelf');
  expect(query).toContain('energy');
  expect(followUp).toBe(true);
  expect(read('i take 63 pills', asked).followUp).toBe(false);
});

test('a thing with a budget, and a thing that is needed, are wishes', () => {
  expect(kind('gift for my auntie, herbal tea, under 30 dollars')).toBe('shelf');
  expect(kind('I need iron but not the kind that stops you up')).toBe('shelf');
  expect(kind('I need to know if iron stops you up')).toBe('question');
  expect(kind('can I take iron under 50 mg')).toBe('question');
});

test('a fact is asked of another one as well only behind a fact of products', () => {
  const pill = makeProduct({ title: 'Elderberry Shield', handle: 'elderberry-shield', tags: ['elderberry'] });
  const asked = (knowledge: string[]) =>
    readMessage({
      message: 'and the elderberry?',
      history: [
        said('user', 'does the Beet Nitric have echinacea in it'),
        said('assistant', '…', ['beet-nitric'], knowledge),
      ],
      products: [...products, pill],
      inView: [],
    }).ask;
  expect(asked([])).toMatchObject({ kind: 'fact', fact: { kind: 'contains' } });
  expect(asked(['echinacea']).kind).toBe('question');
});

test('two that were told of one after the other are compared by who asks which, or whether one is better', () => {
  const told = [
    said('user', 'whats the pressure balance'),
    said('assistant', '…', ['pressure-balance']),
    said('user', 'what is beet nitric'),
    said('assistant', '…', ['beet-nitric']),
  ];
  const compared = (message: string, history: Turn[]) => {
    const { ask, products: of } = read(message, history);
    return [ask.kind, ...of.map(({ handle }) => handle)];
  };
  expect(compared('which one for me if I drive at 5am', told)).toEqual([
    'compare',
    'beet-nitric',
    'pressure-balance',
  ]);
  expect(compared('is pressure balance better for that', told.slice(2))).toEqual([
    'compare',
    'beet-nitric',
    'pressure-balance',
  ]);
  expect(compared('which one for me', told.slice(2))[0]).not.toBe('compare');
});
