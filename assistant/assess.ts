import type { Lexicon } from './lexicon/lexicon.ts';
import { type Expression, placesOf, type Place } from './rules/expression.ts';
import type { Rule } from './rules/load-rules.ts';
import type { Likelihood } from './statistics/classifier.ts';
import {
  ALARM_LINES,
  AGAINST_CALM,
  BEYOND_DOUBT,
  type ByRules,
  HARMLESS,
  SPOKEN_OF,
} from './statistics/judge-alarm.ts';
import { type Accepts, happening, intended, spokenOf, supposed } from './happens.ts';
import { saysSomething } from './says-something.ts';
import type { Mention, Turn } from './turn.ts';

/** What a turn asks of the reply. */
export interface Policy {
  /**
   * emergency: whom to call, and nothing else. possible: the number first, then care, no product. care: something is said first, products
   * as the care allows. open: an ordinary question.
   */
  level: 'emergency' | 'possible' | 'care' | 'open';
  /** The rules that hold at that level, and what each says, gravest first. */
  rules: readonly RuleFinding[];
  /** Emergencies that are only a subject, denied or unclear: one line of whom to call, should it happen. */
  mentioned: readonly RuleFinding[];
  /** Probability of an emergency after the statistical reader, 0 to 1. */
  likelihood: number;
}

export interface RuleFinding {
  rule: string;
  say: string;
}

export interface Assess {
  (turn: Turn): Policy;
}

/** What is said to a turn that only the statistical reader takes for an emergency. */
export const sayOfKind: Readonly<Record<Likelihood['kind'], string>> = {
  body: 'unspecified',
  poison: 'overdose',
  'self-harm': 'self-harm',
  violence: 'violence',
};

/** The rule that stands for the second reader alone. */
export const LIKELY = 'likely';

/** A poison that a child or an animal got has words of its own. */
const sayOfLikely = (kind: Likelihood['kind'], { mentions }: Turn): string =>
  kind === 'poison'
    ? (SAY_OF_POISONED.find(([concept]) =>
        mentions.some((one) => one.concept === concept && !one.negated),
      )?.[1] ?? sayOfKind.poison)
    : sayOfKind[kind];
const SAY_OF_POISONED = [
  ['pet', 'pet-poisoning'],
  ['child', 'child-poisoning'],
  ['baby-person', 'child-poisoning'],
] as const;

/** How sure it is that somebody is in danger (judge-alarm.ts), and in which. */
export interface Judge {
  (
    turn: Turn,
    byRules: ByRules | undefined,
  ): {
    odds: number;
    kind: Likelihood['kind'];
    /** How likely it is what the message is likeliest about, an entry or a product. */
    about: number;
  };
}

/**
 * What the rules see and what the second reader takes the message for are weighed together (docs/decisions/0025). Where both are sure of the
 * opposite, what a rule sees is only mentioned, in one line of whom to call, or not spoken of at all.
 */
export function createAssess(rules: readonly Rule[], { concepts }: Lexicon, judge: Judge): Assess {
  const conditionOf = (id: string) => concepts.get(id)?.kind;
  const calming = rules.filter(({ policy }) => policy === 'calm');

  return (turn) => {
    const read = reader(turn, conditionOf);
    const over = isOver(turn);
    const held = rules.flatMap((rule) => {
      const level = levelOf(rule, read);
      const isOnlyMentioned = over && level !== 'care' && !NEVER_OVER.has(rule.say);
      return level ? [{ rule, level: isOnlyMentioned ? ('mentioned' as const) : level }] : [];
    });
    const isCalm = (kind: Likelihood['kind']) =>
      calming.some(({ say, when }) => CALMED.get(say)?.includes(kind) && when.some(read.isSaid));
    const at = (level: Level) =>
      held.filter((one) => one.level === level).map(({ rule }) => ({ rule: rule.id, say: rule.say }));
    const [emergencies, possible, care] = [at('emergency'), at('possible'), at('care')];
    const byRules = emergencies.length > 0 ? 'emergency' : possible.length > 0 ? 'possible' : undefined;
    const { odds, kind, about } = judge(turn, byRules);
    const likelihood = 1 / (1 + Math.exp(-odds));
    const lines = ALARM_LINES[byRules ?? 'nothing'];
    const isPossible = odds >= lines.possible;
    const isSpokenOf = ({ say }: RuleFinding) =>
      odds >= SPOKEN_OF || (about < SURELY_ABOUT && isSpokenPlainly(say, turn));
    const mentioned = at('mentioned').filter(isSpokenOf);
    const certain = new Set(
      held.filter(({ rule }) => rule.certain.some(read.isSaid)).map(({ rule }) => rule.id),
    );
    const found = [...emergencies, ...possible].filter(
      ({ rule, say }) => isPossible || NEVER_CALM.has(say) || certain.has(rule),
    );
    if (found.length > 0) {
      const isGrave = emergencies.length > 0 || found.every(({ say }) => RAISED.has(say));
      const isSure = odds >= lines.emergency || emergencies.some(({ rule }) => certain.has(rule));
      const level = isGrave && isSure ? 'emergency' : 'possible';
      return {
        level,
        rules: level === 'emergency' && emergencies.length > 0 ? emergencies : found,
        mentioned,
        likelihood,
      };
    }
    if (byRules) {
      if (odds >= HARMLESS) mentioned.push(...[...emergencies, ...possible].filter(isSpokenOf));
    } else if (isPossible && saysSomething(turn) && (odds >= AGAINST_CALM || !isCalm(kind))) {
      const sure = odds >= (mentioned.length > 0 ? BEYOND_DOUBT : lines.emergency);
      const level = sure ? 'emergency' : 'possible';
      return { level, rules: [{ rule: LIKELY, say: sayOfLikely(kind, turn) }], mentioned, likelihood };
    }
    return {
      level: care.length + mentioned.length > 0 ? 'care' : 'open',
      rules: care,
      mentioned,
      likelihood,
    };
  };
}

/** What is possible by a rule, and an emergency where the second reader is sure. A panic attack is like one in every word. */
const RAISED: ReadonlySet<string> = new Set(['heart', 'bleeding', 'head-injury', 'baby', 'overdose']);

/** What is said of it helps also where nothing is grave: a panic attack is no emergency, and frightens like one. */
const NEVER_CALM: ReadonlySet<string> = new Set(['panic']);

/** What a calming rule speaks against. Of dying and of violence nothing is told by the way. */
const CALMED: ReadonlyMap<string, readonly Likelihood['kind'][]> = new Map([
  ['body', ['body']],
  ['ordinary', ['body', 'poison']],
]);

/** Who took too much, wanted to die or had a stroke that passed has to be seen also when it is better now. */
const NEVER_OVER: ReadonlySet<string> = new Set([
  'self-harm',
  'self-harm-overdose',
  'harm-other',
  'harm-to-child',
  'violence',
  'overdose',
  'child-poisoning',
  'stroke',
  'head-injury',
  'low-sugar',
  'gas',
]);

/** So surely about something, 'how do I delete my account forever' is no reason to name a crisis line. */
const SURELY_ABOUT = 0.75;

/** A crisis line is named also where it was denied, and poison control to who asks about an overdose in so many words. */
const isSpokenPlainly = (say: string, { mentions }: Turn): boolean =>
  OF_DYING.has(say) || (say === 'overdose' && mentions.some(({ concept }) => concept === 'overdose-word'));
const OF_DYING: ReadonlySet<string> = new Set([
  'self-harm',
  'self-harm-overdose',
  'harm-other',
  'harm-to-child',
]);

/** 'The doctor said it was gas', 'all better now', where nothing else is said to go on. */
const isOver = ({ mentions }: Turn): boolean =>
  mentions.some((one) => one.concept === 'resolved' && !one.negated && !one.hypothetical) &&
  !mentions.some((one) => UNDER_WAY.has(one.concept) && happening(one));
const UNDER_WAY: ReadonlySet<string> = new Set([
  'not-stopping',
  'getting-worse',
  'sudden',
  'dont-know-what-to-do',
]);

type Level = Exclude<Rule['policy'], 'calm'> | 'mentioned';

function levelOf(rule: Rule, { holds, isSaid }: Reader): Level | undefined {
  if (rule.policy === 'calm') return undefined;
  if (holds(rule, happening)) return rule.unless.some(isSaid) ? 'mentioned' : rule.policy;
  if (rule.policy === 'care') return undefined;
  // Whoever asks how, or says 'if', about dying is asked back.
  if (rule.gentle && holds(rule, intended)) return rule.policy;
  if (holds(rule, supposed)) return 'mentioned';
  return rule.gentle && holds(rule, spokenOf) ? 'mentioned' : undefined;
}

/** Sentences of the message before come first, so that two turns can make one emergency. */
const BEFORE = 100_000;

interface Reader {
  holds: (rule: Rule, accepts: Accepts) => boolean;
  /** In this message by itself. */
  isSaid: (expression: Expression) => boolean;
}

function reader(turn: Turn, kindOf: (concept: string) => Mention['kind'] | undefined): Reader {
  const last = turn.earlier.at(-1);
  const before = (last?.mentions ?? []).map((one) => ({
    ...one,
    from: one.from - BEFORE,
    to: one.to - BEFORE,
  }));
  const lastingBefore = turn.earlier.flatMap(({ mentions }) =>
    mentions.filter((one) => one.kind === 'condition' || one.kind === 'medicine'),
  );
  const hereBy = new Map<Accepts, Index>();
  const earlierBy = new Map<Accepts, Index>();
  const sentenceOf = (at: number) =>
    at < 0 ? (last?.tokens[at + BEFORE]?.sentence ?? 0) - BEFORE : (turn.tokens[at]?.sentence ?? 0);

  const hereAs = (accepts: Accepts) => indexed(hereBy, accepts, () => turn.mentions);
  const isSaid = (expression: Expression) =>
    placesOf(expression, (concept) => hereAs(happening).get(concept) ?? [], sentenceOf).length > 0;
  const holds = (rule: Rule, accepts: Accepts): boolean => {
    const here = hereAs(accepts);
    const earlier = indexed(earlierBy, accepts, () => [
      ...before,
      ...lastingBefore.map((one) => ({ ...one, from: -1, to: -1 })),
    ]);
    const alone = (concept: string) => here.get(concept) ?? [];
    const together = (concept: string) => [...alone(concept), ...(earlier.get(concept) ?? [])];
    return rule.when.some(
      (one) =>
        placesOf(one, alone, sentenceOf).length > 0 ||
        // The message itself has to bring a part of it that happens.
        (turn.earlier.length > 0 &&
          placesOf(one, together, sentenceOf).some(({ to }) => to > 0 && !onlyLasting(turn, to, kindOf)) &&
          placesOf(one, (concept) => earlier.get(concept) ?? [], sentenceOf).length === 0),
    );
  };
  return { holds, isSaid };
}

const onlyLasting = (turn: Turn, to: number, kindOf: (concept: string) => Mention['kind'] | undefined) =>
  turn.mentions
    .filter((one) => one.to === to)
    .every(({ concept }) => kindOf(concept) === 'body' || kindOf(concept) === 'manner');

type Index = ReadonlyMap<string, readonly Place[]>;

function indexed(known: Map<Accepts, Index>, accepts: Accepts, mentions: () => readonly Mention[]): Index {
  const before = known.get(accepts);
  if (before) return before;
  const made = index(mentions(), accepts);
  known.set(accepts, made);
  return made;
}

function index(mentions: readonly Mention[], accepts: Accepts): Index {
  const places = new Map<string, Place[]>();
  for (const one of mentions) {
    if (!accepts(one)) continue;
    const list = places.get(one.concept);
    if (list) list.push(one);
    else places.set(one.concept, [one]);
  }
  return places;
}
