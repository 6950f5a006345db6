import { clearlyAbout, type Topic } from '#assistant/statistics/topics.ts';
import { readQuestion } from '#features/knowledge/read-question.server.ts';
import { findCategoryPage } from '../find-category-page.server.ts';
import { shelf } from './ask.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import type { Reading } from './read-message.server.ts';

/** It asks nothing: 'I got 4c hair if that matters'. */
export const asksNothing = (message: string): boolean =>
  !ASKS.test(message.trim().replaceAll(YEAR, '')) &&
  !ASKS_SOMEBODY.test(message) &&
  !ASKS_OF_A_THING.test(message.trim()) &&
  !GOES_ON_ASKING.test(message.trim());

/** It asks nothing, and no entry is clearly meant by it. */
export const onlySays = (message: string, topics: readonly Topic[]): boolean =>
  asksNothing(message) && clearlyAbout(topics) !== 'entry';
/** 'I had a mini stroke in 2016' names a number and asks nothing. */
const YEAR = /\b(?:19|20)\d\d\b/g;
const ASKS_SOMEBODY =
  /\?|\b(?:can|do|does|did|is|are|am|will|would|should|could|gonna) (?:i|you|u|he|she|it|we|they|ya|y'?all)\b|\b(?:y'?all|you|ya|u) (?:do|got|have|sell|carry|know|think|take|hiring|ever|still)\b|\b(?:wonder(?:ing)? if|tell me|anybody know|need to know)\b/i;
/** 'I'm on it too. Do the drops work good as pills', 'even if it gave me a rash'. */
const ASKS_OF_A_THING =
  /(?:^|[.!,;] ?|\b(?:so|and|but|ok|okay) )(?:(?:do|does|did|is|are|was|were|can|will|would|should|could) (?:the|an?|my|your|ur|his|her|our|their|this|that|these|those|any|all)\b|(?:even|what) if\b)/i;

/** 'And is pomegranate the same', but not 'and is on metformin' or 'so is tired all the time'. */
const GOES_ON_ASKING =
  /^(?:so|and|but|ok|okay|plus|also),? (?:is|are|do|does|did|can|will|would|should|could) (?!(?:on|in|at|to|by|from|over|under|about|taking|still|now|not|also|too|very|so|really|always|never|pregnant|nursing|diabetic|allergic|good|bad|fine|tired|sick|old)\b)[a-z]/i;

/** 'Cant sleep', 'hair falling out': no question that has an answer, and a shelf for it. What names a medicine or a number is none. */
export function takenAsWish(reading: Reading): Reading {
  const plain = plainWords(reading.query);
  const isWish =
    reading.ask.kind === 'question' &&
    reading.products.length === 0 &&
    !ASKS.test(reading.query.trim()) &&
    plain.split(' ').length <= WISH_WORDS &&
    readQuestion(reading.query).medicines.length === 0 &&
    findCategoryPage(reading.query) !== undefined;
  return isWish ? { ...reading, ask: shelf() } : reading;
}

const ASKS =
  /\d|\?\s*$|\b(what|whats|how|hows|why|when|where|which|who|whose|difference|best (?:time|way|form|kind|one))\b|^(is|are|am|does|do|did|can|could|should|would|will)\b/i;
/** Longer is a story, and its words are of many things. */
const WISH_WORDS = 8;
