import { isEnglishWord } from './general-dictionary.ts';
import { withInflections } from './spelling.ts';
import { vocabularyOf } from './vocabulary.ts';

/** The words that a misspelled one may stand for, gathered when the store is built: it takes the whole dictionary. */
export const mendableWords: readonly string[] = [...withInflections(vocabularyOf(), isEnglishWord)];
