import { create } from 'zustand';
import type { KnownViewer } from './session-view.ts';

interface ViewerState {
  /** 'unknown' until the browser has asked; then nobody, or who is signed in. */
  viewer: KnownViewer | null | 'unknown';
}

export const useViewerState = create<ViewerState>()(() => ({ viewer: null }));

/** Somebody is signed in, though the browser may not know yet who. */
export const useSignedIn = (): boolean => useViewerState(({ viewer }) => viewer !== null);

/** Who is signed in, as far as the browser knows; null for nobody. What somebody may do is decided on the server. */
export const useViewer = (): KnownViewer | null =>
  useViewerState(({ viewer }) => (viewer === 'unknown' ? null : viewer));
