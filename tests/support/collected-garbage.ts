import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Ends when the collector has run from the event loop itself, where no frame of ours is left that could hold
 * anything. Twice: code that was being compiled during the first may hold what it has seen until it is done.
 * Throws where the runtime has no collector to ask.
 */
export async function collectedGarbage(): Promise<void> {
  setFlagsFromString('--expose_gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('This runtime has no collector to ask');
  await Reflect.apply(collect, undefined, [{ type: 'major', execution: 'async' }]);
  await Reflect.apply(collect, undefined, [{ type: 'major', execution: 'async' }]);
}
