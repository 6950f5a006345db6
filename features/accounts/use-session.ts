import { useEffect } from 'react';
import { useViewerState } from './viewer-state.ts';

/** Every cookie of an account that a script may read begins so. */
const OURS = /(^|; )biolife-/;

/** Follows the session from page to page. A visitor who never signed in loads nothing for it and causes no request. */
export function useSession(): void {
  // The shell renders with every navigation; what is looked at here costs nothing.
  useEffect(() => {
    if (OURS.test(document.cookie) || useViewerState.getState().viewer !== null)
      void import('./follow-session.ts').then(({ followSession }) => followSession());
  });
}
