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
enableCompileCache(compileCache);
await import(pathToFileURL(builtProgram).href);
