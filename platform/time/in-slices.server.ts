import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long one slice of work may hold up everybody else, in milliseconds. */
const SLICE_MS = 8;

/** Does something with each item, and lets others have their turn every few milliseconds. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < SLICE_MS) continue;
    await nextTurn();
    began = performance.now();
  }
}
