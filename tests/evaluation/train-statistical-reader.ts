import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { createUnderstanding } from '#assistant/create-understanding.ts';
import { SCALE, scoreOf, THRESHOLD, weightsFile } from '#assistant/statistics/classifier.ts';
import { BUCKETS, featuresOf } from '#assistant/statistics/features.ts';
import { variationsOf } from '#assistant/variations.ts';
import { retrievalQuestions } from '../retrieval/questions.ts';
import { readConversations } from './evaluate-sets.ts';
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
  label: 0 | 1;
  /** As written, not varied: what the figures count. */
  own: boolean;
  text: string;
}

const PARTS = 5;
const ROUNDS = 14;
const RATE = 0.06;
const DECAY = 1e-5;

const { readTurn, rules } = createUnderstanding();

function sentences(): { text: string; label: 0 | 1 }[] {
  const list = z.strictObject({ emergencies: z.array(z.string()), ordinary: z.array(z.string()) });
  const trained = readYamlFolder('training', (file) => [list.parse(file)]);
  const of = (label: 0 | 1) => (text: string) => ({ text, label });
  const sets = readConversations(path.join(import.meta.dirname, 'sets')).filter(
    ({ turns }) => turns.length === 1,
  );
  const cases = readCases().filter(({ say }) => say.length === 1);
  return [
    ...rules.filter(({ policy }) => policy !== 'care').flatMap(({ examples }) => examples.map(of(1))),
    ...rules.flatMap(({ lookalikes }) => lookalikes.map(of(0))),
    ...trained.flatMap(({ emergencies, ordinary }) => [...emergencies.map(of(1)), ...ordinary.map(of(0))]),
    ...sets.map(({ turns, kind }) => of(kind === 'safety' ? 1 : 0)(turns[0] ?? '')),
    ...cases.filter(({ rule }) => rule?.startsWith('emergency:')).map(({ say }) => of(1)(say[0] ?? '')),
    ...cases.filter(isOrdinary).map(({ say }) => of(0)(say[0] ?? '')),
    ...retrievalQuestions.map(({ question }) => of(0)(question)),
  ];
}

function samplesOf(all: readonly { text: string; label: 0 | 1 }[]): Sample[] {
  const kept = new Set(['texting', 'dialect', 'third person', 'dictation']);
  return all.flatMap(({ text, label }, index) =>
    [{ name: '', text }, ...variationsOf(text).filter(({ name }) => kept.has(name))].flatMap((one) =>
      featuresOf(readTurn([{ from: 'visitor', text: one.text }])).map((features) => ({
        part: (index * 7919) % PARTS,
        features,
        label,
        own: one.name === '',
        text,
      })),
    ),
  );
}

/** Cautions are no emergencies; a subject and reports of harm lie between. */
const isOrdinary = ({ plain, rule = '', answered }: ReturnType<typeof readCases>[number]) =>
  plain || /^(?:interaction|group|medicine|stop-medicine)/.test(rule) || (rule === '' && answered === false);

/** Logistic regression by stochastic gradient, in an order that is the same each time. */
function learn(samples: readonly Sample[]): Float64Array {
  const weights = new Float64Array(BUCKETS + 1);
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

function step(weights: Float64Array, { features, label }: Sample, rate: number): void {
  const error = label - 1 / (1 + Math.exp(-scoreOf(weights, features)));
  const share = (rate * error * 8) / Math.sqrt(64 + features.length * 4);
  for (const bucket of features) weights[bucket] = (weights[bucket] ?? 0) * (1 - DECAY) + share;
  weights[BUCKETS] = (weights[BUCKETS] ?? 0) + rate * error * 0.1;
}

/** Of the sentences left out: how many emergencies and how many ordinary ones are raised, by threshold. */
function figures(samples: readonly Sample[]): string[] {
  const scored = Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const weights = learn(samples.filter((one) => one.part !== part));
    return samples
      .filter((one) => one.part === part && one.own)
      .map((one) => ({ ...one, likelihood: 1 / (1 + Math.exp(-scoreOf(weights, one.features))) }));
  });
  const share = (label: 0 | 1, threshold: number) => {
    const list = scored.filter((one) => one.label === label);
    return `${((list.filter(({ likelihood }) => likelihood >= threshold).length * 100) / list.length).toFixed(1)} %`;
  };
  const worst = scored
    .filter(({ label, likelihood }) => label === 0 && likelihood >= THRESHOLD)
    .map(({ text }) => text);
  return [
    ...[0.5, 0.7, 0.8, 0.9, 0.95, 0.97, 0.99].map(
      (threshold) =>
        `${threshold.toFixed(2)}  emergencies ${share(1, threshold)}  ordinary ${share(0, threshold)}`,
    ),
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
