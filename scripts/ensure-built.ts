import { builtStamp, sourceStamp } from './build-stamp.ts';
import { mustRun } from './run-step.ts';

/** Builds when the sources changed since the last build. A build that fails ends the process. */
export async function ensureBuilt(): Promise<void> {
  if (builtStamp() !== sourceStamp()) await mustRun('node', ['scripts/build.ts']);
}
