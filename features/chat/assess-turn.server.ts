import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { readSituation, type Situation } from '#assistant/situation.ts';
import { LIKELY, type Policy, type RuleFinding, sayOfKind } from '#assistant/assess.ts';
import type { Likelihood } from '#assistant/statistics/classifier.ts';
import type { Understanding } from '#assistant/create-understanding.ts';
import type { Language, Turn } from '#assistant/turn.ts';
import { type EmergencyId, emergencyIds } from '#content/safety/emergency-ids.ts';
import { conceptName } from '#features/catalog/label-of.server.ts';
import type { CareMeant } from './safety/care-by-topic.ts';
import { createMeantReader } from './safety/meant-reader.server.ts';
import { type CareTexts, createCareReader } from './safety/care-for-turn.ts';
import { emergencyBehind, goesOn } from './safety/emergency-behind.server.ts';
import { findMedicineQuestion, type MedicineQuestion } from './safety/medicine-questions.ts';
import type { Assessment, SafetyGate } from './safety/safety.ts';
import type { SafetyTables } from './safety/safety-tables.ts';
import type { VisitorReader, VisitorWords } from './safety/visitor-words.ts';

/** What the assistant says by itself. Markdown; content/safety holds it. */
export interface SafetyTexts extends CareTexts {
  emergencies: Readonly<Record<EmergencyId, EmergencyTexts>>;
  /** What an emergency says in Haitian Creole. */
  haitian: (id: EmergencyId) => string;
  /** In front of an emergency that is only possible, and behind it. */
  possible: Readonly<Record<'en' | 'es' | 'ht', { before: string; after: string }>>;
  questions: Readonly<Record<MedicineQuestion, string>>;
  /** In front of an answer in English to a question in another language. */
  languages: Readonly<Record<Exclude<Language, 'en'>, string>>;
}

export interface EmergencyTexts {
  en: string;
  es: string;
  mention: string;
}

/** Earlier turns that are read; a conversation about a family's medicines fits in. */
export const REMEMBERED_TURNS = 30;
/** What was only meant, not named, holds for so many messages more. */
const MEANT_LASTS = 3;
/** Conversations whose last judgement is kept. */
const REMEMBERED_CONVERSATIONS = 1000;

export function createAssess(
  { readTurn, assess: policyOf, topicsOf }: Understanding,
  { tables, reader, texts }: { tables: SafetyTables; reader: VisitorReader; texts: SafetyTexts },
): Pick<SafetyGate, 'assess' | 'read'> {
  const readCare = createCareReader(tables, reader, texts);
  const policies = new LRUCache<string, Policy>({ max: REMEMBERED_CONVERSATIONS });
  const meantIn = createMeantReader({ reader, readTurn, topicsOf });
  const judge = (messages: readonly string[]) => {
    const turn = readTurn(messages.map((text) => ({ from: 'visitor', text })));
    const policy = policyOf(turn);
    policies.set(keyOf(messages), policy);
    return { turn, policy };
  };
  /** Judged with the turn before, mostly. */
  const judgedBefore = (messages: readonly string[]) =>
    policies.get(keyOf(messages)) ?? judge(messages).policy;

  const assess: SafetyGate['assess'] = ({ message, earlier: before, danger }) => {
    const heard = before.slice(-REMEMBERED_TURNS);
    const { turn, policy } = judge([...heard, message]);
    const isLikely = policy.rules.some(({ rule }) => rule === LIKELY);
    const standing = isOwn(policy) ? undefined : emergencyBehind(heard, turn, judgedBefore);
    if (standing && isLikely) return withOther(standing, policy, { turn, texts });
    if (standing && goesOn(turn)) return answerOf(standing, turn, texts);
    // Who then tells what came of a product, or wants to stop a medicine, hears whom to call and what is said of that.
    const isAsked = isLikely && policy.level === 'possible' && questionIn(reader.read(message)) !== undefined;
    if (!isAsked && (policy.level === 'emergency' || policy.level === 'possible'))
      return answerOf(policy, turn, texts);
    if (danger) return answerOf(readByModel(danger), turn, texts);
    const read = reader.read(message);
    const meant = meantIn(message);
    const words = withMeant(reader, read, meant);
    const earlier = heard.map((text) => reader.read(text));
    const mention = gravest(isAsked ? [...policy.rules, ...policy.mentioned] : policy.mentioned);
    const mentioned = mention && { rule: `mention:${mention}`, line: texts.emergencies[mention].mention };
    const question = questionIn(words);
    if (question) {
      const notes = readCare.notes(words, earlier).lines.filter(({ rule }) => rule !== 'medicine');
      const lines = [mentioned?.line ?? '', texts.questions[question], ...notes.map(({ line }) => line)];
      return { kind: 'answered', level: 'care', rule: question, reply: lines.filter(Boolean).join('\n\n') };
    }
    const alarmed = standing && stillSaid(standing, judgedBefore(heard));
    const lately = heard.slice(-MEANT_LASTS).flatMap((text) => meantIn(text).groups);
    const said = readSituation(turn);
    const ownOnly = (groups: readonly string[]) => groups.filter((one) => !said.inFamily.has(one));
    const situation = withGroups(said, ownOnly([...meant.groups, ...lately]));
    const { concepts: named } = readSituation({ ...turn, earlier: [] });
    const care = {
      ...readCare.care(words, earlier, {
        mention: mentioned,
        alarmed,
        allergies: situation.facts
          .filter(({ kind, turnsAgo }) => kind === 'allergy' && turnsAgo === 0)
          .map(({ concept }) => conceptName(concept)),
        named: new Set([...named, ...ownOnly(meant.groups)]),
        lastingly: situation.concepts,
        inFamily: said.inFamily,
      }),
      situation,
    };
    const level = care.rules.length > 0 ? 'care' : 'open';
    return {
      kind: 'open',
      level,
      care: turn.language === 'en' ? care : inLanguage(care, texts.languages[turn.language], turn.language),
    };
  };

  return {
    assess,
    read: (message) => {
      if (reader.read.has(message)) return false;
      reader.read(message);
      readTurn([{ from: 'visitor', text: message }]);
      return true;
    },
  };
}

const questionIn = ({ tagged, ingredients }: VisitorWords) =>
  findMedicineQuestion(tagged, ingredients.length > 0);

/** An emergency that a rule sees is told by its own words, whatever stands behind it. */
const isOwn = ({ level, rules }: Policy): boolean =>
  (level === 'emergency' || level === 'possible') && rules.some(({ rule }) => rule !== LIKELY);

/** One short key, however long the conversation. */
const keyOf = (messages: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(messages)).digest('base64');

const readByModel = (kind: Likelihood['kind']): Answered => ({
  level: 'possible',
  rules: [{ rule: 'model', say: sayOfKind[kind] }],
});

type Answered = Pick<Policy, 'level' | 'rules'>;
type Answer = Extract<Assessment, { kind: 'answered' }>;

/** A medicine that is meant counts where none is named. */
function withMeant(reader: VisitorReader, words: VisitorWords, { medicine }: CareMeant): VisitorWords {
  if (medicine === undefined || words.medicines.length > 0) return words;
  return { ...words, medicines: reader.read(medicine).medicines };
}

/** A label that warns of a pregnancy forbids also where one was only meant. */
const withGroups = (situation: Situation, groups: readonly string[]): Situation => ({
  ...situation,
  concepts: new Set([...situation.concepts, ...groups]),
  named: new Set([...situation.named, ...groups]),
});

/** Whom to call is said before an answer right behind an emergency; behind what gets worse without a sign, for as long as that stands. */
function stillSaid(standing: Policy, last: Policy): EmergencyId | undefined {
  const id = gravest(standing.rules) ?? 'unspecified';
  return last.level === 'emergency' || WITHOUT_A_SIGN.has(id) ? id : undefined;
}
/** Who swallowed iron seems well for hours. */
const WITHOUT_A_SIGN: ReadonlySet<EmergencyId> = new Set([
  'overdose',
  'child-poisoning',
  'self-harm',
  'self-harm-overdose',
]);

/** Behind an emergency that stands whom to call for what may be one of another kind: neither takes the other's place. */
function withOther(
  standing: Policy,
  other: Policy,
  { turn, texts }: { turn: Turn; texts: SafetyTexts },
): Answer {
  const answer = answerOf(standing, turn, texts);
  const id = gravest(other.rules);
  if (id === undefined || id === 'unspecified' || id === gravest(standing.rules)) return answer;
  const besides =
    other.level === 'emergency' ? answerOf(other, turn, texts).reply : texts.emergencies[id].mention;
  return { ...answer, reply: `${answer.reply}\n\n${besides}` };
}

/** The number, in the language that was spoken. */
function answerOf({ level, rules }: Answered, { language }: Turn, texts: SafetyTexts): Answer {
  const id = gravest(rules) ?? 'unspecified';
  const spoken = language === 'es' || language === 'ht' ? language : 'en';
  const text = spoken === 'ht' ? texts.haitian(id) : texts.emergencies[id][spoken];
  if (level === 'emergency')
    return {
      kind: 'answered',
      level,
      rule: `emergency:${id}`,
      reply: text,
      ...(rules[0]?.rule === LIKELY && { likely: true }),
    };
  // Great fear has its own gentle words.
  if (id === 'panic') return { kind: 'answered', level: 'possible', rule: 'panic', reply: text };
  const { before, after } = texts.possible[spoken];
  const first = text.charAt(0).toLowerCase() + text.slice(1);
  return {
    kind: 'answered',
    level: 'possible',
    rule: `possible:${id}`,
    reply: `${before} ${first}\n\n${after}`,
  };
}

function gravest(found: readonly RuleFinding[]): EmergencyId | undefined {
  return emergencyIds.find((id) => found.some(({ say }) => say === id));
}

type Care = Extract<Assessment, { kind: 'open' }>['care'];

const inLanguage = (care: Care, line: string, language: string): Care => ({
  ...care,
  opening: [line, care.opening].filter(Boolean).join('\n\n'),
  rules: [`language:${language}`, ...care.rules],
});
