import { createUnderstanding, type Understanding } from '#assistant/create-understanding.ts';

let made: Understanding | undefined;

/** The store's own understanding, made when a test file first needs it and kept: reading the dictionary and the lexicon takes most of a second. */
export const sharedUnderstanding = (): Understanding => (made ??= createUnderstanding());
