import { createHash } from 'node:crypto';
import { commonPasswordHashes } from '#content/common-passwords.ts';

const HASH_LENGTH = 8;
const known = new Set(commonPasswordHashes.trim().split(/\s+/));

/** One of those that everybody tries first, however it is capitalised. */
export function isCommonPassword(password: string): boolean {
  const hash = createHash('sha256').update(password.toLowerCase()).digest('base64url');
  return known.has(hash.slice(0, HASH_LENGTH));
}
