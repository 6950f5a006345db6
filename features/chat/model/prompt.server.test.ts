import { expect, test } from 'vitest';
import { noCare } from '#tests/support/make-assistant.ts';
import { nothingFound } from '#tests/support/nothing-found.ts';
import { supportFor, writePrompt } from './prompt.server.ts';

const task = (found = nothingFound) => ({
  message: 'do you have creatine gummies',
  history: [],
  care: noCare,
  found,
  again: false,
  signal: new AbortController().signal,
});
const absent = { ...nothingFound, wished: { absent: ['creatine'], formMissing: undefined } };

test('what no label of the shop lists is said by a model in our words, and may be said', () => {
  const sentence = 'Nothing in our shop lists creatine on its label.';
  expect(writePrompt(task(absent))[0]?.content).toContain(sentence);
  expect(supportFor(task(absent)).material).toContain(sentence);
});

test('where nothing was asked for by name, nothing is said of it', () => {
  expect(writePrompt(task())[0]?.content).not.toContain('Say first');
});
