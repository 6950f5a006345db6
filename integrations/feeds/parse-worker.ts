import { parentPort, workerData } from 'node:worker_threads';
import { FeedError } from './feed-error.ts';
import type { ParseAnswer, ParseTask } from './parse-feed.ts';
import { readFeedText } from './read-feed-text.ts';

/** The thread of one document: parse-feed.ts starts it, and ends it. */
parentPort?.postMessage(await answerTo(taskOf(workerData)), []);

/** What parse-feed.ts gave it: the types of the two sides are the same. */
function taskOf(data: unknown): ParseTask {
  if (!isTask(data)) throw new TypeError('This thread reads one document.');
  return data;
}

function isTask(data: unknown): data is ParseTask {
  return typeof data === 'object' && data !== null && 'text' in data && 'list' in data && 'now' in data;
}

async function answerTo({ text, ...options }: ParseTask): Promise<ParseAnswer> {
  try {
    return { ok: true, feed: await readFeedText(text, options) };
  } catch (error) {
    return { ok: false, reason: error instanceof FeedError ? error.message : 'could not be read' };
  }
}
