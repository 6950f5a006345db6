import { expect, test } from 'vitest';
import { mailFacts } from './mail-facts.ts';
import { mailDocument } from './mail-words.data.ts';

test.each(Object.entries(mailFacts))('%s uses every fact that it knows', (id, known) => {
  const said = JSON.stringify(mailDocument[id]);
  // What the words don't name need not be handed to them.
  expect(known.filter((name) => !said.includes(`{${name}}`))).toEqual([]);
});
