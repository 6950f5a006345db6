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
  loadDangerReader,
  MEANING_OF_KINDS,
  messageKinds,
} from '#assistant/statistics/classifier.ts';
import { leaningClasses, leaningFile } from '#assistant/statistics/leaning.ts';
import { loadLayers, packLayers } from '#assistant/statistics/layered-model.ts';
import { modelOf, type ModelWeights, packModel } from '#assistant/statistics/linear-model.ts';
import {
  loadWordKnowledge,
  type Piece,
  type PieceModel,
  together,
} from '#assistant/statistics/piece-reader.ts';
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
import { type LayerLearning, learnLayers } from './learn-layers.ts';
import { percent, print } from './tell.ts';
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
interface ByWords {
  words: Learning;
  /** Weights that are kept: three bytes each. */
  weights: number;
}
interface ByBoth extends ByWords {
  meaning: LayerLearning;
}
const OF_KINDS: ByBoth = {
  words: { shared: true, rounds: 10, rate: 1.5 },
  weights: 160_000,
  meaning: { hidden: 64, rounds: 3, rate: 0.001 },
};
/** What questions mean is learned with the encoder: encoder/fine_tune.py. */
const OF_TOPICS: ByWords = {
  words: { shared: false, rounds: 8, rate: 8 },
  weights: 1_200_000,
};
const OF_LEANING: ByWords = {
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

type PieceSample = Sample & Piece;

/** Samples as written first, then as others would type it: kept or left out together. */
type Group = { samples: PieceSample[]; turns: readonly string[] };

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
  const { byWords, byMeaning } = learnedBoth(all, OF_KINDS, messageKinds);
  writeFileSync(kindsFile, packModel(byWords));
  writeFileSync(kindsByMeaningFile, packLayers(byMeaning));
}

/** What the kinds are worth on sentences that were left out, by themselves and weighed with the rest. */
function tellOfKinds(all: readonly Group[]): void {
  const calm = messageKinds.indexOf('ordinary');
  const readPieces = createKindPieces(words);
  const readMeant = loadDangerReader(words);
  const learnedFrom = (groups: readonly Group[]) => {
    const { byWords, byMeaning } = learnedBoth(groups, OF_KINDS, messageKinds);
    return together(modelOf(byWords), byMeaning, MEANING_OF_KINDS);
  };
  const scored = leftOut(all, learnedFrom).map(({ model, own, turns }) => ({
    ...likelihoodOf(model.sharesOf(own)),
    classifier: createClassifier(readPieces, model.sharesOf, readMeant),
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
  writeFileSync(topicsFile, packModel(learnedWords(all, OF_TOPICS, topics)));
}

/**
 * What the topics are worth on questions that were left out, and what their likelihood weighs beside the words. That says something only
 * beside an encoder that had not seen those of the first fifth either: `encoder/fine_tune.py --left-out`, then `--quick`.
 */
async function tellOfTopics(all: readonly Group[], topics: readonly string[]): Promise<void> {
  const byMeaning = loadLayers(topicsByMeaningFile);
  const learnedFrom = (groups: readonly Group[]) =>
    together(modelOf(learnedWords(groups, OF_TOPICS, topics)), byMeaning, MEANING_OF_TOPICS);
  const scored = leftOut(all, learnedFrom).map(({ model, own, turns: [text = ''] }) => {
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

const learnedWords = (from: readonly Group[], how: ByWords, classes: readonly string[]): ModelWeights =>
  kept(
    learn(
      classes,
      from.flatMap(({ samples }) => samples),
      how.words,
    ),
    how.weights,
  );

function learnedBoth(from: readonly Group[], how: ByBoth, classes: readonly string[]) {
  const meant = from.flatMap(({ samples }) =>
    samples.flatMap((sample) => {
      const meaning = sample.meaning();
      return meaning ? [{ ...sample, meaning }] : [];
    }),
  );
  return { byWords: learnedWords(from, how, classes), byMeaning: learnLayers(classes, meant, how.meaning) };
}

/** Each sentence's first piece, with what was learned without it. */
function leftOut(all: readonly Group[], learnedFrom: (groups: readonly Group[]) => PieceModel) {
  const parts = unmeasured ? 0 : quick ? 1 : PARTS;
  return Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
    const isOut = (_: Group, index: number) => (index * 7919) % PARTS === part;
    const model = learnedFrom(all.filter((one, index) => !isOut(one, index)));
    return all.filter(isOut).flatMap(({ samples: [own], turns }) => (own ? [{ model, own, turns }] : []));
  });
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
  const learnedFrom = (groups: readonly Group[]) => learnedWords(groups, OF_LEANING, leaningClasses);
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
