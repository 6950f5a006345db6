import path from 'node:path';
import { dataFolder } from '../data-folder.ts';
import type { Reading } from '../turn.ts';
import { loadModel } from './linear-model.ts';
import type { WordKnowledge } from './piece-reader.ts';
import { createTopicPieces } from './topics.ts';

/**
 * How likely a message goes on about what was said before it ('how many cups', 'and for my mom') rather than standing by itself, 0 to 1.
 * `npm run train` learns it from the talks of tests/evaluation/questions beside single questions.
 */
export interface LeaningReader {
  (reading: Pick<Reading, 'tokens' | 'mentions'>): number;
}

export const leaningFile = path.join(dataFolder('statistics'), 'leaning.bin');
export const leaningClasses = ['alone', 'leans'] as const;

export function loadLeaningReader(words: WordKnowledge): LeaningReader {
  const readPieces = createTopicPieces(words);
  const { classes, sharesOf } = loadModel(leaningFile);
  const leans = classes.indexOf('leans');
  return (reading) => sharesOf(readPieces(reading)[0]?.features ?? [])[leans] ?? 0;
}

/** What was said before counts so much at least: of .2 to .65 the best on talks left out of the learning and on changes of the subject. */
const LEAST_HEARD = 0.45;

/** How much a message counts as it goes on, beside how it counts by itself: 0 to 1. */
export const weightOfBefore = (leaning: number): number => LEAST_HEARD + (1 - LEAST_HEARD) * leaning;
