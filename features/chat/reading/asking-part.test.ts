import { expect, test } from 'vitest';
import { askingPart } from './asking-part.ts';

test.each([
  [
    'Nights on the dock for 14 years. my vitamin D came back 11. Can I take more on the other days?',
    'Can I take more on the other days?',
    ['Nights on the dock for 14 years.', 'my vitamin D came back 11.'],
  ],
  [
    'Do shrimp cause gout. I work a boat out of Biloxi and my toe swells',
    'Do shrimp cause gout.',
    ['I work a boat out of Biloxi and my toe swells'],
  ],
  [
    'is it red for real?? had a can of beets last night and feel fine',
    'is it red for real??',
    ['had a can of beets last night and feel fine'],
  ],
  [
    'She is 81 and lives alone. tell me something soft to cook',
    'tell me something soft to cook',
    ['She is 81 and lives alone.'],
  ],
])('%s', (message, asking, told) => {
  expect(askingPart(message)).toEqual({ asking, told });
});

test('one sentence, a word with a mark, and a number with a point have no parts', () => {
  expect(askingPart('can I take zinc with my water pill')).toBeUndefined();
  expect(askingPart('Hello. can I take zinc with my water pill')).toBeUndefined();
  expect(askingPart('my A1C is 6.8 and I feel fine')).toBeUndefined();
});
