import { modifierVocabulary } from '../context/context.ts';
import { loadLexicon } from '../lexicon/lexicon.ts';
import { wordForms } from './word-forms.ts';

/** Every word that the lexicon, the modifiers and the dialect's forms look for. */
export const vocabularyOf = ({ vocabulary } = loadLexicon()): ReadonlySet<string> =>
  new Set([...vocabulary, ...modifierVocabulary, ...wordForms.keys()]);
