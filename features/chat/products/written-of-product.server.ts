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

/** The sentences of a product's page that say what was asked of it, at most two; none where it says nothing of it. */
export function writtenOf({ title, description }: Product, plain: string): string[] {
  const named = stemsOf(title);
  const asked = [...subjectStems(plain)].filter((stem) => !named.has(stem) && !everydayWords.has(stem));
  const sentences = sentencesOf(description).filter((one) => one.split(/\s+/).length <= MOST_WORDS);
  const ofTaste = ASKS_TASTE.test(plain);
  return sentences
    .map((sentence) => {
      const own = stemsOf(sentence);
      const shared = asked.filter((stem) => own.has(stem)).length;
      return { sentence, score: shared + (ofTaste && OF_TASTE.test(sentence) ? 1 : 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 2)
    .map(({ sentence }) => sentence);
}
