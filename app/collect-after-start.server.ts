import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The first pages are made by then, and nobody notices a pause of some 80 ms. */
const AFTER_MS = 6000;

/**
 * Once the start is over, everything that it left behind is collected in one go: the engine keeps 14 MB of it otherwise, since by itself it
 * only looks there when room for more is wanted.
 */
export function collectAfterStart({ afterMs = AFTER_MS } = {}): void {
  setTimeout(() => {
    // The engine gives its collector away to whoever makes a global object while this is set.
    setFlagsFromString('--expose-gc');
    // As if room were running out: what was compiled and never called again goes, too.
    runInNewContext("gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })");
    setFlagsFromString('--no-expose-gc');
  }, afterMs).unref();
}
