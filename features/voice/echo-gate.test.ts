import { expect, test } from 'vitest';
import { createEchoGate, rms } from './echo-gate.ts';

/** 20 ms of a tone of the given loudness. */
const frame = (level: number) =>
  Float32Array.from({ length: 480 }, (_, index) => level * Math.SQRT2 * Math.sin(index / 3));
const passes = (out: Float32Array) => rms(out) > 0;

test('while nothing plays, everything passes, however quiet', () => {
  const gate = createEchoGate();
  expect(passes(gate.pass(frame(0.001), 0))).toBe(true);
});

test('the assistant’s own voice does not pass, whatever it is loud', () => {
  const gate = createEchoGate();
  const passed = Array.from({ length: 200 }, (_, index) => {
    const speaker = 0.05 + 0.1 * Math.abs(Math.sin(index / 9));
    return passes(gate.pass(frame(speaker * 0.4), speaker));
  });
  expect(passed.filter(Boolean)).toEqual([]);
});

test('nor does the last of it that the room gives back', () => {
  const gate = createEchoGate();
  for (let index = 0; index < 50; index += 1) gate.pass(frame(0.04), 0.1);
  expect(passes(gate.pass(frame(0.03), 0))).toBe(false);
});

test('a visitor who speaks up is heard within 60 ms, pauses included', () => {
  const gate = createEchoGate();
  for (let index = 0; index < 50; index += 1) gate.pass(frame(0.01), 0.1);
  const spoken = Array.from({ length: 4 }, () => passes(gate.pass(frame(0.12), 0.1)));
  expect(spoken).toEqual([false, false, true, true]);
  expect(passes(gate.pass(frame(0.005), 0.1))).toBe(true);
});

test('the beginning of what a visitor says is not lost', () => {
  const gate = createEchoGate();
  for (let index = 0; index < 50; index += 1) gate.pass(frame(0.01), 0.1);
  const spoken = [0.12, 0.13, 0.14].map((level) => frame(level));
  const out = spoken.map((one) => gate.pass(one, 0.1));
  expect(out[2]).toEqual(Float32Array.from(spoken.flatMap((one) => [...one])));
  // From then on nothing comes twice.
  expect(gate.pass(frame(0.12), 0.1)).toHaveLength(480);
  for (let index = 0; index < 60; index += 1) gate.pass(frame(0.001), 0.1);
  expect(gate.pass(frame(0.12), 0.1)).toHaveLength(480);
});

test('one bang opens nothing', () => {
  const gate = createEchoGate();
  for (let index = 0; index < 50; index += 1) gate.pass(frame(0.01), 0.1);
  expect(passes(gate.pass(frame(0.9), 0.1))).toBe(false);
  expect(passes(gate.pass(frame(0.01), 0.1))).toBe(false);
});
