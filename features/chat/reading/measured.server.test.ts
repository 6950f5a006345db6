import { expect, test } from 'vitest';
import { makePassage } from '#tests/support/make-assistant.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { asksWhatNumberSays, measuredIn, withMeasured } from './measured.server.ts';

const { readTurn } = sharedUnderstanding();
const read = (...messages: string[]) =>
  measuredIn(readTurn(messages.map((text) => ({ from: 'visitor' as const, text }))));

test('a number is told in front of what answers, and alone where only it is asked or nothing answers', () => {
  const measured = read('ferritin 9');
  if (!measured) throw new Error('nothing measured');
  const passage = makePassage({ id: 'iron', answer: 'Iron carries oxygen.' });
  const told = withMeasured({ passages: [passage], fit: 'sure' }, measured, 'ferritin 9, do i need iron');
  expect(told.passages[0]).toMatchObject({
    id: 'iron',
    asked: { answer: measured.answer, alone: false },
    sources: [{ url: 'https://ods.od.nih.gov/factsheets/Iron-HealthProfessional/' }, ...passage.sources],
  });
  const asked = withMeasured({ passages: [passage], fit: 'likely' }, measured, 'ferritin 9 is that low');
  expect(asked).toMatchObject({ fit: 'sure', passages: [{ isReckoned: true }, { id: 'iron' }] });
  const alone = withMeasured({ passages: [], fit: 'unknown' }, measured, 'ferritin 9');
  expect(alone).toMatchObject({ fit: 'sure', passages: [{ asked: { answer: measured.answer } }] });
});

test('the answer behind a number begins without its yes or no', () => {
  const measured = read('my ldl is 168');
  if (!measured) throw new Error('nothing measured');
  const asked = {
    question: 'May I eat eggs?',
    answer: 'Yes, one a day is fine.',
    odds: 1,
    alone: true,
    isPutSo: true,
  };
  const told = withMeasured({ passages: [makePassage({ asked })], fit: 'sure' }, measured, 'can I eat eggs');
  expect(told.passages[0]?.asked?.answer).toBe(`${measured.answer}\n\nOne a day is fine.`);
});

test('"it was 212" is of the sugar that was asked about before', () => {
  expect(read('when do I check my sugar', 'it was 212 last night after the repast')?.answer).toContain(
    'A blood sugar of 212 mg/dL after a meal',
  );
  expect(read('when do I check my sugar', 'I am 72 and retired')).toBeUndefined();
});

test.each(['is that high', 'what that mean', 'is it really bad', '142 over 90, is that ok'])(
  '"%s" asks what a number says',
  (message) => {
    expect(asksWhatNumberSays(message)).toBe(true);
  },
);
test.each(['what can I eat', 'is brown rice any better', 'which one go with my pill'])(
  '"%s" asks something else',
  (message) => {
    expect(asksWhatNumberSays(message)).toBe(false);
  },
);

test('as many numbers as were named before are theirs, in that order', () => {
  const told = read(
    'What is the difference between HDL and LDL?',
    'Mine are 38 and 161. Which one do I worry about',
  );
  expect(told?.answer).toMatch(/HDL.*38.*low/s);
  expect(told?.answer).toMatch(/LDL.*161/s);
  // The other way round nobody's body has them so, and one number is of neither for certain.
  expect(
    read('What is the difference between HDL and LDL?', 'mine are 161 and 38')?.answer ?? '',
  ).not.toMatch(/HDL.*161/s);
  expect(
    read('What is the difference between HDL and LDL?', 'mine are 38, 161 and 12')?.answer ?? '',
  ).not.toMatch(/HDL.*161/s);
});
