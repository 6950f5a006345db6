import type { Care, Grounds, ReplyGate, VisitorTurn } from '../safety.ts';
import { changesMedicine, reassures, safeWithMedicine } from './medicine-rules.ts';
import { claimsDisease, diagnosesVisitor, speaksAgainstCare } from './claim-rules.ts';
import {
  hidesMarkup,
  inventsContact,
  inventsDose,
  inventsLink,
  inventsPrice,
  inventsProduct,
  suggestsAvoided,
  talksOfMachinery,
} from './grounds-rules.ts';
import { factsOf, type ReplyFacts } from './reply-facts.ts';
import { createSentenceReader, type Sentence, TOO_LONG } from './sentence-reader.ts';
import type { ReplyTagger } from './tag-reply.ts';
import { plainText, unhidden } from '../plain-text.ts';

export interface ReplyTexts {
  fdaStatement: string;
  /** The whole answer when nothing of it could be shown. */
  nothingLeft: string;
  /** Behind an answer of which more was withheld than shown. */
  muchLeftOut: string;
}

export interface ReplyRules {
  tagger: ReplyTagger;
  /** First parts of the paths of this store, without a slash; '' is home. */
  pages: ReadonlySet<string>;
  /** How to reach the store: e-mail addresses and telephone numbers. */
  contacts: readonly string[];
  texts: ReplyTexts;
}

type Rule = (sentence: string, context: Context) => boolean;
interface Context {
  facts: ReplyFacts;
  care: Care;
  pages: ReadonlySet<string>;
  /** The sentence without the questions in it. */
  told: string;
  read: ReturnType<ReplyTagger>;
  /** With the sentence shown before, where this one is only a scrap. */
  joined: string;
  asksAboutCare: boolean;
  previous: string;
}

/** Named, in the order in which they are tried. */
const rules: readonly (readonly [name: string, breaks: Rule])[] = [
  ['too-long', (sentence) => sentence === TOO_LONG],
  ['markup', (sentence) => hidesMarkup(sentence)],
  ['link', (sentence, { facts, pages }) => inventsLink(sentence, facts, pages)],
  ['contact', (sentence, { facts }) => inventsContact(sentence, facts)],
  ['price', (_, { told, facts }) => inventsPrice(told, facts)],
  ['dose', (_, { told, facts }) => inventsDose(told, facts)],
  ['machinery', (sentence) => talksOfMachinery(plainText(sentence))],
  [
    'safe-with',
    (_, { read, joined }) =>
      reassures(read.tagged) || safeWithMedicine(read.tagged) || safeWithMedicine(joined),
  ],
  ['yes', (sentence, context) => waves(sentence, context)],
  ['change-medicine', (_, { read, joined }) => changesMedicine(read.tagged) || changesMedicine(joined)],
  ['claim', (_, { read, joined }) => claimsDisease(read.tagged) || claimsDisease(joined)],
  ['diagnosis', (_, { read }) => diagnosesVisitor(read.tagged)],
  ['against-care', (_, { read }) => speaksAgainstCare(read.tagged)],
  ['avoided', (_, { read, care }) => suggestsAvoided(read, care)],
  ['product', (sentence, { facts }) => inventsProduct(sentence, facts)],
];

/** A bare yes to a question about a medicine, or about a group that must ask first. */
const YES =
  /^[\s>*-]*(?:yes|yep|yeah|yup|sure|absolutely|of course|certainly|definitely|totally|no problem|go (?:ahead|for it)|it(?:'|’)?s (?:fine|ok|okay|safe)|that(?:'|’)?s (?:fine|ok|okay|safe)|it is (?:fine|ok|okay|safe)|you(?:'|’)?re (?:fine|good)|you can|claro|sí|si,)(?![a-z])/i;
function waves(sentence: string, { asksAboutCare, previous, read }: Context): boolean {
  if (!YES.test(sentence)) return false;
  if (/ (?:ask|avoid|not|doctor|pharmacist|careful|sell|carry|ship|store) /.test(read.tagged)) return false;
  return (
    asksAboutCare ||
    (previous.trim().endsWith('?') && /\b(?:medicine|medication|pregnan|nursing|safe)\b/i.test(previous))
  );
}

/**
 * A question tells nothing: 'You can also ask me: "Can I take it with my medicine?"'. One that suggests its answer ('did you know', 'why not',
 * 'isn't it') is no question.
 */
const QUESTION =
  /(?:^|[“"])\s*(?:(?:can|could|may|should|must|would) (?:i|we|you|he|she|they|my|it|a|an|the|my|people|children|[a-z' ]{3,30}?) |(?:is|are|does|do|which|what|how(?! about)|when|where|who|will|has|have) )[^?“”"]{0,400}\?[”"]?|[“"](?:can|may|should) (?:i|we|my) [^“”"]{0,400}[”"]/gi;
const LEADING =
  /\b(?:did you know|why not|what if|how about|isn't|isn’t|aren't|aren’t|don't|don’t|doesn't|doesn’t|wouldn't|wouldn’t|who needs|what better|right\?|yes)\b/i;
const withoutQuestions = (text: string) =>
  text.replace(QUESTION, (question) => (LEADING.test(question) ? question : ' that question? '));

/** A scrap is read with what was shown before it: 'It is safe.' 'Even with warfarin.' */
const SCRAP_WORDS = 6;

const isClaim = (tagged: string) =>
  [
    reassures,
    safeWithMedicine,
    changesMedicine,
    claimsDisease,
    diagnosesVisitor,
    speaksAgainstCare,
    talksOfMachinery,
  ].some((breaks) => breaks(tagged));

export function createReplyGate(
  ruleBook: ReplyRules,
  { turn, care, grounds }: { turn: VisitorTurn; care: Care; grounds: Grounds },
): ReplyGate {
  const facts = factsOf(grounds, care, ruleBook.contacts);
  // A title that is itself a claim hides behind no tag.
  const titles = facts.titles.filter((title) => !isClaim(ruleBook.tagger(title, []).tagged));
  const sentences = createSentenceReader();
  const withheld: string[] = [];
  const asksAboutCare =
    care.rules.some((rule) => /^(?:interaction|medicine|group)\b/.test(rule)) && turn.message.includes('?');
  let shown = '';
  let shownCount = 0;
  let lead = '';
  let previous = '';
  let namesProduct = false;
  let over = false;

  function show({ lead: before, text }: Sentence): string {
    const spaced = before.includes('\n') ? before.replace(/[^\n]/g, '') : before;
    if (spaced.split('\n').length > lead.split('\n').length || lead === '') lead = spaced;
    const plain = unhidden(text);
    const told = withoutQuestions(plain);
    const read = ruleBook.tagger(told, titles);
    const scrap = plain.split(/\s+/).length <= SCRAP_WORDS && previous !== '';
    const joined = scrap
      ? ruleBook.tagger(`${withoutQuestions(previous).replace(/[.!?\s]+$/, '')} ${told}`, titles).tagged
      : read.tagged;
    const context = { facts, told, care, pages: ruleBook.pages, read, joined, asksAboutCare, previous };
    const broken = rules.find(([, breaks]) => breaks(plain === TOO_LONG ? TOO_LONG : plain, context));
    if (broken) {
      withheld.push(broken[0]);
      return '';
    }
    const piece = `${shown === '' ? '' : lead}${text}`;
    lead = '';
    shown += piece;
    shownCount++;
    previous = text;
    namesProduct ||= read.namesProduct;
    return piece;
  }

  function closing(): string {
    if (shownCount === 0) return withheld.length === 0 ? '' : ruleBook.texts.nothingLeft;
    const left = withheld.length > shownCount ? `\n\n${ruleBook.texts.muchLeftOut}` : '';
    const stated = shown.replace(/\s+/g, ' ').includes(ruleBook.texts.fdaStatement);
    return `${left}${namesProduct && !stated ? `\n\n${ruleBook.texts.fdaStatement}` : ''}`;
  }

  return {
    push: (text) => (over ? '' : sentences.push(text).map(show).join('')),
    end() {
      if (over) return '';
      over = true;
      return sentences.end().map(show).join('') + closing();
    },
    withheld,
  };
}
