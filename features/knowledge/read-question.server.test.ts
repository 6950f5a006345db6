import { expect, test } from 'vitest';
import { readQuestion } from './read-question.server.ts';

test('what is typed in a hurry, and a word of Spanish, is written out; the letters of other words stay', () => {
  expect(readQuestion('whats good 4 sleep n stress?').text).toBe('what is good for sleep and stress?');
  expect(readQuestion('u got vit d w/o soy').text).toBe('you got vitamin d without soy');
  expect(readQuestion('estoy embarazada').text).toBe('i am pregnant');
  expect(readQuestion('vitamin r2').text).toBe('vitamin r2');
  expect(readQuestion('constructor toString').text).toBe('constructor tostring');
});

test('the longest lay word counts, and its words need not stand in the knowledge', () => {
  const { plain, lay, topical } = readQuestion('Granny has sugar diabetes');
  expect(plain).toEqual(['diabetes', 'blood sugar']);
  expect(lay).toEqual(['sugar', 'diabetes']);
  expect(topical).toEqual(['sugar', 'diabetes']);
});

test.each(['shouldnt', "shouldn't", 'couldnt', 'isnt', 'wasnt'])(
  '%s says how it is asked, not of what',
  (word) => {
    expect(readQuestion(`${word} she drink cold water`).topical).not.toContain(word);
  },
);
