import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Kept here because a handle that nobody holds is collected, and the lock with it. */
const held = new Set<DatabaseSync>();

export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';
}

/**
 * Locks a data folder for this process and returns the release. PGlite itself would let two processes write one folder and lose rows.
 * The lock is the kernel's, taken through SQLite: it ends with the process however that dies, so none is ever stale.
 */
export function lockDirectory(dir: string): () => void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(path.join(dir, 'process.lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new DirectoryInUseError(`The data folder ${dir} is in use by another process.`, { cause });
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
