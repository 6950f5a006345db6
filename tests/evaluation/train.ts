import { writeFileSync } from 'node:fs';
import { loadLexicon } from '#assistant/lexicon/lexicon.ts';
import { createTurnReader } from '#assistant/read-turn.ts';
import { loadRules } from '#assistant/rules/load-rules.ts';
import {
  createClassifier,
  createKindPieces,
  kindsByMeaningFile,
  kindsFile,
  likelihoodOf,
  MEANING_OF_KINDS,
  messageKinds,
} from '#assistant/statistics/classifier.ts';
import { leaningClasses, leaningFile } from '#assistant/statistics/leaning.ts';
import { type LayeredModel, packLayers } from '#assistant/statistics/layered-model.ts';
import { modelOf, type ModelWeights, packModel } from '#assistant/statistics/linear-model.ts';
import { loadWordKnowledge, together } from '#assistant/statistics/piece-reader.ts';
import {
  createTopicPieces,
  isIntent,
  likeliestTopics,
  MEANING_OF_TOPICS,
  NO_TOPIC,
  topicsByMeaningFile,
  topicsFile,
} from '#assistant/statistics/topics.ts';
import { variationsOf } from '#assistant/variations.ts';
import { fitAlarm } from './fit-alarm.ts';
import { fitMatch } from './fit-match.ts';
import { kept, learn, type Learning, type Sample } from './learn.ts';
import { type LayerLearning, learnLayers, type MeaningSample } from './learn-layers.ts';
import { topicQuestions, unanswerable, writtenQuestions, writtenTalks } from './training-questions.ts';
import { kindSentences } from './training-sentences.ts';

/**
 * `npm run train`: the weights of the second reader (which kind of danger a message tells) and of the topics (which entry a question
 * means). Of each, every fifth sentence is left out once, to say what was learned from the others is worth; then all are learned and
 * written. The same sentences give the same files. Takes some minutes.
 */
const PARTS = 5;
/** `--quick`: only one of the five is left out, which says nearly as much in a fifth of the time. */
const quick = process.argv.includes('--quick');
/** `--unmeasured`: nothing is left out, and nothing said. */
const unmeasured = process.argv.includes('--unmeasured');
interface How {
  words: Learning;
  /** Weights that are kept: three bytes each. */
  weights: number;
  meaning: LayerLearning;
  /** How much the meaning counts beside the words. */
  share: number;
}
const OF_KINDS: How = {
  words: { shared: true, rounds: 10, rate: 1.5 },
  weights: 160_000,
  meaning: { hidden: 64, rounds: 3, rate: 0.001 },
  share: MEANING_OF_KINDS,
};
const OF_TOPICS: How = {
  words: { shared: false, rounds: 8, rate: 8 },
  weights: 1_200_000,
  meaning: { hidden: 0, rounds: 5, rate: 0.003 },
  share: MEANING_OF_TOPICS,
};
const OF_LEANING: Pick<How, 'words' | 'weights'> = {
  words: { shared: true, rounds: 4, rate: 1.5 },
  weights: 40_000,
};
/** Talks are few beside single questions. */
const TALK_WEIGHT = 3;
/** Conversations are few beside sentences, and tell what no sentence does. */
const CONVERSATION_WEIGHT = 2;
/** Every so many sentences stand in a story as well, and all that are demanded. */
const STORIES = 3;
/** Questions without an answer are few beside the others, and many in life. */
const NO_TOPIC_WEIGHT = 2;

const lexicon = loadLexicon();
const readTurn = createTurnReader(lexicon);
const words = loadWordKnowledge();

type PieceSample = Sample & MeaningSample;

interface Group {
  /** As written first, then as others would type it: kept or left out together. */
  samples: PieceSample[];
  turns: readonly string[];
}

const said = (turns: readonly string[]) =>
  readTurn(turns.map((text) => ({ from: 'visitor' as const, text })));

function trainKinds(): void {
  const readPieces = createKindPieces(words);
  const sentences = kindSentences(loadRules(lexicon));
  const varied = new Set(['texting', 'dialect', 'third person', 'dictation']);
  const samplesOf = (turns: readonly string[], kind: number, weight?: number): PieceSample[] => {
    const turn = said(turns);
    const pieces = readPieces(turn, turn.earlier.at(-1));
    return pieces.map((piece) => ({ ...piece, class: kind, ...(weight !== undefined && { weight }) }));
  };
  const all: Group[] = sentences.map(({ turns, kind, weight }, at) => {
    const index = messageKinds.indexOf(kind);
    const last = turns.at(-1) ?? '';
    const before = turns.slice(0, -1);
    if (before.length > 0) return { turns, samples: samplesOf(turns, index, CONVERSATION_WEIGHT) };
    // What was said before of another matter changes nothing.
    const other = sentences[(at * 7919 + 13) % sentences.length]?.turns.at(-1) ?? '';
    const inStory =
      at % STORIES === 0 || weight !== undefined
        ? variationsOf(last)
            .filter(({ name }) => name === 'in a long story')
            .flatMap(({ text }) => samplesOf([text], index))
        : [];
    return {
      turns,
      samples: [
        ...samplesOf([last], index, weight),
        ...variationsOf(last)
          .filter(({ name }) => varied.has(name))
          .flatMap(({ text }) => samplesOf([text], index, weight)),
        // Of a story with a danger in it, the piece that begins with what is told last before it.
        ...(kind === 'ordinary' ? inStory : inStory.slice(1, 2)),
        ...(at % 2 === 0 ? samplesOf([other, last], index) : []),
      ],
    };
  });
  if (!unmeasured) tellOfKinds(all);
  const { byWords, byMeaning } = learned(all, OF_KINDS, messageKinds);
  writeFileSync(kindsFile, packModel(byWords));
  writeFileSync(kindsByMeaningFile, packLayers(byMeaning));
}

/** What the kinds are worth on sentences that were left out, by themselves and weighed with the rest. */
function tellOfKinds(all: readonly Group[]): void {
  const calm = messageKinds.indexOf('ordinary');
  const readPieces = createKindPieces(words);
  const scored = leftOut(all, OF_KINDS, messageKinds).map(({ model, own, turns }) => ({
    ...likelihoodOf(model.sharesOf(own)),
    classifier: createClassifier(readPieces, model.sharesOf),
    right: own.class,
    turns,
  }));
  const grave = scored.filter(({ right }) => right !== calm);
  const ordinary = scored.filter(({ right }) => right === calm);
  const raisedAt = (threshold: number) => (list: typeof scored) =>
    percent(list.filter(({ likelihood }) => likelihood >= threshold).length, list.length);
  print(
    ...[0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98].map(
      (at) => `${at.toFixed(2)}  emergencies ${raisedAt(at)(grave)}  ordinary ${raisedAt(at)(ordinary)}`,
    ),
    `of ${grave.length} emergencies and ${ordinary.length} ordinary ones; of the right kind: ${percent(grave.filter(({ kind, right }) => messageKinds[right] === kind).length, grave.length)}`,
    ...fitAlarm(
      scored.map(({ turns, right, classifier }) => ({
        turn: said(turns),
        isGrave: right !== calm,
        classifier,
      })),
    ),
    ...(process.argv.includes('--wrong')
      ? scored
          .filter(({ right, likelihood }) => (right === calm) === likelihood >= 0.5)
          .map(
            ({ turns, right, likelihood }) =>
              `${messageKinds[right]} ${likelihood.toFixed(2)} ${turns.join(' || ')}`,
          )
      : []),
  );
}

async function trainTopics(): Promise<void> {
  const readPieces = createTopicPieces(words);
  const questions = topicQuestions();
  const topics = [
    NO_TOPIC,
    ...new Set(questions.map(({ topic }) => topic).filter((one) => one !== NO_TOPIC)),
  ];
  const varied = new Set(['texting', 'dictation']);
  const all: Group[] = questions.map(({ question, topic }) => ({
    turns: [question],
    samples: [
      question,
      ...variationsOf(question)
        .filter(({ name }) => varied.has(name))
        .map(({ text }) => text),
    ].flatMap((text) =>
      readPieces(said([text])).map((piece) => ({
        ...piece,
        class: topics.indexOf(topic),
        weight: topic === NO_TOPIC ? NO_TOPIC_WEIGHT : 1,
      })),
    ),
  }));
  if (!unmeasured) await tellOfTopics(all, topics);
  const { byWords, byMeaning } = learned(all, OF_TOPICS, topics);
  writeFileSync(topicsFile, packModel(byWords));
  writeFileSync(topicsByMeaningFile, packLayers(byMeaning));
}

/** What the topics are worth on questions that were left out, and what their likelihood weighs beside the words. */
async function tellOfTopics(all: readonly Group[], topics: readonly string[]): Promise<void> {
  const scored = leftOut(all, OF_TOPICS, topics).map(({ model, own, turns: [text = ''] }) => {
    const likeliest = likeliestTopics(topics, [model.sharesOf(own)]);
    return { likeliest, told: likeliest[0], right: topics[own.class] ?? NO_TOPIC, text };
  });
  const answerable = scored.filter(({ right }) => right !== NO_TOPIC);
  // Keywords were chosen by the other questions, so that words alone find those too well.
  const fresh = new Set([...writtenQuestions(), ...unanswerable()].map(({ question }) => question));
  const whole = scored.filter(({ text }) => fresh.has(text));
  print(
    'weights of features/knowledge/judge-match.server.ts:',
    ...(await fitMatch(
      whole.map(({ text, right, likeliest }) => ({ question: text, right, topics: likeliest })),
    )),
  );
  print(
    `topics: right first ${percent(answerable.filter(({ told, right }) => told?.topic === right).length, answerable.length)} of ${answerable.length} questions with an answer`,
    ...(process.argv.includes('--wrong')
      ? answerable
          .filter(({ told, right }) => told?.topic !== right)
          .map(
            ({ told, right, text }) => `${right}: ${text} -> ${told?.topic} ${told?.likelihood.toFixed(2)}`,
          )
      : []),
  );
}

interface Learned {
  byWords: ModelWeights;
  byMeaning: LayeredModel;
}

function learned(from: readonly Group[], how: How, classes: readonly string[]): Learned {
  const samples = from.flatMap((one) => one.samples);
  return {
    byWords: kept(learn(classes, samples, how.words), how.weights),
    byMeaning: learnLayers(classes, samples, how.meaning),
  };
}

/** Each sentence's first piece, with what was learned without it. */
function leftOut(all: readonly Group[], how: How, classes: readonly string[]) {
  const parts = unmeasured ? 0 : quick ? 1 : PARTS;
  return Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
    const isOut = (_: Group, index: number) => (index * 7919) % PARTS === part;
    const others = all.filter((one, index) => !isOut(one, index));
    const { byWords, byMeaning } = learned(others, how, classes);
    const model = together(modelOf(byWords), byMeaning, how.share);
    return all.filter(isOut).flatMap(({ samples: [own], turns }) => (own ? [{ model, own, turns }] : []));
  });
}

const percent = (part: number, whole: number) => `${((part * 100) / Math.max(1, whole)).toFixed(1)} %`;

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Which messages go on about what was said before: the last ones of talks, and questions that stand by themselves. */
function trainLeaning(): void {
  const readPieces = createTopicPieces(words);
  // Of products much is asked in half a sentence ('and that'll set me back what'), also where nobody wrote what was said before.
  const asked = writtenTalks().filter(({ turns, topic }) => turns.length > 1 || !isIntent(topic));
  const all: Group[] = asked.map(({ turns, leans }) => {
    const [piece] = readPieces(said([turns.at(-1) ?? '']));
    const weight = turns.length > 1 ? TALK_WEIGHT : 1;
    return { turns, samples: piece ? [{ ...piece, class: Number(leans), weight }] : [] };
  });
  const isOut = (index: number) => (index * 7919) % PARTS === 0;
  const learnedFrom = (groups: readonly Group[]) =>
    kept(
      learn(
        leaningClasses,
        groups.flatMap(({ samples }) => samples),
        OF_LEANING.words,
      ),
      OF_LEANING.weights,
    );
  if (!unmeasured) {
    const model = modelOf(learnedFrom(all.filter((_, index) => !isOut(index))));
    const told = all
      .filter((_, index) => isOut(index))
      .flatMap(({ samples: [own] }) =>
        own ? [{ leans: own.class === 1, found: (model.sharesOf(own.features)[1] ?? 0) > 0.5 }] : [],
      );
    const found = (leans: boolean) => told.filter((one) => one.leans === leans && one.found).length;
    print(
      `leaning: ${percent(found(true), told.filter(({ leans }) => leans).length)} of talks, ${percent(found(false), told.filter(({ leans }) => !leans).length)} of single questions`,
    );
  }
  writeFileSync(leaningFile, packModel(learnedFrom(all)));
}

const only = process.argv.find((one) => one.startsWith('--only='))?.slice(7);
if (only === undefined || only === 'kinds') trainKinds();
if (only === undefined || only === 'leaning' || only === 'topics') trainLeaning();
if (only === undefined || only === 'topics') await trainTopics();
