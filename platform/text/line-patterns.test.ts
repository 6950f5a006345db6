import { expect, test } from 'vitest';
import { ONE_LINE, PLAIN_TEXT } from './line-patterns.ts';

test.each(['', 'Ada Brown', 'José 👩🏾‍⚕️', 'سلام', 'שלום', 'a\u00A0b', 'no\u00ADbreak'])(
  '%j is one line',
  (text) => {
    expect(text).toMatch(ONE_LINE);
    expect(text).toMatch(PLAIN_TEXT);
  },
);

test.each(['\0', '\r', '\n', '\t', '\u0085', '\u2028', '\u2029', '\u202E', '\u2066', '\uD800', '\x7F'])(
  'a name with %j is none',
  (mark) => {
    expect(`Ada${mark}Brown`).not.toMatch(ONE_LINE);
    if (!/[\r\n\t]/.test(mark)) expect(`Ada${mark}Brown`).not.toMatch(PLAIN_TEXT);
  },
);

test('a message may have lines', () => {
  expect('Where is it?\r\n\tIt was due.').toMatch(PLAIN_TEXT);
});
