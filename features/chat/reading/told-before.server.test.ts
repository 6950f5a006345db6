import { expect, test } from 'vitest';
import { nearestUntold, toldBefore, toldJustNow } from './told-before.server.ts';

const chlorophyll = {
  id: 'one',
  category: 'Foods and nutrients',
  question: 'What is liquid chlorophyll good for?',
  answer:
    'Liquid chlorophyll is the green color of plants. People take it for body odor, and there is little evidence. It can turn the tongue green and upset the stomach.',
  further: [],
  sources: [],
  score: 0.4,
};
const behind = (knowledge: string[]) => [
  { role: 'user' as const, content: 'what is chlorophyll', evidence: null },
  { role: 'assistant' as const, content: '', evidence: { knowledge, products: [] } },
];

test('of an entry that was told just before, what says what is asked now is told alone', () => {
  expect(toldBefore(chlorophyll, 'does it upset your stomach', behind(['one']))).toEqual({
    says: 'It can turn the tongue green and upset the stomach.',
    asks: true,
  });
});

test('where it says no more, that is known; who only tells something asks nothing', () => {
  expect(toldBefore(chlorophyll, 'is it legal in ohio', behind(['one']))).toEqual({
    says: undefined,
    asks: true,
  });
  expect(toldBefore(chlorophyll, 'i put mine in my lemonade', behind(['one']))).toEqual({
    says: undefined,
    asks: false,
  });
});

test('told whole where it surely answers, though no single sentence does', () => {
  expect(toldBefore({ ...chlorophyll, score: 0.9 }, 'is it legal in ohio', behind(['one']))).toBeUndefined();
});

test('told whole where nothing was asked before: it was a guess', () => {
  const [, told] = behind(['one']);
  const history = [{ role: 'user' as const, content: 'everybody drinking that green water', evidence: null }];
  expect(toldBefore(chlorophyll, 'is it legal in ohio', told ? [...history, told] : history)).toBeUndefined();
});

test.each([
  ['another entry was told', 'does it upset your stomach', ['two']],
  ['it is asked for by its name', 'so what is chlorophyll', ['one']],
  ['it is wanted once more', 'say it once more', ['one']],
  ['it was not what was meant', 'no, the drops', ['one']],
])('told whole where %s', (_, message, knowledge) => {
  expect(toldBefore(chlorophyll, message, behind(knowledge))).toBeUndefined();
});

test('a further question of it is answered, and not twice', () => {
  const keeps = {
    question: 'How long does it keep?',
    answer: 'Three months in the refrigerator once it is open.',
  };
  const asked = { ...keeps, odds: 1, alone: true, isPutSo: false };
  const passage = { ...chlorophyll, further: [keeps], asked };
  const says = (content: string) =>
    toldBefore(passage, 'how long till it spoils', [
      { role: 'user', content: 'what is chlorophyll', evidence: null },
      { role: 'assistant', content, evidence: { knowledge: ['one'], products: [] } },
    ])?.says;
  expect(says('Liquid chlorophyll is the green color of plants.')).toBe(keeps.answer);
  expect(says(`${keeps.answer}\n\nSource: …`)).toBeUndefined();
});

test('what was told to another question is told once more to who asks just that', () => {
  const keeps = { question: 'How long does it keep?', answer: 'Three months in the refrigerator.' };
  const asked = { ...keeps, odds: 1, alone: true, isPutSo: false, again: true };
  const told = (message: string) =>
    toldBefore({ ...chlorophyll, further: [keeps], asked }, message, [
      { role: 'user', content: 'i got a bottle of that green water', evidence: null },
      { role: 'assistant', content: keeps.answer, evidence: { knowledge: ['one'], products: [] } },
    ]);
  expect(told('how long till it spoils')).toEqual({ says: keeps.answer, asks: true, again: true });
  expect(told('i put mine in my lemonade')?.again).toBeUndefined();
});

test('where it says no more, the nearest of the rest that no reply has told is what was perhaps meant', () => {
  const keeps = {
    question: 'How long does it keep?',
    answer: 'Three months in the refrigerator once it is open.',
  };
  const stains = {
    question: 'Does it stain?',
    answer: 'It stains a cotton shirt green, and soap takes it out.',
  };
  const passage = { ...chlorophyll, further: [stains, keeps], next: [keeps.question, stains.question] };
  const nearest = (...told: string[]) =>
    nearestUntold(
      passage,
      'does it stain in the refrigerator',
      told.map((content) => ({ role: 'assistant' as const, content, evidence: null })),
    )?.asked;
  expect(nearest(chlorophyll.answer)).toMatchObject({ ...keeps, alone: true, isPutSo: false });
  expect(nearest(chlorophyll.answer, `${keeps.answer}\n\nSource: …`)).toMatchObject(stains);
  expect(nearest(keeps.answer, stains.answer)).toBeUndefined();
  expect(nearestUntold(passage, "And my daughter, she's 10.", [])).toBeUndefined();
  expect(nearestUntold(chlorophyll, 'does it stain', [])).toBeUndefined();
});

test('what the last reply told is known, also without its yes, unless it is wanted once more', () => {
  const answer = 'Yes, it keeps three months in the refrigerator once it is open.';
  const [asked, reply] = behind(['one']);
  const history = (content: string) => (asked && reply ? [asked, { ...reply, content }] : []);
  expect(toldJustNow('and in the car', history(answer))(answer)).toBe(true);
  expect(
    toldJustNow(
      'and in the car',
      history('It keeps three months in the refrigerator once it is open.'),
    )(answer),
  ).toBe(true);
  expect(toldJustNow('and in the car', history('Something else.'))(answer)).toBe(false);
  expect(toldJustNow('say it once more', history(answer))(answer)).toBe(false);
});

test('the whole of it is not told a second time, however surely it is meant', () => {
  const [asked, reply] = behind(['one']);
  const history = asked && reply ? [asked, { ...reply, content: chlorophyll.answer }] : [];
  expect(toldBefore({ ...chlorophyll, score: 0.9 }, 'so what do i do', history)).toEqual({
    says: undefined,
    asks: true,
  });
});

test('an answer that was one of several is told again by itself to whoever means it', () => {
  const answer = 'It can turn the tongue green and upset the stomach.';
  const behindReply = (knowledge: string[]) => [
    { role: 'user' as const, content: 'what is chlorophyll', evidence: null },
    {
      role: 'assistant' as const,
      content: answer,
      evidence: { knowledge, products: [], missed: 'likely' as const },
    },
  ];
  expect(toldJustNow('and the tongue', behindReply(['one']))(answer)).toBe(true);
  expect(toldJustNow('and the tongue', behindReply(['one', 'two']))(answer)).toBe(false);
});
