import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { forEachDatabase } from '#tests/support/databases.ts';
import { ask, knowledgeOf, makeAssistant, makePassage } from '#tests/support/make-assistant.ts';
import { makeProduct } from '#tests/support/make-product.ts';

const probiotic = makeProduct({
  title: 'Good Gut Probiotic',
  handle: 'good-gut',
  description: 'Supplement Facts. Serving size: 1 capsule. Lactobacillus acidophilus 10 billion CFU.',
});

forEachDatabase('what is looked up', (open) => {
  test('asked of products in words that name none, what was asked before is meant', async () => {
    const sessionId = randomUUID();
    const assistant = makeAssistant(await open(), {
      products: [probiotic],
      topicsOf: (text) => (text === 'lemme see' ? [{ topic: 'product-shelf', likelihood: 0.9 }] : []),
    });
    expect((await ask(assistant, { sessionId, message: 'What are probiotics?' })).text).not.toContain(
      '/product/',
    );
    expect((await ask(assistant, { sessionId, message: 'lemme see' })).text).toContain('/product/good-gut');
    // Nothing was asked before.
    const first = await ask(assistant, { sessionId: randomUUID(), message: 'lemme see' });
    expect(first.text).not.toContain('/product/');
  });

  test('who names a product and asks what no entry surely answers is told of that, not what an entry perhaps meant', async () => {
    const strength = makeProduct({
      title: 'Strength of a Man',
      handle: 'strength-of-a-man',
      description: 'A plan of zinc and maca for stamina.',
    });
    const message = 'strength of a man what that do exactly';
    const told = async (fit: 'likely' | 'sure') => {
      const found = { passages: [makePassage({ id: 'men', answer: 'Zinc is what men ask for.' })], fit };
      const knowledge = { find: () => Promise.resolve(found) };
      const assistant = makeAssistant(await open(), { products: [strength], knowledge });
      return (await ask(assistant, { sessionId: randomUUID(), message })).text;
    };
    expect(await told('likely')).toContain('A plan of zinc and maca');
    expect(await told('likely')).not.toContain('what men ask for');
    expect(await told('sure')).toContain('what men ask for');
  });

  test('who says to ask something different goes on about nothing', async () => {
    const knowledge = knowledgeOf([]);
    const assistant = makeAssistant(await open(), { knowledge });
    const sessionId = randomUUID();
    await ask(assistant, { sessionId, message: 'do the hair gummies have biotin' });
    await ask(assistant, { sessionId, message: 'oh and different thing, how long is shipping to Seattle' });
    expect(knowledge.asked.at(-1)).toBe('how long is shipping to Seattle');
    await ask(assistant, { sessionId, message: 'different question' });
    expect(knowledge.asked.at(-1)).toContain('different question');
    await ask(assistant, { sessionId, message: 'is there another thing I can take for that' });
    expect(knowledge.asked.at(-1)).toContain('another thing I can take for that');
  });

  test('once more is no part of a question, but for one that says nothing else', async () => {
    const knowledge = knowledgeOf([]);
    const assistant = makeAssistant(await open(), { knowledge });
    await ask(assistant, { sessionId: randomUUID(), message: 'Tell me about zinc once more' });
    await ask(assistant, { sessionId: randomUUID(), message: 'again' });
    expect(knowledge.asked).toEqual(['Tell me about zinc', 'again']);
  });

  test('what goes on about a question is looked up together with it, but what stands by itself is not', async () => {
    const asked: string[] = [];
    const knowledge = {
      find: (question: string) => {
        asked.push(question);
        return Promise.resolve({ passages: [], fit: 'unknown' as const });
      },
    };
    const assistant = makeAssistant(await open(), {
      knowledge,
      topicsOf: (text) => (text === 'is it hot out' ? [{ topic: 'none', likelihood: 0.9 }] : []),
    });
    const sessionId = randomUUID();
    for (const message of ['what is mullein', 'so it opens the chest', 'is it hot out'])
      await ask(assistant, { sessionId, message });
    expect(asked).toEqual([
      'what is mullein',
      'so it opens the chest',
      'what is mullein so it opens the chest',
      'is it hot out',
    ]);
  });

  test('never mind that: the question before is taken back, and what stood before it goes on', async () => {
    const knowledge = knowledgeOf([]);
    const assistant = makeAssistant(await open(), { knowledge, products: [probiotic] });
    const sessionId = randomUUID();
    await ask(assistant, { sessionId, message: 'good gut' });
    await ask(assistant, { sessionId, message: 'can you email me' });
    const reply = await ask(assistant, { sessionId, message: 'never mind that, is it vegan' });
    expect(reply.text).toContain('/product/good-gut');
    // By itself it takes nothing back.
    await ask(assistant, { sessionId, message: 'never mind' });
    expect(knowledge.asked.at(-1)).toContain('never mind');
  });

  test('what a message may be about is looked up as it goes on what was said before, but not of talk', async () => {
    const asked: [string, string | undefined][] = [];
    const knowledge = {
      find: (question: string, options?: { before?: string | undefined }) => {
        asked.push([question, options?.before]);
        return Promise.resolve({ passages: [], fit: 'unknown' as const });
      },
    };
    const assistant = makeAssistant(await open(), {
      knowledge,
      topicsOf: (text) => (text === 'lol im playing with you' ? [{ topic: 'none', likelihood: 0.9 }] : []),
    });
    const sessionId = randomUUID();
    const messages = [
      'my pressure ran high',
      'the nurse said',
      'cooking at home could change',
      'lol im playing with you',
    ];
    for (const message of messages) await ask(assistant, { sessionId, message });
    expect(asked.filter(([question]) => messages.includes(question))).toEqual([
      ['my pressure ran high', undefined],
      ['the nurse said', 'my pressure ran high'],
      ['cooking at home could change', 'my pressure ran high. the nurse said'],
      ['lol im playing with you', undefined],
    ]);
  });

  test('a question that says nothing of products asks of them where it goes on about them', async () => {
    const assistant = makeAssistant(await open(), {
      products: [probiotic],
      topicsOf: (text, before) =>
        before === 'good gut' && text === 'how many in there for me'
          ? [{ topic: 'product-count', likelihood: 0.9 }]
          : [{ topic: 'probiotics', likelihood: 0.2 }],
    });
    const sessionId = randomUUID();
    await ask(assistant, { sessionId, message: 'good gut' });
    const reply = await ask(assistant, { sessionId, message: 'how many in there for me' });
    expect(reply.text).toContain('/product/good-gut');
  });

  test('a fact is asked of what the question before named, where no product answered that', async () => {
    const sessionId = randomUUID();
    const assistant = makeAssistant(await open(), {
      products: [probiotic],
      topicsOf: (text) => (text === 'what it run me' ? [{ topic: 'product-price', likelihood: 0.9 }] : []),
    });
    await ask(assistant, { sessionId, message: 'are probiotics good for babies or not' });
    const { text } = await ask(assistant, { sessionId, message: 'what it run me' });
    expect(text).toContain('[Good Gut Probiotic](/product/good-gut) is USD');
  });

  test('what only says something is heard, and is no question that nobody could answer', async () => {
    const none = [{ topic: 'none', likelihood: 0.9 }];
    const assistant = makeAssistant(await open(), { topicsOf: () => none });
    const said = async (message: string) => (await ask(assistant, { sessionId: randomUUID(), message })).text;
    expect(await said('hol on my pot boiling over')).toContain('I hear you.');
    expect(await said('yall do gift cards')).toContain('I don’t know that one');
  });

  test('who asks for everything is told the shelves', async () => {
    const assistant = makeAssistant(await open(), {
      topicsOf: () => [{ topic: 'product-shelf', likelihood: 0.9 }],
    });
    const { text } = await ask(assistant, { sessionId: randomUUID(), message: 'read me what all you sell' });
    expect(text).toContain('We sell dietary supplements');
    expect(text).toContain('](/conditions/sleep)');
  });

  test('a wish that no shelf fulfills is told the entry that is perhaps meant', async () => {
    const passage = makePassage({ question: 'What keeps weight off?', answer: 'Walking and sleep do.' });
    const wish = 'anything to keep the pounds gone, what yall got';
    const answering = async (topic: string, message = wish) => {
      const assistant = makeAssistant(await open(), {
        knowledge: { find: () => Promise.resolve({ passages: [passage], fit: 'likely' as const }) },
        topicsOf: () => [{ topic, likelihood: 0.35 }],
      });
      return (await ask(assistant, { sessionId: randomUUID(), message })).text;
    };
    expect(await answering('weight-habits')).toContain('I think you mean “What keeps weight off?”');
    expect(await answering('product-shelf')).toContain('I found nothing in our shop');
    // Names nothing that a shop has.
    expect(await answering('product-shelf', 'who you got winning the Classic')).toContain('I think you mean');
  });

  test('what surely goes on about a thing asks a question, whatever fact of a product it sounds like', async () => {
    const passage = makePassage({
      question: 'Is sorrel good for you?',
      answer: 'Sorrel is a tart red drink.',
    });
    const reply = async (message: string, likelihood: number) => {
      const assistant = makeAssistant(await open(), {
        products: [probiotic],
        knowledge: { find: () => Promise.resolve({ passages: [passage], fit: 'sure' as const }) },
        topicsOf: (_, before) => (before === undefined ? [] : [{ topic: 'hibiscus-sorrel', likelihood }]),
      });
      const sessionId = randomUUID();
      await ask(assistant, { sessionId, message: 'good gut probiotic' });
      return (await ask(assistant, { sessionId, message })).text;
    };
    expect(await reply('is there sugar in it', 0.95)).toContain('Sorrel is a tart red drink.');
    expect(await reply('is there sugar in it', 0.6)).toContain('lists no sugar');
    expect(await reply('is there sugar in it that you sell', 0.95)).toContain('lists no sugar');
  });

  test('behind an answer about a thing products are asked of only where the talk is about them', async () => {
    const passage = makePassage({ question: 'Is vitamin C good for gums?', answer: 'An orange has plenty.' });
    const reply = async (first: string, ofProducts: number) => {
      const assistant = makeAssistant(await open(), {
        products: [probiotic],
        knowledge: { find: () => Promise.resolve({ passages: [passage], fit: 'sure' as const }) },
        topicsOf: (question, before) =>
          before === undefined
            ? [{ topic: 'product-price', likelihood: question === first ? ofProducts : 0.6 }]
            : [{ topic: 'vitamin-c', likelihood: 0.8 }],
      });
      const sessionId = randomUUID();
      await ask(assistant, { sessionId, message: first });
      return (await ask(assistant, { sessionId, message: 'how much is that tho' })).text;
    };
    expect(await reply('my gums bleed', 0)).toContain('stands just above');
    expect(await reply('any probiotic for gums', 0.6)).toContain('USD');
  });

  test('a word of the store names no rule of it where the message is surely about something else', async () => {
    const named: string[] = [];
    const entryOf = async (likelihood: number) => {
      const assistant = makeAssistant(await open(), {
        knowledge: {
          find: () => Promise.resolve({ passages: [], fit: 'unknown' as const }),
          entry: (name) => {
            named.push(name);
            return Promise.resolve(undefined);
          },
        },
        topicsOf: () => [{ topic: 'nutrition-black-adults', likelihood }],
      });
      await ask(assistant, {
        sessionId: randomUUID(),
        message: 'why do black people run low on vitamin d when we the ones made for the sun',
      });
      return named.splice(0);
    };
    expect(await entryOf(0.5)).toEqual(['who-owns']);
    expect(await entryOf(0.9)).toEqual([]);
  });
});
