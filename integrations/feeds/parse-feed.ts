import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '#platform/project-root.ts';
import { FeedError } from './feed-error.ts';
import type { ReadFeed } from './feed-items.ts';
import type { ReadOptions } from './read-feed-text.ts';

/** What a document may cost. It is a stranger's, and a thread of its own is the only thing that can be stopped. */
const PARSE_MS = 20_000;
const HEAP_MB = 192;

/** Beside this file in the sources; an entry of its own in the built program. */
const workerFile = import.meta.filename.endsWith('.ts')
  ? path.join(import.meta.dirname, 'parse-worker.ts')
  : path.join(projectRoot, 'build/server/parse-worker.js');

export type ParseTask = ReadOptions & { text: string };
export type ParseAnswer = { ok: true; feed: ReadFeed } | { ok: false; reason: string };

/** Reads a document on a thread of its own: a page that somebody asks for in the meantime does not wait for it. Throws FeedError. */
export function parseFeed(text: string, options: ReadOptions): Promise<ReadFeed> {
  const task: ParseTask = { text, ...options };
  const worker = new Worker(workerFile, {
    workerData: task,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    env: {},
  });
  const answered = new Promise<ReadFeed>((resolve, reject) => {
    const late = setTimeout(() => reject(new FeedError('takes too long to read')), PARSE_MS);
    worker.once('message', (answer: ParseAnswer) => {
      if (answer.ok) resolve(answer.feed);
      else reject(new FeedError(answer.reason));
    });
    worker.once('error', () => reject(new FeedError('takes too much memory to read')));
    worker.once('exit', () => {
      clearTimeout(late);
      // Settled already, unless the thread ended without a word.
      reject(new FeedError('could not be read'));
    });
  });
  return answered.finally(() => void worker.terminate());
}

/** The same, in this thread: for documents that come with the store. */
export async function parseTrusted(text: string, options: ReadOptions): Promise<ReadFeed> {
  const { readFeedText } = await import('./read-feed-text.ts');
  return await readFeedText(text, options);
}
