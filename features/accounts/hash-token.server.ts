import { createHash } from 'node:crypto';

/** As the token of a mailed link is kept: whoever reads the database cannot follow it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
