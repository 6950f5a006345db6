import path from 'node:path';
import { dataFolder } from '../data-folder.ts';
import type { Reading } from '../turn.ts';
import { createFeatureReader, type FeatureChoice, type FeatureReader } from './features.ts';
import { loadModel } from './linear-model.ts';
import type { WordGroups } from './word-groups.ts';

/**
 * Which entry of the first knowledge a question means. `npm run train` learns it from the ways in which people ask; retrieval holds it
 * against what the words themselves find.
 */

/** A question that no entry answers. */
export const NO_TOPIC = 'none';

/** What is asked of products and what is only talk are topics beside the entries; no entry has such a name. */
export const productTopics = [
  'product-shelf',
  'product-price',
  'product-count',
  'product-contains',
  'product-form',
  'product-use',
  'product-cheaper',
  'product-compare',
  'product-stock',
] as const;
export const talkTopics = [
  'talk-greeting',
  'talk-thanks',
  'talk-goodbye',
  'talk-yes',
  'talk-no',
  'talk-who',
  'talk-more',
] as const;
export type Intent = (typeof productTopics)[number] | (typeof talkTopics)[number];

const intents: readonly string[] = [...productTopics, ...talkTopics];
const isIntent = (topic: string): topic is Intent => intents.includes(topic);

/** All of one family together have to be so likely; what is asked of products that were just shown need be less so. */
const SURE_OF_INTENT = 0.35;
const SURE_AFTER_PRODUCTS = 0.15;

/** What a message asks of products, or that it is talk; undefined where it is more likely about something else. */
export function intentOf(topics: readonly Topic[], afterProducts = false): Intent | undefined {
  const told = topics.filter(({ topic }) => isIntent(topic));
  const best = told[0]?.topic;
  if (best === undefined || !isIntent(best)) return undefined;
  const family = best.split('-')[0] ?? '';
  const together = told
    .filter(({ topic }) => topic.startsWith(`${family}-`))
    .reduce((sum, { likelihood }) => sum + likelihood, 0);
  const needed = afterProducts && family === 'product' ? SURE_AFTER_PRODUCTS : SURE_OF_INTENT;
  return together >= needed ? best : undefined;
}

/** How likely no entry is meant. */
export const noEntry = (topics: readonly Topic[]): number =>
  topics
    .filter(({ topic }) => topic === NO_TOPIC || isIntent(topic))
    .reduce((sum, { likelihood }) => sum + likelihood, 0);

export interface Topic {
  /** The name of an entry of the first knowledge, or NO_TOPIC. */
  topic: string;
  /** 0 to 1. */
  likelihood: number;
}

export interface TopicReader {
  /** The likeliest topics, best first. */
  (reading: Pick<Reading, 'tokens' | 'mentions'>): Topic[];
}

/** More are never looked at. */
const TOPICS_TOLD = 8;

export const topicsFile = path.join(dataFolder('statistics'), 'topics.bin');

/** What labels speak of is what questions are about, too. Fewer features than of kinds: hundreds of topics share what is kept of them. */
const OF_TOPICS: FeatureChoice = {
  accepts: ({ kind }) => kind !== 'manner',
  letters: [4],
  pairs: false,
};
export const createTopicFeatures = (groups: WordGroups): FeatureReader =>
  createFeatureReader(groups, OF_TOPICS);

export function loadTopicReader(groups: WordGroups): TopicReader {
  const featuresOf = createTopicFeatures(groups);
  const { classes, sharesOf } = loadModel(topicsFile);
  return (reading) => likeliestTopics(classes, featuresOf(reading).map(sharesOf));
}

/** A long story is about what the piece is about that is likeliest about something. */
export function likeliestTopics(classes: readonly string[], pieces: readonly Float64Array[]): Topic[] {
  const none = classes.indexOf(NO_TOPIC);
  const [best] = pieces.toSorted((one, other) => (one[none] ?? 0) - (other[none] ?? 0));
  return [...(best ?? [])]
    .map((likelihood, at) => ({ topic: classes[at] ?? NO_TOPIC, likelihood }))
    .sort((one, other) => other.likelihood - one.likelihood)
    .slice(0, TOPICS_TOLD);
}
