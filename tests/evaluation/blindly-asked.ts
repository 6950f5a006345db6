import { z } from 'zod';
import { firstKnowledge } from '#content/knowledge/index.ts';
import { furtherQuestions } from '#content/knowledge/further-questions.ts';
import { readYamlFolder } from './read-yaml-folder.ts';

/** A message of somebody who was given a question, and kept away from its words. */
export interface BlindlyAsked {
  id: string;
  question: string;
  /** The messages of a talk, the last of which asks the question. */
  turns: string[];
}

const asked = z.record(z.string(), z.array(z.string()));
const NOT_BLIND = /^(?!.*by-blind-writers)/;

/** Of the files `…-by-blind-writers.yaml` in tests/evaluation/questions: a question stands in front of what asks it, first what asks the entry's own. */
export function blindlyAsked(): BlindlyAsked[] {
  const entries = new Map(
    firstKnowledge.map(({ id, question, further }) => [
      id,
      { own: question, further: new Set(furtherQuestions(further).map((one) => one.question)) },
    ]),
  );
  const lists = readYamlFolder('questions', (file) => Object.entries(asked.parse(file)), NOT_BLIND);
  return lists.flatMap(([id, written]) => {
    const entry = entries.get(id);
    if (!entry) throw new Error(`${id} is no entry`);
    let question = entry.own;
    return written.flatMap((one) => {
      if (!entry.further.has(one)) return [{ id, question, turns: one.split(' || ') }];
      question = one;
      return [];
    });
  });
}
