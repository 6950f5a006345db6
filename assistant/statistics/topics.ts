import path from 'node:path';
import { dataFolder } from '../data-folder.ts';
import type { Reading } from '../turn.ts';
import type { FeatureChoice } from './features.ts';
import { loadLayers } from './layered-model.ts';
import { loadModel } from './linear-model.ts';
import { mixShares } from './mix-shares.ts';
import {
  createPieceReader,
  encoded,
  type PieceReader,
  together,
  type WordKnowledge,
} from './piece-reader.ts';

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
export const isIntent = (topic: string): topic is Intent => intents.includes(topic);

/** All of one family together have to be so likely, and so many times as likely as the likeliest of the others. */
const SURE_OF_INTENT = { least: 0.1, times: 1.2 };
/** So likely, they need not be likelier than one entry. */
const SURE_ALONE = 0.3;
/** Where products were just shown, or are named. */
const NEAR_PRODUCTS = { least: 0.1, times: 0.9 };

/**
 * What a message asks of products, or that it is talk; undefined where it is more likely about something else.
 * @param nearProducts products were just shown, or are named: less makes it a question about them.
 */
export function intentOf(topics: readonly Topic[], nearProducts = false): Intent | undefined {
  const told = (family: 'product-' | 'talk-') => {
    const own = topics.filter(({ topic }) => isIntent(topic) && topic.startsWith(family));
    return { best: own[0]?.topic, share: own.reduce((sum, { likelihood }) => sum + likelihood, 0) };
  };
  const [products, talk] = [told('product-'), told('talk-')];
  const isAsked = products.share >= talk.share;
  const { best, share } = isAsked ? products : talk;
  if (best === undefined || !isIntent(best)) return undefined;
  const { least, times } = nearProducts && isAsked ? NEAR_PRODUCTS : SURE_OF_INTENT;
  const others = topics.find(({ topic }) => !isIntent(topic))?.likelihood ?? 0;
  return share >= SURE_ALONE || (share >= least && share >= times * others) ? best : undefined;
}

/** Likelier than all others together: what is asked by such an intent a phrase does not change. */
const SURER_THAN_PHRASES = 0.5;

export const isSureOf = (intent: Intent, topics: readonly Topic[]): boolean =>
  topics.some(({ topic, likelihood }) => topic === intent && likelihood >= SURER_THAN_PHRASES);

/** So likely, a question says by itself what it means. */
const CLEAR = 0.3;

/** Whether a message that goes on says by itself what it is about: an entry, or something that none answers, which talk is too. */
export function clearlyAbout(topics: readonly Topic[]): 'entry' | 'none' | undefined {
  if (topics[0]?.topic.startsWith('talk-') && topics[0].topic !== 'talk-more') return 'none';
  const [best] = topics.filter(({ topic }) => !isIntent(topic));
  if (!best || best.likelihood < CLEAR) return undefined;
  return best.topic === NO_TOPIC ? 'none' : 'entry';
}

/** How likely no entry is meant. */
export const noEntry = (topics: readonly Topic[]): number =>
  shareOf(topics, (topic) => topic === NO_TOPIC || isIntent(topic));

export interface Topic {
  /** The name of an entry of the first knowledge, or NO_TOPIC. */
  topic: string;
  /** 0 to 1. */
  likelihood: number;
}

export const likelihoodOf = (topics: readonly Topic[], wanted: string): number =>
  topics.find(({ topic }) => topic === wanted)?.likelihood ?? 0;

/** How likely the entry is that is likeliest meant. */
export const likeliestEntry = (topics: readonly Topic[]): number =>
  topics.find(({ topic }) => topic !== NO_TOPIC && !isIntent(topic))?.likelihood ?? 0;

/** How likely any entry at all is meant, whichever: the more entries there are, the less likely is the likeliest. */
export const anyEntry = (topics: readonly Topic[]): number =>
  shareOf(topics, (topic) => topic !== NO_TOPIC && !isIntent(topic));

/** How likely anything is asked of products. */
export const ofProducts = (topics: readonly Topic[]): number =>
  shareOf(topics, (topic) => topic.startsWith('product-'));

const shareOf = (topics: readonly Topic[], isMeant: (topic: string) => boolean): number =>
  topics.reduce((sum, { topic, likelihood }) => (isMeant(topic) ? sum + likelihood : sum), 0);

/** No topic is so unlikely to one reading that the other cannot make it likely. */
const LEAST = 1e-3;

/**
 * What two readings of one message say together, likeliest first.
 * @param weight how much the other counts, 0 to 1
 */
export function mixOf(one: readonly Topic[], other: readonly Topic[], weight: number): Topic[] {
  const told = [...new Set([...one, ...other].map(({ topic }) => topic))];
  const sharesOf = (topics: readonly Topic[]) => told.map((topic) => likelihoodOf(topics, topic));
  const shares = mixShares(sharesOf(one), sharesOf(other), { weight, least: LEAST });
  return told
    .map((topic, at) => ({ topic, likelihood: shares[at] ?? 0 }))
    .sort((a, b) => b.likelihood - a.likelihood);
}

type Words = Pick<Reading, 'tokens' | 'mentions'>;

export interface TopicReader {
  /** The likeliest topics, best first. */
  (reading: Words): Topic[];
  /** By its words alone, without the milliseconds that its meaning takes. */
  byWords: (reading: Words) => Topic[];
}

export interface TopicsOf {
  /**
   * Which entries of the first knowledge a question may mean; likeliest first: standing by itself, or as it goes on what was said `before`.
   * What was read before is remembered: care, intent and retrieval ask for the same.
   */
  (question: string, before?: string): readonly Topic[];
  /** What its words alone say of it, where that can be told sooner. */
  byWords?: (question: string) => readonly Topic[];
}

/** More are never looked at. */
const TOPICS_TOLD = 8;

export const topicsFile = path.join(dataFolder('statistics'), 'topics.bin');
export const topicsByMeaningFile = path.join(dataFolder('statistics'), 'topics-by-meaning.bin');

/** How much the meaning counts beside the words, 0 to 1. No other share was compared yet. */
export const MEANING_OF_TOPICS = 0.5;

/** What labels speak of is what questions are about, too. Fewer features than of kinds: hundreds of topics share what is kept of them. */
const OF_TOPICS: FeatureChoice = {
  accepts: ({ kind }) => kind !== 'manner',
  letters: [4],
  pairs: false,
  before: false,
};
export const createTopicPieces = ({ groups, encoder }: WordKnowledge): PieceReader =>
  createPieceReader(groups, OF_TOPICS, encoded(encoder));

export function loadTopicReader(words: WordKnowledge): TopicReader {
  const readPieces = createTopicPieces(words);
  const byMeaning = loadLayers(topicsByMeaningFile);
  const byWords = loadModel(topicsFile);
  const { classes, sharesOf } = together(byWords, byMeaning, MEANING_OF_TOPICS);
  return Object.assign((reading: Words) => likeliestTopics(classes, readPieces(reading).map(sharesOf)), {
    byWords: (reading: Words) =>
      likeliestTopics(
        byWords.classes,
        readPieces(reading).map(({ features }) => byWords.sharesOf(features)),
      ),
  });
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
