import { noSituation } from '#assistant/situation.ts';
import { expect, test } from 'vitest';
import { measurements, pressure } from '#content/measurements/measurements.data.ts';
import { createSafetyGate } from '#features/chat/safety-gate.server.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import type { Measured } from './find-measurements.server.ts';
import { tellMeasurements } from './tell-measurements.ts';

const says = (measured: Measured) => tellMeasurements([measured])?.answer ?? '';
const of = (id: string, value: number) => {
  const measurement = measurements.find((one) => one.id === id);
  if (!measurement) throw new Error(`no measurement ${id}`);
  return says({ measurement, value });
};

test.each([
  ['a1c', 5.6, 'is normal'],
  ['a1c', 5.7, 'prediabetes'],
  ['a1c', 6.5, 'diabetes'],
  ['ferritin', 9, 'very low'],
  ['ferritin', 29, 'is low'],
  ['ferritin', 30, 'is usual'],
  ['vitamin-d', 20, 'is enough'],
  ['ldl', 160, 'is high'],
  ['gfr', 60, 'normal range'],
  ['gfr', 59, 'kidney disease'],
  ['tsh', 7.2, 'slow thyroid'],
])('%s of %d %s', (id, value, words) => {
  expect(of(id, value)).toContain(words);
});

test.each([
  [118, 76, 'is normal'],
  [124, 78, 'a little raised'],
  [124, 84, 'first stage'],
  [148, 86, 'second stage'],
  [138, 92, 'second stage'],
  [182, 100, 'dangerously high'],
  [150, 121, 'dangerously high'],
  [86, 58, 'is low'],
  [148, 55, 'second stage'],
])('a pressure of %d over %d %s', (top, bottom, words) => {
  expect(says({ top, bottom })).toContain(words);
});

test('three are told at most, each source once', () => {
  const ldl = measurements.filter(({ id }) => ['ldl', 'hdl', 'cholesterol', 'triglycerides'].includes(id));
  const told = tellMeasurements(ldl.map((measurement) => ({ measurement, value: measurement.most })));
  expect(told?.answer.match(/ of \d+ mg\/dL/g)).toHaveLength(3);
  expect(told?.sources).toHaveLength(1);
  expect(tellMeasurements([])).toBeUndefined();
});

test('no sentence of a range is withheld', () => {
  const gate = createSafetyGate(sharedUnderstanding());
  const care = { opening: '', rules: [], avoid: [], products: true, situation: noSituation };
  const all: Measured[] = [
    ...measurements.flatMap((measurement) =>
      measurement.ranges.map(({ below = measurement.most + 1 }) => ({
        measurement,
        value: below - 0.05,
      })),
    ),
    ...pressure.ranges.map(({ top = 190, bottom = 125 }) => ({ top: top - 1, bottom: bottom - 1 })),
  ];
  const withheld = all.flatMap((measured) => {
    const text = says(measured);
    const reading = gate.open({ message: 'Tell me about it', earlier: [] }, care, {
      texts: [text],
      products: [],
      links: [],
    });
    reading.push(text);
    reading.end();
    return reading.withheld.map((rule) => `${rule}: ${text}`);
  });
  expect(withheld).toEqual([]);
});
