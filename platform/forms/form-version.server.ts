import { createHash } from 'node:crypto';

/** Which values a form was shown with, in a few letters that travel with it: whoever saves over another's change is told. */
export const formVersion = (values: object): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);

/** What was sent was shown with other values than stand now. A form of before there were versions is taken. */
export function isOutdated(sent: FormData, now: object): boolean {
  const version = sent.get('version');
  return version !== null && version !== formVersion(now);
}
