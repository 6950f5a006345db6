import { setTimeout as sleep } from 'node:timers/promises';

/** A shop that changes every moment is read this often, in milliseconds. */
const PAUSE_MS = 1000;

/**
 * Reads anew when told that something changed: at once, and again once if it was told meanwhile, so that a hundred changes in a second
 * are two readings. What it returns ends when all that was told has been read.
 */
export function followChanges(parts: {
  refresh: () => Promise<void>;
  onFailed: (error: unknown) => void;
  pauseMs?: number;
}): () => Promise<void> {
  const { refresh, onFailed, pauseMs = PAUSE_MS } = parts;
  let running: Promise<void> | undefined;
  let told = false;

  async function readWhileTold(): Promise<void> {
    while (told) {
      told = false;
      await refresh().catch(onFailed);
      if (told) await sleep(pauseMs);
    }
    running = undefined;
  }
  return () => {
    told = true;
    running ??= readWhileTold();
    return running;
  };
}
