import { readAmounts } from './amounts.ts';
import { modifierVocabulary, readContext } from './context/context.ts';
import { readDialogue } from './dialogue.ts';
import { detectLanguage } from './language/detect-language.ts';
import { createSpelling } from './language/spelling.ts';
import { createTokenizer } from './language/tokenize.ts';
import { wordForms } from './language/word-forms.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { createMatcher, type Found } from './lexicon/matcher.ts';
import { LABEL_KINDS, type Mention, type Reading, type Token, type Turn, type Utterance } from './turn.ts';

/** Earlier messages that are read; a conversation about a family's medicines fits in. */
const REMEMBERED_TURNS = 30;
const REMEMBERED_READINGS = 500;

export interface TurnReader {
  (turns: readonly Utterance[]): Turn;
}

/** Reads the dictionary and the lexicon once: make one and keep it. */
export function createTurnReader(lexicon: Lexicon): TurnReader {
  const spelling = createSpelling(
    new Set([...lexicon.vocabulary, ...modifierVocabulary, ...wordForms.keys()]),
  );
  const tokenize = createTokenizer(spelling.mend);
  const plain = createTokenizer((word) => [word]);
  const match = createMatcher(lexicon.forms.filter(({ concept }) => !TAKES_OUT.has(concept)));
  const strictly = (idiom: string) =>
    createMatcher(
      lexicon.forms.filter(({ concept }) => concept === idiom),
      { strict: true },
    );
  const matchIdioms = strictly('idiom');
  const matchOtherSenses = strictly('other-sense');
  let remembered = new Map<string, Reading>();

  function read(text: string): Reading {
    const before = remembered.get(text);
    if (before) return before;
    const language = detectLanguage(plain(text), (word) => ENGLISH_TOO.has(word));
    // Another language's words are no misspelled English.
    const tokens = language === 'en' ? tokenize(text) : plain(text);
    const reading = { text, tokens, mentions: mentionsIn(tokens), language };
    if (remembered.size >= REMEMBERED_READINGS) remembered = new Map();
    remembered.set(text, reading);
    return reading;
  }

  function mentionsIn(tokens: readonly Token[]): Mention[] {
    const found = match(tokens);
    const idioms = matchIdioms(tokens);
    const otherSenses = matchOtherSenses(tokens);
    const isOfLabels = (concept: string) => LABEL_KINDS.has(lexicon.concepts.get(concept)?.kind ?? 'manner');
    const within = (one: Found, others: readonly Found[]) => others.some((other) => touches(other, one));
    const meant = found.filter((one) => isOfLabels(one.concept) || !within(one, idioms));
    const contextOf = readContext(tokens);
    return [...meant, ...readAmounts(without(tokens, idioms))].flatMap(({ concept, from, to }) => {
      const known = lexicon.concepts.get(concept);
      if (!known) return [];
      const context = contextOf({ from, to });
      const classes = within({ concept, from, to }, otherSenses)
        ? known.classes.filter((id) => !isOfLabels(id))
        : known.classes;
      return classes.map((id) => ({
        concept: id,
        kind: lexicon.concepts.get(id)?.kind ?? known.kind,
        from,
        to,
        ...context,
      }));
    });
  }

  return (turns) => {
    const own = turns.filter(({ from }) => from === 'visitor');
    const reading = read(own.at(-1)?.text ?? '');
    const earlier = own
      .slice(0, -1)
      .slice(-REMEMBERED_TURNS)
      .map(({ text }) => read(text));
    return { ...reading, earlier, dialogue: readDialogue(reading, earlier, turns) };
  };
}

/** Their words say nothing else: an idiom of what happens to somebody, another sense of whom and what a label speaks of. */
const TAKES_OUT: ReadonlySet<string> = new Set(['idiom', 'other-sense']);

/** Words that both languages have prove neither. */
const ENGLISH_TOO = new Set(
  'no me a la el me he son pan ten ore mama papa pa ap ki m w n l on sur son des le les est pour mal que se sa do da as os com in e o me am en un is sin men van me yon'.split(
    ' ',
  ),
);

const touches = (idiom: Found, one: Found) => one.from < idiom.to && idiom.from < one.to;

/** An idiom's words say nothing of the numbers beside them. */
function without(tokens: readonly Token[], idioms: readonly Found[]): readonly Token[] {
  if (idioms.length === 0) return tokens;
  const silent = new Set(
    idioms.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  );
  return tokens.map((token, index) => (silent.has(index) ? { ...token, stem: '', word: '' } : token));
}
