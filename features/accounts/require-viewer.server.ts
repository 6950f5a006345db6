import { redirect, type RouterContextProvider } from 'react-router';
import type { Viewer } from './find-viewer.server.ts';
import { may, type Permission } from './permissions.ts';
import { servicesContext } from '#features/services-context.ts';
import { administratorsOnly, notForThisRole } from '#features/store/trouble.ts';

/** What loaders and actions are given. */
interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Who asks. Only on pages that are kept by nobody: shared pages are rendered for nobody in particular. */
export function viewerOf({ request, context }: Asked): Promise<Viewer | undefined> {
  return context.get(servicesContext).accounts.viewerOf(request.headers);
}

/** Whoever is signed in; anybody else is sent to sign in, and back here afterwards. */
export async function requireViewer(asked: Asked): Promise<Viewer> {
  const viewer = await viewerOf(asked);
  if (viewer) return viewer;
  const { pathname, search } = new URL(asked.request.url);
  throw redirect(`/auth?next=${encodeURIComponent(pathname + search)}`);
}

/** The administrator who asks, where the role may; visitors are sent to sign in, everybody else gets 403. */
export async function requirePermission(asked: Asked, permission: Permission): Promise<Viewer> {
  const viewer = await requireViewer(asked);
  if (may(viewer.role, permission)) return viewer;
  if (viewer.secondStepMissing) throw redirect('/account/security');
  throw viewer.role === undefined ? administratorsOnly() : notForThisRole();
}
