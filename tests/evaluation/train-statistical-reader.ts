import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { createUnderstanding } from '#assistant/create-understanding.ts';
import {
  judge,
  type MessageKind,
  messageKinds,
  probabilities,
  SCALE,
  shareOf,
  THRESHOLD,
  WEIGHTS,
  weightsFile,
} from '#assistant/statistics/classifier.ts';
import { BUCKETS, featuresOf } from '#assistant/statistics/features.ts';
import { variationsOf } from '#assistant/variations.ts';
import { retrievalQuestions } from '../retrieval/questions.ts';
import { type Conversation, readConversations } from './evaluate-sets.ts';
import { readCases } from './read-cases.ts';
import { readYamlFolder } from './read-yaml-folder.ts';

/**
 * `npm run train`: the weights of the statistical reader, from the rules' examples and lookalikes, the sentences of
 * tests/evaluation/training, the seen sets and what shoppers ask, each also in its variations. Prints what five parts of the sentences
 * give when the other four were learned; writes the weights of all.
 */
interface Sample {
  /** Its variations stay in the same part. */
  part: number;
  features: readonly number[];
  kind: MessageKind;
  /** As written, not varied: what the figures count. */
  own: boolean;
  text: string;
}
interface Sentence {
  text: string;
  kind: MessageKind;
}

const PARTS = 5;
const ROUNDS = 12;
const RATE = 0.06;
const DECAY = 1e-5;

const { readTurn, rules } = createUnderstanding();

/** The kind of what a rule says, where it is no emergency of the body. */
const KINDS: Readonly<Record<string, MessageKind>> = {
  'self-harm': 'self-harm',
  'self-harm-overdose': 'self-harm',
  'harm-to-child': 'violence',
  'harm-other': 'violence',
  violence: 'violence',
  overdose: 'poison',
  'too-much': 'poison',
  'child-poisoning': 'poison',
  'pet-poisoning': 'poison',
  reaction: 'poison',
  gas: 'poison',
};

function sentences(): Sentence[] {
  const lists = z.partialRecord(z.enum(messageKinds), z.array(z.string()));
  const kindOfSay = new Map(rules.map(({ id, say }) => [id, KINDS[say] ?? 'body']));
  const trained = readYamlFolder('training', (file) => [lists.parse(file)]);
  const as = (kind: MessageKind) => (text: string) => ({ text, kind });
  const sets = readConversations(path.join(import.meta.dirname, 'sets')).filter(
    ({ turns }) => turns.length === 1,
  );
  const cases = readCases().filter(({ say }) => say.length === 1);
  return [
    ...rules
      .filter(({ policy }) => policy !== 'care')
      .flatMap(({ id, examples }) => examples.map(as(kindOfSay.get(id) ?? 'body'))),
    ...rules.flatMap(({ lookalikes }) => lookalikes.map(as('ordinary'))),
    ...trained.flatMap((lists) => messageKinds.flatMap((kind) => (lists[kind] ?? []).map(as(kind)))),
    ...sets.flatMap((one) => setSentence(one)),
    ...cases
      .filter(({ rule }) => rule?.startsWith('emergency:'))
      .map(({ say, rule }) => as(KINDS[rule?.split(':')[1] ?? ''] ?? 'body')(say[0] ?? '')),
    ...cases.filter(isOrdinary).map(({ say }) => as('ordinary')(say[0] ?? '')),
    ...retrievalQuestions.map(({ question }) => as('ordinary')(question)),
  ];
}

/** A set says the level; the kind is what the rules and its topic make of it. Cautions lie between. */
function setSentence({ turns, expect, topic }: Conversation): Sentence[] {
  const text = turns[0] ?? '';
  const grave = expect.includes('emergency') || expect.includes('possible');
  if (!grave) return expect.includes('open') || expect.includes('care') ? [{ text, kind: 'ordinary' }] : [];
  if (expect.includes('open')) return [];
  const kind = TOPICS.find(([pattern]) => pattern.test(topic))?.[1] ?? 'body';
  return [{ text, kind }];
}
const TOPICS: readonly (readonly [RegExp, MessageKind])[] = [
  [/suicid|self|goodbye|die|hopeless/i, 'self-harm'],
  [/violen|abuse|assault|harm (?:to|other)|hurt(?:ing)? (?:other|child|baby)|homicid/i, 'violence'],
  [
    /poison|overdos|swallow|too much|interact|drug|pill|pet|monoxide|gas|serotonin|mixture|medicine/i,
    'poison',
  ],
];

function samplesOf(all: readonly Sentence[]): Sample[] {
  const kept = new Set(['texting', 'dialect', 'third person', 'dictation']);
  return all.flatMap(({ text, kind }, index) =>
    [{ name: '', text }, ...variationsOf(text).filter(({ name }) => kept.has(name))].flatMap((one) =>
      featuresOf(readTurn([{ from: 'visitor', text: one.text }])).map((features) => ({
        part: (index * 7919) % PARTS,
        features,
        kind,
        own: one.name === '',
        text,
      })),
    ),
  );
}

/** Cautions are no emergencies; a subject and reports of harm lie between. */
const isOrdinary = ({ plain, rule = '', answered }: ReturnType<typeof readCases>[number]) =>
  plain ||
  /^(?:harm\b(?!-)|interaction|group|medicine|stop-medicine)/.test(rule) ||
  (rule === '' && answered === false);

/** Logistic regression by stochastic gradient, in an order that is the same each time. */
function learn(samples: readonly Sample[]): Float64Array {
  const weights = new Float64Array(WEIGHTS);
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const order = samples.map((_, index) => index);
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    const rate = RATE / (1 + round / 4);
    for (const index of order) {
      const sample = samples[index];
      if (sample) step(weights, sample, rate);
    }
  }
  return weights;
}

function step(weights: Float64Array, { features, kind }: Sample, rate: number): void {
  const shares = probabilities(weights, features);
  messageKinds.forEach((one, at) => {
    const error = (one === kind ? 1 : 0) - (shares[at] ?? 0);
    if (Math.abs(error) < 0.002) return;
    const share = rate * error * shareOf(features);
    const base = at * (BUCKETS + 1);
    for (const bucket of features)
      weights[base + bucket] = (weights[base + bucket] ?? 0) * (1 - DECAY) + share;
    weights[base + BUCKETS] = (weights[base + BUCKETS] ?? 0) + rate * error * 0.1;
  });
}

/** Of the sentences left out: how many emergencies and how many ordinary ones are raised, by threshold. */
function figures(samples: readonly Sample[]): string[] {
  const scored = Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const weights = learn(samples.filter((one) => one.part !== part));
    return samples
      .filter((one) => one.part === part && one.own)
      .map((one) => ({ ...one, judged: judge(weights, one.features) }));
  });
  const share = (
    list: readonly (typeof scored)[number][],
    right: (one: (typeof scored)[number]) => boolean,
  ) => `${((list.filter(right).length * 100) / list.length).toFixed(1)} %`;
  const grave = scored.filter(({ kind }) => kind !== 'ordinary');
  const calm = scored.filter(({ kind }) => kind === 'ordinary');
  const worst = calm.filter(({ judged }) => judged.likelihood >= THRESHOLD).map(({ text }) => text);
  return [
    ...[0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95].map((threshold) => {
      const raised = ({ judged }: (typeof scored)[number]) => judged.likelihood >= threshold;
      return `${threshold.toFixed(2)}  emergencies ${share(grave, raised)}  ordinary ${share(calm, raised)}`;
    }),
    `of the right kind: ${share(grave, ({ judged, kind }) => judged.kind === kind)} of ${grave.length}`,
    `ordinary sentences raised at ${THRESHOLD}: ${worst.join(' | ')}`,
  ];
}

const samples = samplesOf(sentences());
process.stdout.write(`${samples.length} samples\n${figures(samples).join('\n')}\n`);
const weights = learn(samples);
writeFileSync(
  weightsFile,
  Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * SCALE)))),
);
