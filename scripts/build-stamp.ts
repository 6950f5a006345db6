import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './run-step.ts';

const stampFile = path.join(projectRoot, 'build/source-stamp');
/** Everything the built pages and files are made of. */
const SOURCES = [
  '{app,assistant,content,features,integrations,platform,public}/**/*',
  'illustrations/{*.ts,{draw,manifest,publish}/**/*}',
  'scripts/build*.ts',
  '*.config.ts',
  'package-lock.json',
];

/** A hash of all sources of the build: the same sources give the same stamp. */
export function sourceStamp(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, {
    cwd: projectRoot,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'art' && entry.parentPath.endsWith('public'),
  })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    hash.update(path.relative(projectRoot, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

export function builtStamp(): string | undefined {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
}

export function writeStamp(stamp: string): void {
  writeFileSync(stampFile, stamp);
}
