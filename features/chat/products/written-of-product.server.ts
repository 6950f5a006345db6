import { everydayWords } from '#content/everyday-words.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { stemsOf, subjectStems } from '../reading/plain-words.server.ts';
import { sentencesOf } from '../reading/sentences-of.server.ts';

/** Longer ones are lists that lost their marks. */
const MOST_WORDS = 45;

/** What a sentence about the taste of something says. */
const OF_TASTE =
  /\b(?:tastes?|tasting|flavou?r(?:s|ed)?|unflavou?red|sweet(?:ened|ness)?|tart|bitter|sour|minty?|earthy|grassy|smells?|fragrant|aftertaste|fishy)\b/i;
/** Asked of how it tastes or smells, which no label lists. */
export const ASKS_TASTE = /\b(?:tastes?|tasting|smells?|flavou?rs?|gritty|chalky|texture)\b/;

/** What a sentence about how long something keeps says. */
const OF_KEEPING =
  /\b(?:within \d+ (?:days|weeks|months)|(?:keeps|good|lasts) for \d+|expir\w*|best by|shelf life|once opened|after opening)\b/i;
/** Asked of how long it is good, and how it is kept: no count of days. */
export const ASKS_KEEPING =
  /\b(?:expires?|expired|expiration|shelf life|(?:go|goes|gone|went) bad|spoil\w*)\b|\b(?:keeps?|good|last|lasts|stay)\b.*\b(?:once|after|when) (?:it s |its |it is |i |you |the \w+ is |the \w+ s )?open(?:ed)?\b/;

/** The sentences of a product's page that say what was asked of it, at most two; none where it says nothing of it. */
export function writtenOf({ title, description }: Product, plain: string): string[] {
  const named = stemsOf(title);
  const asked = [...subjectStems(plain)].filter((stem) => !named.has(stem) && !everydayWords.has(stem));
  const sentences = sentencesOf(description).filter((one) => one.split(/\s+/).length <= MOST_WORDS);
  const ofTaste = ASKS_TASTE.test(plain);
  const ofKeeping = ASKS_KEEPING.test(plain);
  return sentences
    .map((sentence) => {
      const own = stemsOf(sentence);
      const shared = asked.filter((stem) => own.has(stem)).length;
      return {
        sentence,
        score: shared + isOf(ofTaste, OF_TASTE, sentence) + isOf(ofKeeping, OF_KEEPING, sentence),
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 2)
    .map(({ sentence }) => sentence);
}

const isOf = (isAsked: boolean, words: RegExp, sentence: string): number =>
  isAsked && words.test(sentence) ? 1 : 0;
