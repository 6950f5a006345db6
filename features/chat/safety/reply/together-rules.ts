import { words } from '../pattern.ts';
import { isDeferred, isDeniedBefore } from './denial.ts';
import { withHarmlessWord } from './harmless-words.ts';

/** What is said of two things at once, while a medicine is what the conversation is about: it may be one of the two. */

const pair =
  '(?:both|(?:the|these|those|all) (?:two|pair|three)|together|combin(?:e|es|ed|ing|ation)|mix(?:es|ed|ing|ture)?|side by side|at once|(?:at )?the same (?:time|day|meal)|alongside|each other|one another|in one go)';
const PAIR = words(pair);
const fine = words(
  [
    'HARMLESS|safe|safely|safer|fine|ok|okay|all right|alright|harmless|compatible|all good|well tolerated|no harm|friends',
    '(?:go|goes|work|works|pair|pairs|blend|play|plays|get|gets|sit|sits|mix|mixes|combine|combines) (?:\\S+ )?(?:well|great|nicely|beautifully|perfectly|wonderfully|along)',
    '(?:complements?|like|loves?|supports?|suits?) (?:each other|one another)',
    '(?:you|one|people|anybody|everybody) (?:can|may|could|might|are free to|should) (?:\\S+ )?(?:take|enjoy|use|have|continue|keep|mix|combine|add|go on)',
    'feel free to|go (?:right |straight )?ahead|(?:(?<=^ )|(?:\\.|,|just|simply|please|so|and|then) )(?:take|mix|combine|use) (?:both|the two|(?:them|these) (?:together|both|at once|at the same))(?! (?:apart|to|back|with you|along))',
    '(?:a|an) (?:great|good|perfect|lovely|classic|popular|ideal|winning|powerful) (?:pair|couple|duo|team|combination|match|mix)',
  ].join('|'),
);
/** A word of care anywhere in the sentence, or a subject that is no pair of remedies. */
const CAREFUL =
  /(?<![^ ])(?:ask|asks|asking|check|checks|talk|tell|tells|avoid|unless|whether|cannot|cant|unknown|risky?|careful|bleeding|doctors?|pharmac\S+|clinic|team|midwife|(?<!you |people |one )(?:may|might)|harm|less|apart|hours|not (?:safe|fine|ok|okay|harmless|always|enough|known|go|mix|work|pair|combine|take|everybody|a word)|never|bottles?|prices?|sold|orders?|ship|ships|return|shelf|cart|delivery)(?![^ ])/;
const FILLER = /^ (?:no problem|sure|of course|ok|okay|all right|alright|fine|certainly) (?:, |\. )/;
const PRONOUN = /(?<![^ ])(?:it|its|them|they|both|these|those|this|that|two)(?![^ ])/;

/** 'It is OK to combine them', 'they go well together'. Only for a conversation about a medicine. */
export function callsPairFine(tagged: string): boolean {
  const text = withHarmlessWord(tagged.replace(FILLER, ' '));
  if (text.search(PAIR) < 0 || CAREFUL.test(text)) return false;
  // 'Vitamin C and iron go well together': its own two, and no medicine.
  if (/ (?:ING|vitamin) /.test(text) && !PRONOUN.test(text)) return false;
  return [...text.matchAll(fine)].some(
    ({ index, 0: match }) => !isDeniedBefore(text, index) && !isDeferred(text, index + match.length),
  );
}
