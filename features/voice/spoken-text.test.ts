import { expect, test } from 'vitest';
import { isEchoOf, isForEyes, plainWords, splitSentences, toSpeechText } from './spoken-text.ts';

test('marks and addresses are not read out', () => {
  expect(plainWords('**Try** [Deep Rest](/product/deep-rest), *not* a `cure`.')).toBe(
    'Try Deep Rest, not a cure.',
  );
  expect(plainWords('- first\n2. second\n## third')).toBe('first\nsecond\nthird');
});

test('a price is read as people say it', () => {
  expect(toSpeechText('It is USD 24.99 today.')).toBe('It is $24.99 today.');
});

test('emergency numbers are read digit by digit, other numbers are not', () => {
  expect(toSpeechText('Call 911, or text 988.')).toBe('Call 9 1 1, or text 9 8 8.');
  expect(toSpeechText('USD 9.88, 1988, 911-7, 2,911 and 988.5 mg')).toBe(
    '$9.88, 1988, 911-7, 2,911 and 988.5 mg',
  );
});

test.each([
  ['Zinc is a mineral (source: NIH, 2024). It is in oysters.', 'Zinc is a mineral. It is in oysters.'],
  ['Read it at https://ods.od.nih.gov/zinc?x=1.', 'Read it at.'],
  ['Sources: Zinc. A fact sheet; Dr. Lee’s page', ''],
  ['The source of zinc is food.', 'The source of zinc is food.'],
])('%j is said as %j', (written, said) => {
  expect(toSpeechText(written).trim()).toBe(said);
});

test('a source is one sentence for the eyes, whatever its title is', () => {
  const sentences = splitSentences();
  const got = [
    ...sentences.push('It is a mineral.\nSource: [What is zinc? For you.](https://x.example/a)\n'),
    ...sentences.push('Ask a doctor.'),
    ...sentences.end(),
  ];
  expect(got.map((sentence) => [sentence, isForEyes(sentence)])).toEqual([
    ['It is a mineral.', false],
    ['Source: What is zinc? For you.', true],
    ['Ask a doctor.', false],
  ]);
});

test('sentences come as soon as they are over, however the text is cut', () => {
  const text = 'It has 2.5 mg, e.g. in Dr. Lee’s tea. Call 911! And then?\n- Rest\n- Sleep';
  const expected = ['It has 2.5 mg, e.g. in Dr. Lee’s tea.', 'Call 911!', 'And then?', 'Rest', 'Sleep'];
  for (const size of [1, 3, 7, 500]) {
    const sentences = splitSentences();
    const got: string[] = [];
    for (let at = 0; at < text.length; at += size) got.push(...sentences.push(text.slice(at, at + size)));
    expect([...got, ...sentences.end()]).toEqual(expected);
  }
});

test('nothing left says nothing', () => {
  const sentences = splitSentences();
  expect(sentences.push('Done. ')).toEqual(['Done.']);
  expect(sentences.end()).toEqual([]);
});

test.each([
  ['magnesium helps with rest', 'Magnesium helps many people with rest at night.', true],
  ['', 'Anything', true],
  ['stop I want to ask about iron', 'Magnesium helps many people with rest.', false],
  ['what about iron', 'Magnesium helps with rest. What helps more is sleep.', false],
])('%j heard during %j: echo %s', (heard, spoken, echo) => {
  expect(isEchoOf(heard, spoken)).toBe(echo);
});
