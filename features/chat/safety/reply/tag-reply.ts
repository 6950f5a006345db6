import { plainText } from '../plain-words-text.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { createTermFinder, wordsOf } from '../term-finder.ts';

/** A sentence as the rules of replies read it. */
export interface TaggedSentence {
  /** Plain text in which names are tags: PROD a product, MED a medicine, ING an ingredient, DIS a disease. */
  tagged: string;
  /** Ingredients named, small letters. */
  ingredients: readonly string[];
  namesProduct: boolean;
}

/** `titles`: of the products that the answer may name, as plain text. */
export type ReplyTagger = (sentence: string, titles: readonly string[]) => TaggedSentence;

/** Links are not words, what they are called is. */
const LINK_TARGET = /\]\((?:[^()]|\([^()]{0,100}\)){0,600}\)/g;

/** Offices whose names hold a disease. */
const OFFICE =
  / (?:centers for disease control(?: and prevention)?|national institute of (?:diabetes|arthritis) [a-z ,]{0,60}? diseases?|american (?:heart|diabetes|cancer) (?:association|society)|hearing aids?|heat strokes?) /g;

export function createReplyTagger(tables: SafetyTables): ReplyTagger {
  const pairOnly = new Set(tables.pairOnly);
  const names = createTermFinder([
    ...tables.interactions.flatMap((row) => [
      ...row.medicines.terms
        .filter((term) => !pairOnly.has(term))
        .map((term) => ({ term, meaning: { tag: 'MED', name: term } })),
      ...row.ingredients.map((term) => ({ term, meaning: { tag: 'ING', name: term } })),
    ]),
    ...tables.groups
      .flatMap((group) => [...group.avoid, ...group.askAbout])
      .map((term) => ({ term, meaning: { tag: 'ING', name: term } })),
  ]);
  const disease = new RegExp(`(?<![^ ])(?:${tables.diseases.join('|')})(?![^ ])`, 'g');

  return (sentence, titles) => {
    const plain = plainText(sentence.replace(LINK_TARGET, '] '));
    let text = plain
      .replace(OFFICE, ' cdc ')
      .split(' ')
      .map((word) => (Object.hasOwn(tables.misspellings, word) ? tables.misspellings[word] : word))
      .join(' ');
    for (const title of titles) text = text.replaceAll(` ${title} `, ' PROD ');
    const list: string[] = wordsOf(text);
    const hits = names.find(text);
    for (const { start, end, meanings } of hits.toReversed()) {
      list.splice(start, end - start, meanings.some(({ tag }) => tag === 'MED') ? 'MED' : 'ING');
    }
    return {
      tagged: ` ${list.join(' ')} `.replace(disease, 'DIS'),
      // A title may carry an ingredient too.
      ingredients: names
        .find(plain)
        .flatMap(({ meanings }) => meanings.filter(({ tag }) => tag === 'ING').map(({ name }) => name)),
      namesProduct: titles.some((title) => plain.includes(` ${title} `)) || sentence.includes('](/product/'),
    };
  };
}
