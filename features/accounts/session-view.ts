import { isFields, isText } from '#platform/browser/read-fields.ts';
import { type AdminRole, isAdminRole } from './permissions.ts';

/** Who is signed in, as the browser knows it. What it may do is decided on the server each time. */
export interface KnownViewer {
  email: string;
  emailVerified: boolean;
  isAdmin: boolean;
  /** What kind of administrator. */
  role?: AdminRole;
}

/** What /api/session answers. */
export type SessionView =
  | { viewer: null }
  | {
      viewer: KnownViewer;
      /** Seconds. */
      validFor: number;
      /** The session should be extended: ask once more, by POST. */
      needsRefresh: boolean;
    };

/** What a server sent, if it is such an answer: a proxy in between, or an older store, may have sent another. */
export function readSessionView(value: unknown): SessionView | undefined {
  if (!isFields(value)) return undefined;
  const { viewer, validFor, needsRefresh } = value;
  if (viewer === null) return { viewer };
  if (!isFields(viewer) || !isText(viewer['email']) || typeof validFor !== 'number') return undefined;
  return {
    viewer: {
      email: viewer['email'],
      emailVerified: viewer['emailVerified'] === true,
      isAdmin: viewer['isAdmin'] === true,
      ...(isAdminRole(viewer['role']) && { role: viewer['role'] }),
    },
    validFor,
    needsRefresh: needsRefresh === true,
  };
}
