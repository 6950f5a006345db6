import { createHash, randomBytes } from 'node:crypto';

/** What stands in the mailed link; only its hash is kept. */
export const newConfirmToken = (): string => randomBytes(32).toString('base64url');

export const confirmTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
