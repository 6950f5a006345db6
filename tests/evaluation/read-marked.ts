import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lastSaid } from '#features/chat/reading/said-before.server.ts';

/** A talk whose writer knew none of our questions, and what the answers to the nearest of them would be worth as the reply to its last message. */
export interface Marked {
  message: string;
  before: string | undefined;
  /** By question: 3 is just what was asked for, 2 most of it, 1 beside it. What is not there is worth nothing. */
  marks: ReadonlyMap<string, number>;
}

/**
 * A line of tests/evaluation/asked/marked-*.tsv: the messages of a talk joined by ` || `, then a mark and a question, and so on. They were marked by
 * readers who were shown the nearest fourteen with their answers.
 */
export const readMarked = (name: 'to-learn' | 'to-fit'): Marked[] =>
  readFileSync(path.join(import.meta.dirname, 'asked', `marked-${name}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [talk = '', ...marked] = line.split('\t');
      const messages = talk.split(' || ');
      return {
        message: messages.at(-1) ?? '',
        before: lastSaid(messages.slice(0, -1)),
        marks: new Map(marked.map((one) => [one.slice(2), Number(one[0])])),
      };
    });
