import type { AccountParts } from './account-parts.server.ts';
import { sendVerification } from './send-verification.server.ts';
import type { Viewer } from './find-viewer.server.ts';

/** Mails the verification link once more; nothing to do for an address that is proven. */
export async function resendVerification(
  parts: AccountParts,
  { viewer, address }: { viewer: Viewer; address: string },
): Promise<{ ok: true } | { ok: false; reason: 'limited'; wait: number }> {
  if (viewer.emailVerified) return { ok: true };
  const wait = await parts.countMail({ address, recipient: viewer.email });
  if (wait !== undefined) return { ok: false, reason: 'limited', wait };
  await parts.db.transaction((tx) => sendVerification(parts, tx, viewer));
  return { ok: true };
}
