import { buildArt } from '#illustrations/publish/build-art.ts';
import { compressClientFiles } from './build-compressed.ts';
import { buildFonts } from './build-fonts.ts';
import { minifyEveryPagesScripts, minifyServer, trimManifest } from './build-minified.ts';
import { sourceStamp, writeStamp } from './build-stamp.ts';
import { buildDatabase } from './prepared-data.ts';
import { mustRun } from './run-step.ts';

/** Builds everything that `npm start` serves: drawn art, pages, compressed files, a new store's database. */
const stamp = sourceStamp();
await buildArt();
await buildFonts();
await mustRun('react-router', ['build', '--logLevel', 'warn']);
await Promise.all([minifyEveryPagesScripts(), minifyServer(), trimManifest()]);
await compressClientFiles();
await buildDatabase();
writeStamp(stamp);
