import { enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { builtStamp, sourceStamp } from './build-stamp.ts';
import { builtProgram, compileCache, mustRun } from './run-step.ts';

/** `npm start`: builds when the sources changed since the last build, then runs the store in this process. */
process.env['NODE_ENV'] = 'production';
if (builtStamp() !== sourceStamp()) {
  console.log('Building the store once; the next start is quicker.');
  await mustRun('node', ['scripts/build.ts']);
}
// The store starts itself anew, as that program, which then finds its cache by this.
process.env['NODE_COMPILE_CACHE'] = compileCache;
process.argv[1] = builtProgram;
enableCompileCache();
await import(pathToFileURL(builtProgram).href);
