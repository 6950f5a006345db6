import { expect, test } from 'vitest';
import { createWordPieces } from './word-pieces.ts';

const vocabulary = [
  '[PAD]',
  '[UNK]',
  '[CLS]',
  '[SEP]',
  'cafe',
  'magnes',
  '##ium',
  'mag',
  '##nes',
  '5',
  '$',
  "'",
  's',
  'it',
];
const read = createWordPieces(vocabulary, 6);
const piecesOf = (text: string) => read(text).map((place) => vocabulary[place]);

test.each([
  ['a word, without its accent and in small letters', 'CAFÉ', ['cafe']],
  ['the longest pieces of a word', 'Magnesium', ['magnes', '##ium']],
  ['shorter ones where the longest go on with nothing', 'magnes', ['magnes']],
  ['marks by themselves', "it's $5", ['it', "'", 's', '$', '5']],
  ['a word that has no pieces', 'cafe zzz', ['cafe', '[UNK]']],
  ['a word that is none', 'x'.repeat(101), ['[UNK]']],
  ['nothing', ' ', []],
  ['the beginning of a long text', 'it '.repeat(50), ['it', 'it', 'it', 'it', 'it', 'it']],
])('%s', (_, text, pieces) => {
  expect(piecesOf(text)).toEqual(['[CLS]', ...pieces, '[SEP]']);
});

test('a vocabulary without the marks is none', () => {
  expect(() => createWordPieces(['cafe'], 6)).toThrow(/\[CLS\]/);
});
