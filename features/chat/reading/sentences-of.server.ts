import { ABBREVIATIONS } from '../abbreviations.ts';

const BETWEEN = new RegExp(`(?<!\\b(?:${ABBREVIATIONS})\\.)(?<=[.!?]["”’)]?)\\s+(?=["“(]?[A-Z0-9])`);

/** The sentences of a text. 'St. John's wort' is one name. */
export const sentencesOf = (text: string): string[] =>
  text.split(BETWEEN).filter((sentence) => sentence.trim() !== '');
