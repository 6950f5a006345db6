import { expect, test } from 'vitest';
import { entriesOfFirstKnowledge } from '#tests/support/entries-of-first-knowledge.ts';
import { makePassage } from '#tests/support/make-assistant.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { nearestQuestion } from './nearest-question.server.ts';

const { asksOf, entriesLike, likenessOf, topicsOf } = sharedUnderstanding();

const knowledge = { entriesOf: entriesOfFirstKnowledge };
const nearestTo = async (message: string, before?: string, isTold?: (answer: string) => boolean) => {
  const nearest = await nearestQuestion(
    { knowledge, likenessOf, asksOf, topicsOf, entriesLike },
    { message, before, found: [] },
    isTold,
  );
  const { asked, question } = nearest?.passage ?? {};
  return {
    asks: asked?.question ?? question,
    answer: asked?.answer,
    odds: nearest?.odds ?? 0,
    again: asked?.again,
  };
};

test.each([
  ['can i still have my coffee, just one cup', 'hi im breastfeeding a 5 wk old', /coffee|caffeine/i],
  ['milk thistle any good', 'They found early cirrhosis on my scan', /sick liver/],
  ['oysters alright?', 'Gout.', /gout/i],
  [
    'so could it be the rice and plantain',
    'my triglycerides came back 290. no soda neither',
    /triglycerides/i,
  ],
])('%j behind %j asks for both', async (message, before, wanted) => {
  const inTalk = await nearestTo(message, before);
  expect(inTalk.asks).toMatch(wanted);
  expect((await nearestTo(message)).asks).not.toBe(inTalk.asks);
});

test('who changes the subject asks by what the message says', async () => {
  const nearest = await nearestTo(
    'does a probiotic need to stay in the refrigerator',
    'what foods have iron',
  );
  expect(nearest.asks).toMatch(/probiotic/i);
  expect(nearest.odds).toBeGreaterThan(0);
});

test.each([
  ['how much is it', 'do you have zinc'],
  ['any of them liquid', 'what do yall got for energy'],
  ['lol ok lemme think on it', 'is zinc good for colds'],
])('%j behind %j asks no such question', async (message, before) => {
  expect((await nearestTo(message, before)).odds).toBeLessThan(0);
});

test.each([
  ['turmeric', /^Does turmeric \(curcumin\) help joints, and/],
  ['what is okra water', /okra water/i],
])('%j asks for the thing itself', async (message, wanted) => {
  expect((await nearestTo(message)).asks).toMatch(wanted);
});

test('an entry of the owner is found by its words, and asked for by its further questions', async () => {
  const own = makePassage({
    id: 'own',
    question: 'What is zanbrum?',
    answer: 'Zanbrum is a root of our garden.',
    further: [
      { question: 'Can zanbrum be frozen?', answer: 'Yes, for six months.' },
      { question: 'Who planted zanbrum?', answer: 'My grandmother.' },
    ],
  });
  const nearest = await nearestQuestion(
    { knowledge, likenessOf, asksOf, topicsOf: () => [], entriesLike: () => [] },
    { message: 'can i freeze zanbrum', before: undefined, found: [own] },
  );
  expect(nearest?.passage.asked?.question).toBe('Can zanbrum be frozen?');
  expect(nearest?.passage.next).toEqual(['Who planted zanbrum?']);
});

test('without an entry nothing is asked', async () => {
  const nothing = { knowledge, likenessOf, asksOf, topicsOf: () => [], entriesLike: () => [] };
  expect(await nearestQuestion(nothing, { message: 'iron', before: undefined, found: [] })).toBeUndefined();
});

test('of two entries that answer the same question neither stands against the other', async () => {
  const twin = (id: string) =>
    makePassage({
      id,
      question: 'Do copper bracelets help?',
      further: [{ question: 'Which foods bring zinc without meat?', answer: 'Beans and nuts.' }],
    });
  const oddsOf = async (found: Parameters<typeof nearestQuestion>[1]['found']) => {
    const nearest = await nearestQuestion(
      { knowledge, likenessOf, asksOf, topicsOf: () => [], entriesLike: () => [] },
      { message: 'foods with zinc, no meat', before: undefined, found },
    );
    return nearest?.odds ?? 0;
  };
  expect(await oddsOf([twin('one'), twin('other')])).toBeCloseTo(await oddsOf([twin('one')]), 5);
});

test('what was just told is the answer once more where it is likely asked, and else the next one is', async () => {
  const again = async (message: string, before: string) => {
    const { asks, answer } = await nearestTo(message, before);
    expect(answer).toBeDefined();
    const next = await nearestTo(message, before, (told) => told === answer);
    return { ...next, isSame: next.asks === asks };
  };
  expect(
    await again('so could it be the rice and plantain', 'my triglycerides came back 290. no soda neither'),
  ).toMatchObject({ isSame: true, again: true });
  expect(await again('my uncle from Georgia say different', 'soursop tea on metformin')).toMatchObject({
    isSame: false,
    again: undefined,
  });
});

test('a question that asks for more than was said, or for something else, gives way to the one that is asked', async () => {
  for (const [message, before, question] of [
    ['saw palmetto + flomax ok?', undefined, 'Can saw palmetto go with finasteride, tamsulosin or Plavix?'],
    [
      'and what I gotta spend for it to be free',
      'how much is shipping to Baton Rouge',
      'How much is shipping, and how long does it take?',
    ],
    [
      'so the website work on it just as good?',
      'is there an app. my phone old, its a android',
      'Does the site work on an old phone or a flip phone?',
    ],
  ] as const)
    expect((await nearestTo(message, before)).asks).toBe(question);
});

test('letters without a word ask nothing', async () => {
  expect((await nearestTo('asdkjh qwoeiu zmxnc')).asks).toBeUndefined();
  expect((await nearestTo('kpomo')).asks).toMatch(/kpomo/i);
});
