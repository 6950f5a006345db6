import { expect, test } from 'vitest';
import { emergencyReplies } from '#content/safety/emergency-replies.ts';
import { createVoiceState } from './voice-state.ts';
import { waitsForEyes } from './waits-for-eyes.ts';

const talking = { ...createVoiceState().getState(), phase: 'connected', engine: 'embedded' } as const;
const hears = { seen: new Set(['user-1']), canSpeak: true };
const order = { id: 'user-1', role: 'user', text: 'Go to the shop' } as const;
const done = { id: 'r1', role: 'assistant', text: 'Here is the shop page.' } as const;
const question = { id: 'user-2', role: 'user', text: 'Is it vegan?' } as const;

test('what is heard needs no eyes', () => {
  expect(waitsForEyes({ ...talking, turns: [order, done, question] }, hears)).toBe(false);
});

test.each(Object.entries(emergencyReplies))('the number of an emergency (%s) does', (_id, { en, es }) => {
  for (const text of [en, es])
    expect(waitsForEyes({ ...talking, turns: [order, { ...done, text }] }, hears)).toBe(true);
});

test('a number that was seen before the page opened does not', () => {
  const turns = [{ id: 'user-1', role: 'assistant', text: 'Call 911.' } as const];
  expect(waitsForEyes({ ...talking, turns }, hears)).toBe(false);
});

test('where the browser has no voice, the next question does, the order that opened the page does not', () => {
  const mute = { ...hears, canSpeak: false };
  expect(waitsForEyes({ ...talking, turns: [order, done] }, mute)).toBe(false);
  expect(waitsForEyes({ ...talking, turns: [order, done, question] }, mute)).toBe(true);
  expect(waitsForEyes({ ...talking, engine: 'live', turns: [order, done, question] }, mute)).toBe(false);
});

test('a mail, a choice and the end of the line do', () => {
  const mail = { email: 'ada@example.com', note: '', product: undefined };
  expect(waitsForEyes({ ...talking, mail }, hears)).toBe(true);
  expect(waitsForEyes({ ...talking, phase: 'over' }, hears)).toBe(true);
});
