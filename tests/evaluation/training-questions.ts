import path from 'node:path';
import { z } from 'zod';
import { NO_TOPIC, productTopics, talkTopics } from '#assistant/statistics/topics.ts';
import { firstKnowledge } from '#content/knowledge/index.ts';
import { furtherQuestions } from '#content/knowledge/further-questions.ts';
import { retrievalQuestions } from '../retrieval/questions.ts';
import { readConversations } from './evaluate-sets.ts';
import { readYamlFolder } from './read-yaml-folder.ts';

/** A question, and the entry of the first knowledge that it means. */
export interface TopicQuestion {
  question: string;
  topic: string;
}

const asked = z.record(z.string(), z.array(z.string()));

/** What somebody wrote, message by message, and what the last one means. */
interface WrittenTalk {
  turns: readonly string[];
  topic: string;
  /** It leans on what was said before; false for single questions and where the subject is changed. */
  leans: boolean;
}

/** Written by people who knew the subjects of the entries alone: tests/evaluation/questions and changes. Throws where one names no entry. */
export const writtenTalks = (without?: RegExp): WrittenTalk[] => [
  ...talksIn('questions', without).map((talk) => ({ ...talk, leans: talk.turns.length > 1 })),
  ...talksIn('changes').map((talk) => ({ ...talk, leans: false })),
];

function talksIn(folder: string, without?: RegExp): Omit<WrittenTalk, 'leans'>[] {
  const written = readYamlFolder(folder, (file) => Object.entries(asked.parse(file)), without);
  const known = new Set<string>([
    NO_TOPIC,
    ...productTopics,
    ...talkTopics,
    ...firstKnowledge.map(({ id }) => id),
  ]);
  const strangers = written.flatMap(([topic]) => (known.has(topic) ? [] : [topic]));
  if (strangers.length > 0) throw new Error(`questions name no entry: ${strangers.join(', ')}`);
  return written.flatMap(([topic, questions]) =>
    questions.map((question) => ({ turns: question.split(BETWEEN), topic })),
  );
}

/** The same, each talk as one message. `without`: files of questions that are left out. */
export const writtenQuestions = (without?: RegExp): TopicQuestion[] =>
  writtenTalks(without).map(({ turns, topic }) => ({ question: asOneMessage(turns), topic }));

/** A talk, and which question of an entry its last message asks: a further one, or where it is undefined the entry's own. */
interface Asked {
  id: string;
  question: string | undefined;
  turns: string[];
}

/** In the files of wordings a further question stands in front of the ways to ask it. `without`: files that are left out. */
function askedOfEntries(without?: RegExp): Asked[] {
  const questionsOf = new Map(
    firstKnowledge.map(({ id, further }) => [
      id,
      new Set(furtherQuestions(further).map(({ question }) => question)),
    ]),
  );
  const lists = readYamlFolder('questions', (file) => Object.entries(asked.parse(file)), without);
  return lists.flatMap(([id, written]) => {
    let question: string | undefined;
    return written.flatMap((one) => {
      if (!questionsOf.get(id)?.has(one)) return [{ id, question, turns: one.split(BETWEEN) }];
      question = one;
      return [];
    });
  });
}

/** All files but those of writers who kept away from the words of a question. */
const NOT_BLIND = /^(?!.*by-blind-writers)/;

/** What those wrote to ask one of our questions, message by message. */
export function askedByBlindWriters(): { question: string; turns: string[] }[] {
  const ownOf = new Map(firstKnowledge.map(({ id, question }) => [id, question]));
  return askedOfEntries(NOT_BLIND).flatMap(({ id, question = ownOf.get(id), turns }) =>
    question === undefined ? [] : [{ question, turns }],
  );
}

/** The messages that ask a further question, each talk as one. */
export const askedFurther = () =>
  askedOfEntries().flatMap(({ id, question, turns }) =>
    question === undefined ? [] : [{ id, question, text: asOneMessage(turns) }],
  );

/** Between messages of one talk: the last is what counts, and what was said before tells what it means. */
const BETWEEN = ' || ';
/** Read like what a talk is looked up by: features/chat/retrieve-context.server.ts. */
const asOneMessage = (turns: readonly string[]): string => turns.slice(-TURNS_HEARD).join('. ');
const TURNS_HEARD = 3;

/** What was asked in the seen sets, where an entry or nothing answers it. */
const askedInSets = (): TopicQuestion[] =>
  readConversations(path.join(import.meta.dirname, 'sets')).flatMap(({ turns, entry }) =>
    entry === undefined || entry === 'product' || entry === 'talk'
      ? []
      : [{ question: asOneMessage(turns), topic: entry }],
  );

/** Those of tests/retrieval that nothing answers. */
export const unanswerable = (): TopicQuestion[] =>
  retrievalQuestions
    .filter(({ expected }) => expected.length === 0)
    .map(({ question }) => ({ question, topic: NO_TOPIC }));

/** The same, the entries' own questions and keywords, and those of tests/retrieval. */
export const topicQuestions = (): TopicQuestion[] => [
  ...firstKnowledge.flatMap(({ id, question, keywords }) =>
    [question, ...keywords].map((text) => ({ question: text, topic: id })),
  ),
  ...retrievalQuestions
    .filter(({ expected }) => expected.length > 0)
    .map(({ question, expected }) => ({ question, topic: expected[0] ?? NO_TOPIC })),
  ...unanswerable(),
  ...writtenQuestions(),
  ...askedInSets(),
];
