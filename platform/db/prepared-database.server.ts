import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#platform/project-root.ts';

/** What decides over a new database's content: migrations, what is seeded, and the database itself. */
const SOURCES = [
  'app/migrations/**/*.{sql,json}',
  'features/{knowledge,store}/*.server.ts',
  'content/**/*.ts',
  'package-lock.json',
];

/** Where the build leaves it. */
export const builtDatabase = path.join(projectRoot, 'build/database');
/** In such a folder: the sources that it was made from. */
export const KEY_FILE = 'key';
/** The embedded database's own folder in a data folder. */
export const DATABASE_FOLDER = 'pglite';

/** A hash of all sources of a new database: other migrations, other knowledge or another PGlite make another. */
export function databaseKey(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: projectRoot }).filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.toSorted())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(projectRoot, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Whether a prepared database lies there, whole and made from these sources. */
export function isPrepared(folder: string, key: string): boolean {
  try {
    return readFileSync(path.join(folder, KEY_FILE), 'utf8') === key;
  } catch {
    return false;
  }
}

/**
 * Gives a data folder that has no database yet a migrated and seeded one, which is a matter of a moment; making it takes PGlite seconds.
 * Nothing happens where there is a database, however old, and where nothing fitting was prepared. The folder must be locked.
 */
export function copyPreparedDatabase(
  dataDir: string,
  { from = builtDatabase, key = databaseKey }: { from?: string; key?: () => string } = {},
): void {
  const target = path.join(dataDir, DATABASE_FOLDER);
  if (existsSync(target) || !isPrepared(from, key())) return;
  // Under another name until it is whole: a process that is killed meanwhile leaves no half database.
  const copying = `${target}.copying`;
  rmSync(copying, { recursive: true, force: true });
  try {
    cpSync(path.join(from, DATABASE_FOLDER), copying, { recursive: true });
    renameSync(copying, target);
  } catch (error) {
    rmSync(copying, { recursive: true, force: true });
    throw error;
  }
}
