import { mkdirSync, writeFileSync } from 'node:fs';
import { statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of the embedded database cannot be used; the message says why, for the owner. */
export class FolderUnusableError extends Error {
  override name = 'FolderUnusableError';
}

/** Under this the database's own files find no room any more. */
const LEAST_BYTES = 32 * 1024 * 1024;
const probeIn = (dir: string) => path.join(dir, 'room.probe');
/** More than a block, so that it needs one. */
const PROBE = Buffer.alloc(16 * 1024, '.');

/** Makes the folder, and writes into it once: better a sentence at the start than a database that breaks off. */
export function prepareFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    writeFileSync(probeIn(dir), PROBE, { mode: 0o600 });
  } catch (cause) {
    throw new FolderUnusableError(`The data folder ${dir} ${reasonOf(cause)}.`, { cause });
  }
}

/** Throws where the folder takes no more: full, or read-only by now. */
export async function expectRoom(dir: string, leastBytes = LEAST_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(dir);
  if (bavail * bsize < leastBytes)
    throw new FolderUnusableError(`The data folder ${dir} has less than ${leastBytes} bytes left.`);
  await writeFile(probeIn(dir), PROBE, { mode: 0o600 }).catch((cause: unknown) => {
    throw new FolderUnusableError(`The data folder ${dir} ${reasonOf(cause)}.`, { cause });
  });
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = REASONS.get(code);
  return known ?? `cannot be used (${code || 'unknown reason'})`;
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOSPC', 'has no room left: the disk is full'],
  ['EDQUOT', 'has no room left: the quota is used up'],
  ['EROFS', 'lies on a disk that is read-only'],
  ['EACCES', 'may not be written by this user'],
  ['EPERM', 'may not be written by this user'],
  ['ENOTDIR', 'is no folder'],
  ['EEXIST', 'is no folder'],
  ['ENOENT', 'cannot be made'],
]);
