import type { Care, Evidence, ReplyGate, VisitorTurn } from '../safety.ts';
import { urgesMore } from './amount-rules.ts';
import { speaksAgainstCare } from './care-rules.ts';
import { changesMedicine } from './change-rules.ts';
import { claimsDisease } from './claim-rules.ts';
import { diagnosesVisitor } from './diagnosis-rules.ts';
import {
  hidesMarkup,
  inventsContact,
  inventsDose,
  inventsLink,
  inventsPrice,
  inventsProduct,
  keepsApart,
  suggestsAvoided,
  talksOfMachinery,
} from './evidence-rules.ts';
import { isRude, pressesToBuy } from './manner-rules.ts';
import { reassures, safeWithMedicine } from './medicine-rules.ts';
import { factsOf, type ReplyFacts } from './reply-facts.ts';
import { createSentenceReader, type Sentence, TOO_LONG } from './sentence-reader.ts';
import * as spanish from './spanish-rules.ts';
import type { ReplyTagger } from './tag-reply.ts';
import { callsPairFine } from './together-rules.ts';
import {
  feedsTheDelicate,
  leavesMedicineUnguarded,
  leavesPairUnguarded,
  playsDownSign,
  speaksFreelyOfDisease,
} from './unguarded-rules.ts';
import { plainText, unhidden } from '../plain-words-text.ts';

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
interface Words {
  plain: string;
  /** The sentence without the questions in it. */
  told: string;
  read: ReturnType<ReplyTagger>;
  /**
   * Tagged as it stands; as one line, for 'Helps with: gout' and cells of a table say what a sentence would say; and, where it is only a
   * scrap, with the sentence shown before.
   */
  ways: readonly string[];
  /** Without links: a source may be named after a disease. */
  uncited: string;
  /** Plain text, questions included. */
  whole: string;
}
interface Context extends Words {
  facts: ReplyFacts;
  care: Care;
  pages: ReadonlySet<string>;
  asksAboutCare: boolean;
  /** A medicine was named, by the visitor or in this reply. */
  besideMedicine: boolean;
  previous: string;
}

/** Named, in the order in which they are tried. */
const rules: readonly (readonly [name: string, breaks: Rule])[] = [
  ['too-long', (sentence) => sentence === TOO_LONG],
  ['markup', (sentence) => hidesMarkup(sentence)],
  ['link', (sentence, { facts, pages }) => inventsLink(sentence, facts, pages)],
  ['contact', (sentence, { facts }) => inventsContact(sentence, facts)],
  ['price', (_, { told, facts }) => inventsPrice(told, facts)],
  ['dose', (_, { told, facts, read }) => inventsDose(told, facts) || urgesMore(read.tagged, facts)],
  ['machinery', (sentence) => talksOfMachinery(plainText(sentence))],
  [
    'safe-with',
    (_, { read, ways, besideMedicine }) =>
      ways.some((text) => safeWithMedicine(text) || spanish.callsSafeInSpanish(text)) ||
      reassures(read.tagged) ||
      (besideMedicine && callsPairFine(read.tagged)),
  ],
  ['yes', (sentence, context) => waves(sentence, context)],
  [
    'change-medicine',
    (_, { ways }) => ways.some((text) => changesMedicine(text) || spanish.changesMedicineInSpanish(text)),
  ],
  ['claim', (_, { ways }) => ways.some((text) => claimsDisease(text) || spanish.claimsInSpanish(text))],
  ['diagnosis', (_, { read }) => diagnosesVisitor(read.tagged) || spanish.diagnosesInSpanish(read.tagged)],
  [
    'against-care',
    (_, { read }) => speaksAgainstCare(read.tagged) || spanish.speaksAgainstCareInSpanish(read.tagged),
  ],
  ['unguarded-medicine', (_, { uncited }) => leavesMedicineUnguarded(uncited)],
  ['unguarded-pair', (_, { read, besideMedicine }) => besideMedicine && leavesPairUnguarded(read.tagged)],
  ['unguarded-disease', (_, { uncited, previous }) => speaksFreelyOfDisease(uncited, previous)],
  ['unguarded-group', (_, { uncited }) => feedsTheDelicate(uncited)],
  ['unguarded-sign', (_, { read }) => playsDownSign(read.tagged)],
  ['rude', (_, { whole }) => isRude(whole)],
  ['pressure', (_, { whole }) => pressesToBuy(whole)],
  ['avoided', (_, { read, care, whole, facts }) => suggestsAvoided(read, care) && !keepsApart(whole, facts)],
  ['product', (sentence, { facts }) => inventsProduct(sentence, facts)],
];

/** A bare yes to a question about a medicine, or about a group that must ask first. */
const YES =
  /^[\s>*-]*(?:yes|yep|yeah|yup|sure|absolutely|of course|certainly|definitely|totally|no problem|go (?:ahead|for it)|it(?:'|’)?s (?:fine|ok|okay|safe)(?! to (?:say|assume|return|ask))|that(?:'|’)?s (?:fine|ok|okay|safe)|it is (?:fine|ok|okay|safe)(?! to (?:say|assume|return|ask))|(?:they|these|both)(?: are|(?:'|’)re) (?:\w+ )?(?:fine|ok|okay|safe|harmless)|you(?:'|’)?re (?:fine|good)|you can(?! (?!safely|surely|certainly|definitely|absolutely|take|use|have|add|combine|mix|drink|eat|try|continue|keep|start|enjoy)[a-z])|claro|sí|si,)(?![a-z])/i;
/** 'Yes, the label of the Crown & Coil lists biotin' says that it is inside, and not that it is fine. */
const SAYS_WHAT_A_LABEL_LISTS = /^[\s>*-]*yes, the label (?:of .{1,200} )?lists\b/i;
function waves(sentence: string, { asksAboutCare, besideMedicine, previous, read }: Context): boolean {
  if (!YES.test(sentence) || SAYS_WHAT_A_LABEL_LISTS.test(sentence)) return false;
  if (
    / (?:ask|avoid|not|doctor|pharmacist|careful|sell|carry|ship|store|prices?|returns?|orders?|pages?|bottles?|buy|cart|leave|stop|too much) /.test(
      read.tagged,
    )
  )
    return false;
  return (
    asksAboutCare ||
    (previous.trim().endsWith('?') &&
      (besideMedicine || /\b(?:medicine|medication|pregnan|nursing|safe)\b/i.test(previous)))
  );
}

/**
 * A question tells nothing: 'You can also ask me: "Can I take it with my medicine?"'. One that suggests its answer ('did you know', 'why not',
 * 'isn't it') is no question.
 */
const QUESTION =
  /(?:^|[“":])\s*(?:(?:can|could|may|should|must|would) (?:i|we|you|he|she|they|my|it|a|an|the|my|people|children|[a-z' ]{3,30}?) |(?:is|are|does|do|which|what|how(?! about)|when|where|who|will|has|have) )(?:[^?“”"]|"[^?"]{0,60}"){0,400}\?[”"]?|[“"](?:can|may|should) (?:i|we|my) [^“”"]{0,400}[”"]/gi;
const LEADING =
  /\b(?:did you know|why not|what if|how about|isn't|isn’t|aren't|aren’t|don't|don’t|doesn't|doesn’t|wouldn't|wouldn’t|who needs|what better|right\?|yes)\b/i;
const withoutQuestions = (text: string) =>
  text.replace(QUESTION, (question) => (LEADING.test(question) ? question : ' that question? '));

/** What sets a line apart is no word of it, and a cell of a table is a sentence of its own. */
const withoutLayout = (text: string) =>
  text.replace(/^(?:\s*(?:[>#*+-]+|\d{1,2}[.)])\s+)+/, '').replace(/\s*\|\s*/g, ' . ');

const withoutLinks = (text: string) => text.replace(/\[[^\]]{0,300}\]\([^()\s]{0,600}\)/g, ' ');

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
    isRude,
    pressesToBuy,
  ].some((breaks) => breaks(tagged));

/** A quoted question of the material tells nothing, whatever it names: 'I think you mean “I take a water pill: what now?”' */
const withoutQuotations = (text: string, questions: readonly string[]) =>
  questions.reduce(
    (rest, question) =>
      rest
        .replaceAll(`“${question}”`, '“that question?”')
        .replaceAll(`**${question}**`, '**That question?**'),
    text,
  );

/** A sentence in every way in which rules read it. */
function readWords(
  tagger: ReplyTagger,
  { titles, questions }: { titles: readonly string[]; questions: readonly string[] },
  { text, previous }: { text: string; previous: string },
): Words {
  const plain = withoutQuotations(unhidden(text), questions);
  const told = withoutQuestions(plain);
  const line = withoutLayout(told);
  const read = tagger(line, titles);
  const again = (other: string) => (other === line ? read.tagged : tagger(other, titles).tagged);
  const scrap = plain.split(/\s+/).length <= SCRAP_WORDS && previous !== '';
  const before = withoutQuestions(previous).replace(/[.!?\s]+$/, '');
  const joined = scrap ? again(withoutLayout(`${before} ${told}`)) : read.tagged;
  const flat = again(withoutLayout(told.replace(/[:|–—]/g, ' ')));
  const uncited = again(withoutLayout(withoutLinks(told)));
  return {
    plain,
    told,
    read,
    ways: [...new Set([read.tagged, joined, flat])],
    uncited,
    whole: plainText(plain),
  };
}

export function createReplyGate(
  ruleBook: ReplyRules,
  { turn, care, evidence }: { turn: VisitorTurn; care: Care; evidence: Evidence },
): ReplyGate {
  const facts = factsOf(evidence, care, ruleBook.contacts);
  // A title that is itself a claim hides behind no tag.
  const titles = facts.titles.filter((title) => !isClaim(ruleBook.tagger(title, []).tagged));
  const questions = evidence.texts.filter((given) => given.endsWith('?')).map(unhidden);
  const sentences = createSentenceReader();
  const withheld: string[] = [];
  const asksAboutCare =
    care.rules.some((rule) => /^(?:interaction|medicine|group)\b/.test(rule)) && turn.message.includes('?');
  let besideMedicine = care.rules.some((rule) => /^(?:interaction|medicine)\b/.test(rule));
  let shown = '';
  let shownCount = 0;
  let lead = '';
  let previous = '';
  let namesProduct = false;
  let over = false;

  function show({ lead: before, text }: Sentence): string {
    const spaced = before.includes('\n') ? before.replace(/[^\n]/g, '') : before;
    if (spaced.split('\n').length > lead.split('\n').length || lead === '') lead = spaced;
    const words = readWords(ruleBook.tagger, { titles, questions }, { text, previous });
    const { plain, read } = words;
    besideMedicine ||= read.tagged.includes(' MED ');
    const context: Context = {
      ...words,
      facts,
      care,
      pages: ruleBook.pages,
      asksAboutCare,
      besideMedicine,
      previous,
    };
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
    get shown() {
      return shownCount;
    },
    withheld,
  };
}
