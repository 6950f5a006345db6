import { expect, test } from 'vitest';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { findMeasurements, namesOf } from './find-measurements.server.ts';

const { readTurn } = sharedUnderstanding();
const tokensOf = (text: string) => readTurn([{ from: 'visitor', text }]).tokens;
const found = (text: string) =>
  findMeasurements(tokensOf(text)).map((one) =>
    'top' in one ? `${one.top}/${one.bottom}` : `${one.measurement.id} ${one.value}`,
  );

test.each([
  ['my A1C came back 6.1 what that mean', ['a1c 6.1']],
  ['my a1c went from 6.1 to 5.8 just from walking', ['a1c 5.8']],
  ['ferritin is nine and hemoglobin 11.2', ['ferritin 9', 'hemoglobin 11.2']],
  ['sugar was 212 last night after i ate', ['sugar-after-eating 212']],
  ['sugar was 131 when I woke up this morning', ['sugar-fasting 131']],
  ['his sugar been running 260 all week', ['sugar 260']],
  ['148/92 at the walgreens machine', ['148/92']],
  ['pressure one fifty over ninety five', ['150/95']],
  ['it was one hundred forty two over eighty', ['142/80']],
  ['my vitamin D level was 14', ['vitamin-d 14']],
  ['LDL 168 and HDL 38', ['ldl 168', 'hdl 38']],
  ['egfr is 44', ['gfr 44']],
  ['her potassium was 5.6 on the lab', ['potassium 5.6']],
])('%s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  'can i take 5000 iu vitamin d3 every day',
  'how much potassium is in 2 bananas',
  'my b12 is 1000 mcg is that too much',
  'stage 3 kidney function',
  'she has had high cholesterol for 12 years',
  'what is a normal a1c for a 60 year old',
  'does sugar have 40 grams',
  'They wanna check my hemoglobin at 9 in the morning',
  'three over easy eggs and 2 over there',
])('%s measures nothing', (text) => {
  expect(found(text)).toEqual([]);
});

test('a number is of what was named before where that is told', () => {
  const before = namesOf(tokensOf('how long after eating do I check my sugar'));
  const [one] = findMeasurements(tokensOf('it was 212 last night after the repast'), before);
  expect(one).toMatchObject({ measurement: { id: 'sugar-after-eating' }, value: 212 });
});
