import { readAmounts } from './amounts.ts';
import { readContext } from './context/context.ts';
import { readDialogue } from './dialogue.ts';
import { detectLanguage } from './language/detect-language.ts';
import { createSpelling } from './language/spelling.ts';
import { createTokenizer } from './language/tokenize.ts';
import { mendableWords } from './language/mendable-words.data.ts';
import { vocabularyOf } from './language/vocabulary.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { createMatcher, type Found, type Span } from './lexicon/matcher.ts';
import { remembered } from '#platform/text/remembered.ts';
import { createStoreTopicReader } from './store/store-topic.ts';
import { LABEL_KINDS, type Mention, type Reading, type Token, type Turn, type Utterance } from './turn.ts';

/** Earlier messages that are read; a conversation about a family's medicines fits in. */
const REMEMBERED_TURNS = 30;

export interface TurnReader {
  (turns: readonly Utterance[]): Turn;
}

/**
 * Reads the dictionary and the lexicon once: make one and keep it.
 * @param onStep called for every step of the matcher and every candidate of the spelling: what a test counts.
 */
export function createTurnReader(lexicon: Lexicon, onStep?: () => void): TurnReader {
  const spelling = createSpelling({ vocabulary: vocabularyOf(lexicon), mendable: mendableWords }, onStep);
  const tokenize = createTokenizer(spelling.mender);
  const plain = createTokenizer(() => (word) => [word]);
  const match = createMatcher(
    lexicon.forms.filter(({ concept }) => !TAKES_OUT.has(concept)),
    { onStep },
  );
  const strictly = (idiom: string) =>
    createMatcher(
      lexicon.forms.filter(({ concept }) => concept === idiom),
      { strict: true, onStep },
    );
  const matchIdioms = strictly('idiom');
  const matchOtherSenses = strictly('other-sense');
  const storeTopicOf = createStoreTopicReader(onStep);

  const read = remembered((text): Reading => {
    const language = detectLanguage(
      plain(text),
      (word) => ENGLISH_TOO.has(word) || (word === 'soy' && SOYBEAN.test(text)),
    );
    // Another language's words are no misspelled English.
    const tokens = language === 'en' ? tokenize(text) : plain(text);
    return { text, tokens, mentions: mentionsIn(tokens), language, storeTopic: storeTopicOf(tokens) };
  });

  function mentionsIn(tokens: readonly Token[]): Mention[] {
    const found = match(tokens);
    const idioms = matchIdioms(tokens);
    const otherSenses = matchOtherSenses(tokens);
    const isOfLabels = (concept: string) => LABEL_KINDS.has(lexicon.concepts.get(concept)?.kind ?? 'manner');
    const inIdiom = covers(idioms, tokens.length);
    const inOtherSense = covers(otherSenses, tokens.length);
    const meant = found.filter((one) => isOfLabels(one.concept) || !inIdiom(one));
    const contextOf = readContext(tokens);
    return [...meant, ...readAmounts(without(tokens, idioms))].flatMap(({ concept, from, to }) => {
      const known = lexicon.concepts.get(concept);
      if (!known) return [];
      const context = contextOf({ from, to });
      const classes = inOtherSense({ from, to })
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

/** 'Any soy', 'is it soy free': no Spanish 'I am'. */
const SOYBEAN =
  /\b(?:any|have|has|got|the|contains?|without|of|or|and|with|is|to) soy\b|\bsoy(?: (?:free|milk|protein|sauce|lecithin|beans?|oil|in|or|and|products?|allerg(?:y|ic)|please)\b|[^\p{L}]*$)/iu;

/** Whether a span shares a word with one of these. */
function covers(spans: readonly Span[], length: number): (span: Span) => boolean {
  if (spans.length === 0) return () => false;
  const before = new Uint32Array(length + 1);
  const covered = new Uint8Array(length);
  for (const { from, to } of spans) covered.fill(1, from, to);
  covered.forEach((one, at) => (before[at + 1] = (before[at] ?? 0) + one));
  return ({ from, to }) => (before[to] ?? 0) > (before[from] ?? 0);
}

/** An idiom's words say nothing of the numbers beside them. */
function without(tokens: readonly Token[], idioms: readonly Found[]): readonly Token[] {
  if (idioms.length === 0) return tokens;
  const silent = new Set(
    idioms.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  );
  return tokens.map((token, index) => (silent.has(index) ? { ...token, stem: '', word: '' } : token));
}
