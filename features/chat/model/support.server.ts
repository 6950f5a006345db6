import { stemOf } from '#assistant/language/stem.ts';
import { unhidden } from '../safety/plain-words-text.ts';
import { isFreeWord } from './free-words.server.ts';

/** What a model's sentence may rest on. */
export interface SupportTexts {
  /** What the model was given to answer from: entries, facts of products, what was already said to the visitor. */
  material: readonly string[];
  /** What the visitor wrote: may be spoken of, and proves nothing. */
  visitor: readonly string[];
  /** The model's instructions: nobody's reading. */
  rules: string;
  /** Something has to be asked of a doctor first: a bare yes or no would decide it. */
  isCareTurn: boolean;
}

/** Why a sentence of a model is not shown. */
export type Unsupported = 'unsupported' | 'number' | 'instructions' | 'bare';

/** So much of a sentence's content stands in the material. Chosen with tests/evaluation/model-replies.yaml: both kinds part best there. */
const SUPPORTED_SHARE = 0.55;
/** So many words in a row of the instructions are no accident. */
const INSTRUCTION_WORDS = 6;
/** A conversational act may carry so many words that stand nowhere. */
const ACT_WORDS = 3;

const BARE =
  /^(?:yes|yep|yeah|no|nope|sure|absolutely|definitely|certainly|of course|correct|right|go ahead|never|always)\b/;

/** What a guide says without a source: not knowing, sending to a professional, offering, asking back, being kind. */
const ACTS: readonly RegExp[] = [
  /\b(?:i|we) (?:do not|dont|cannot|cant|could not|couldnt|am not|are not) (?:\w+ )?(?:know|say|tell|answer|find|advise|help|diagnose|sure|able|have|a doctor|see)\b/,
  /\b(?:ask|talk (?:to|with)|speak (?:to|with)|check with|tell|call|see|contact|consult|follow) (?:\w+ ){0,3}(?:doctor|pharmacist|midwife|pediatrician|dentist|clinic|provider|professional|nurse)s?\b/,
  /\b(?:you can (?:also )?ask|ask me|let me know|would you like|do you want|feel free|tell me|happy to|glad to|i can (?:also )?(?:tell|help|show|look))\b/,
  /\b(?:call|dial|text) (?:911|988|emergency|poison)\b/,
  /\b(?:i am|im) (?:so |very )?sorry\b|\bthank(?:s| you)\b|\byoure welcome\b/,
];

const wordsOf = (text: string): string[] =>
  unhidden(text)
    .toLowerCase()
    .replace(/\]\([^()\s]{0,600}\)/g, '] ')
    .replace(/['’]/g, '')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [];

const isNumber = (word: string) => /^\d/.test(word);

/** Judges sentences of one reply. */
export function createSupport({ material, visitor, rules, isCareTurn }: SupportTexts) {
  const stemsOf = (texts: readonly string[]) => new Set(texts.flatMap(wordsOf).map(stemOf));
  const given = stemsOf(material);
  const said = stemsOf(visitor);
  const instructions = runsOf(wordsOf(rules));

  /** Undefined for a sentence that may be shown. */
  return function judge(sentence: string): Unsupported | undefined {
    const words = wordsOf(sentence.replace(/^\s*(?:\*\*)?\d{1,2}[.)]\s/, ''));
    if (runsOf(words).some((run) => instructions.includes(run))) return 'instructions';
    const plain = words.join(' ');
    const stems = words.map(stemOf);
    if (
      stems.some((stem) => isNumber(stem) && !given.has(stem) && !said.has(stem) && !isHelpLine(plain, stem))
    )
      return 'number';
    const content = stems.filter((stem) => !isNumber(stem) && !isFreeWord(stem));
    const supported = content.filter((stem) => given.has(stem)).length;
    const foreign = content.filter((stem) => !given.has(stem) && !said.has(stem)).length;
    if (ACTS.some((act) => act.test(plain)) || isQuestion(sentence))
      return foreign <= ACT_WORDS || foreign <= supported ? undefined : 'unsupported';
    if (supported === 0 && foreign === 0)
      return isCareTurn || content.length > 0 || (BARE.test(plain) && isAsked(visitor)) ? 'bare' : undefined;
    return supported / (supported + foreign) >= SUPPORTED_SHARE ? undefined : 'unsupported';
  };
}

const isQuestion = (sentence: string) => /\?[)"'”*_\s]*$/.test(sentence);
const isAsked = (visitor: readonly string[]) => visitor.at(-1)?.includes('?') ?? false;
const isHelpLine = (plain: string, number: string) =>
  ['911', '988', '1', '800', '222', '1222'].includes(number) && /\b(?:call|dial|text)\b/.test(plain);

function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, at) =>
    at + INSTRUCTION_WORDS <= words.length ? [words.slice(at, at + INSTRUCTION_WORDS).join(' ')] : [],
  );
}
