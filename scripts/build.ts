import { buildArt } from '#illustrations/publish/build-art.ts';
import { compressClientFiles } from './build-compressed.ts';
import { minifyEveryPagesScripts } from './build-minified.ts';
import { sourceStamp, writeStamp } from './build-stamp.ts';
import { mustRun } from './run-step.ts';

/** Builds everything that `npm start` serves: drawn art, pages, compressed files. */
const stamp = sourceStamp();
await buildArt();
await mustRun('react-router', ['build', '--logLevel', 'warn']);
await minifyEveryPagesScripts();
await compressClientFiles();
writeStamp(stamp);
