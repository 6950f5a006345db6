import { ABBREVIATIONS } from './abbreviations.ts';

const FIRST_END = new RegExp(`(?<!\\b(?:${ABBREVIATIONS}))[.!]\\s+(\\p{L})(?=[^.!?]*\\?$)`, 'u');

/** 'I take X. What now?' as 'I take X: what now?': a quotation of which no half can be left out. 'Dr. Sebi' ends no sentence. */
export const asOneSentence = (question: string): string =>
  question.replace(FIRST_END, (_, letter: string) => `: ${letter.toLowerCase()}`);
