import { findPairs, medicineNotes, type PairTexts, pairNotes } from './interaction-notes.ts';
import type { EmergencyId } from '#content/safety/emergency-ids.ts';
import { conceptOfGroup } from '#content/special-groups.ts';
import type { Care } from './safety.ts';
import type { GroupRow, SafetyTables } from './safety-tables.ts';
import { findGroups, type GroupFinding } from './special-groups.ts';
import type { NamedMedicine, VisitorReader, VisitorWords } from './visitor-words.ts';

export interface CareTexts extends PairTexts {
  /** Somebody names an allergy: {what} stands for what to. */
  allergy: string;
  /** Behind that emergency. */
  stillThere: (id: EmergencyId) => string;
  /** In front of an answer to 'what cures …' and to 'do I have …'. */
  noCure: string;
  noDiagnosis: string;
}

/** The rule that says whom to call, in front of an answer behind an emergency. */
export const AFTER_EMERGENCY = 'after-emergency';

interface Line {
  rule: string;
  line: string;
  /** Says whom to ask, and nothing of what was asked: see `Care.general`. */
  isGeneral?: boolean;
}

interface CareContext {
  mention: Line | undefined;
  /** The message before was this emergency. */
  alarmed: EmergencyId | undefined;
  /** What this message says somebody is allergic to. */
  allergies: readonly string[];
  /** Concepts of groups that this message names. */
  named: ReadonlySet<string>;
  /** Concepts that hold for whom the answer is for, earlier messages included. */
  lastingly: ReadonlySet<string>;
  /** Concepts that are a relative's: their words by themselves say nothing of whom the answer is for. */
  inFamily: ReadonlySet<string>;
}

const STORE =
  /\b(?:shipping|ship|shipped|delivery|deliver|orders?|tracking|track|returns?|refunds?|exchange|discount|coupon|promo|code|password|log ?in|sign ?in|account|checkout|cart|newsletter|unsubscribe|giveaway|gift card|hours|phone number|address|payment|paypal|visa)\b/;
const CURE =
  /\b(?:cure|cures|cured|curing|heal|heals|healed|reverse|reverses|reversing|gets? rid of|getting rid of|treat|treats|treating|prevent|prevents|fix|fixes|kill|kills|shrink|shrinks|dissolve|dissolves|cura|curar)\b/;
const DIAGNOSE =
  /\b(?:do i have|does (?:he|she|my \S+) have|have i got|whats wrong with me|diagnose|could (?:i|this|it) be)\b/;
/** 'Can I take it with that?' */
const REFERS = /\b(?:it|that|this|them|those|these|both|either|one)\b/;
/** Who was told whom to ask about a medicine or a pregnancy is told again where something is to be taken or bought, not before each answer of that talk. */
const TAKES =
  /\b(?:take|taking|use|using|drink|drinking|try|start|add|mix|with|together|safe|safely|ok|okay|alright|interact|clash|conflict|mess|which (?:one|of)|something|anything|recommend|sell|carry|got|yours|products?|tea|pills?|capsules?|gummies|powder|drops|supplements?|herbs?)\b/;
const FOR_ADULT =
  /\b(?:for me|myself|im|i am|i take|i need|adults?|my (?:husband|wife|mother|mom|father|dad))\b/;
/** Holds at each turn about health: what is true of a visitor for longer than a question. */
const LASTING = new Set([
  'pregnancy',
  'nursing',
  'kidney-disease',
  'liver-disease',
  'surgery',
  'weak-immune',
  'bleeding-disorder',
  'sickle-cell',
  'iron-overload',
  'g6pd',
]);
const MOST_GROUPS = 3;
const NO_GROUPS: GroupFinding = { groups: [], forChild: false };
/** Whoever names a child or a grandparent mostly buys for somebody else, or tells a story. */
const BY_WORDS_ALONE = new Set(['children', 'older-adults']);

/** Reads what an answer must begin with, and what it must leave out. */
export function createCareReader(tables: SafetyTables, reader: VisitorReader, texts: CareTexts) {
  const disease = new RegExp(`\\b(?:${tables.diseases.join('|')})\\b`);
  const known = new WeakMap<VisitorWords, GroupFinding>();
  const groupsOf = (words: VisitorWords): GroupFinding => {
    const before = known.get(words);
    if (before) return before;
    const found = findGroups(reader, tables.groups, words.plain);
    known.set(words, found);
    return found;
  };

  /** Pairs and medicines that this message brings in, or touches. */
  function notes(words: VisitorWords, earlier: readonly VisitorWords[]) {
    const medicines = [...earlier.flatMap((turn) => turn.medicines), ...words.medicines];
    const recent = earlier.slice(-3).flatMap((turn) => turn.ingredients);
    const follows = words.medicines.length > 0 || REFERS.test(words.plain);
    const pairs = findPairs(medicines, [...words.ingredients, ...(follows ? recent : [])]);
    const lines: Line[] = pairNotes(pairs, texts).map(({ id, line }) => ({
      rule: `interaction:${id}`,
      line,
    }));
    const real = medicines.filter(({ pairOnly }) => !pairOnly);
    if (lines.length === 0 && !STORE.test(words.plain)) {
      const isNews = words.medicines.length > 0 || TAKES.test(words.plain);
      lines.push(...medicineLines(real, isNews, texts));
    }
    return { medicines: real, lines };
  }

  function care(
    words: VisitorWords,
    earlier: readonly VisitorWords[],
    { mention, alarmed, allergies, named, lastingly, inFamily }: CareContext,
  ): Omit<Care, 'situation'> {
    const isOwn = ({ id }: GroupRow) =>
      !inFamily.has(conceptOfGroup(id)) || lastingly.has(conceptOfGroup(id));
    const own = (found: GroupFinding) => ({ ...found, groups: found.groups.filter(isOwn) });
    const here = own(withNamed(groupsOf(words), named, tables.groups));
    const before = earlier.map(groupsOf).map(own);
    const aboutStore = STORE.test(words.plain);
    const { medicines, lines } = notes(words, earlier);
    const lasting = [
      ...before.flatMap(({ groups }) => groups),
      ...withNamed(NO_GROUPS, lastingly, tables.groups).groups,
    ].filter(({ id }) => LASTING.has(id));
    const saidBefore = new Set(before.flatMap(({ groups }) => groups));
    const takes = TAKES.test(words.plain);
    const spoken = new Set([...here.groups, ...(aboutStore ? [] : lasting)]);
    const all: Line[] = [
      ...(alarmed ? [{ rule: AFTER_EMERGENCY, line: texts.stillThere(alarmed) }] : []),
      ...(mention ? [mention] : []),
      ...lines,
      ...allergyLine(allergies, texts),
      ...[...spoken]
        .slice(0, MOST_GROUPS)
        .map((group) => groupLine(group, saidBefore.has(group) && !here.groups.includes(group) && !takes)),
      ...(disease.test(words.plain) ? aboutDisease(words.plain, texts) : []),
    ];
    const childStill = before.at(-1)?.forChild === true && !aboutStore && !FOR_ADULT.test(words.plain);
    return {
      opening: openingOf(all),
      general: all.filter(({ line, isGeneral }) => isGeneral && line !== '').map(({ line }) => line),
      rules: all.map(({ rule }) => rule),
      avoid: avoidedBy(medicines, [...here.groups, ...before.flatMap(({ groups }) => groups), ...lasting]),
      products: !here.forChild && !childStill && !alarmed,
      forChild: here.forChild || childStill,
    };
  }

  return { care, notes };
}

/** Also those that the turn names in words of the lexicon ('five months along'): its concepts are those of groups.yaml. */
const withNamed = (
  { groups, forChild }: GroupFinding,
  named: ReadonlySet<string>,
  rows: readonly GroupRow[],
): GroupFinding => ({
  forChild,
  groups: rows.filter(
    (group) =>
      groups.includes(group) || (!BY_WORDS_ALONE.has(group.id) && named.has(conceptOfGroup(group.id))),
  ),
});

const openingOf = (lines: readonly Line[]): string =>
  lines
    .map(({ line }) => line)
    .filter((line) => line !== '')
    .join('\n\n');

/** What was said holds on, and is not said again. */
const medicineLines = (medicines: readonly NamedMedicine[], isNews: boolean, texts: CareTexts): Line[] =>
  medicineNotes(medicines, texts).map((line) => ({
    rule: 'medicine',
    line: isNews ? line : '',
    isGeneral: true,
  }));

const allergyLine = (allergies: readonly string[], { allergy }: CareTexts): Line[] =>
  allergies.length === 0
    ? []
    : [{ rule: 'allergy', line: allergy.replace('{what}', allergies.join(' and ')) }];

const aboutDisease = (plain: string, { noCure, noDiagnosis }: CareTexts): Line[] => [
  ...(CURE.test(plain) ? [{ rule: 'no-cure', line: noCure }] : []),
  ...(DIAGNOSE.test(plain) ? [{ rule: 'no-diagnosis', line: noDiagnosis }] : []),
];

/** What was said holds on, and is not said again. */
const groupLine = ({ id, sentence, source }: GroupRow, wasSaid: boolean): Line => ({
  rule: `group:${id}`,
  line: wasSaid ? '' : `${sentence} ([${source.title}](${source.url}))`,
  isGeneral: true,
});

/** What is to be left alone, and what is to be asked about: neither is for an assistant to suggest. */
function avoidedBy(medicines: readonly NamedMedicine[], groups: readonly GroupRow[]): string[] {
  const rows = medicines
    .flatMap((medicine) => medicine.rows)
    .filter(({ severity }) => severity === 'avoid' || severity === 'ask-first');
  return [
    ...new Set([...groups.flatMap(({ avoid }) => avoid), ...rows.flatMap(({ ingredients }) => ingredients)]),
  ].sort();
}
