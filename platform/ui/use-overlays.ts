import { create } from 'zustand';
import { afterPaint } from './after-paint.ts';

/** The dialogs that any part of the store can open. One at a time. */
export type Overlay = 'search' | 'menu' | 'quiz' | 'compare' | 'giveaway' | 'chat';

interface Overlays {
  open: Overlay | null;
  /** Why the quiz was opened, such as 'Sleep': it stands in its heading. */
  topic: string | null;
  show: (overlay: Overlay, topic?: string) => void;
  close: () => void;
  /** A voice conversation goes on in the chat's panel, whatever opens over it; closing that leads back to it. */
  isTalking: boolean;
  /** A part of the store that was asked for did not come, and nobody has taken note of it yet. */
  isCut: boolean;
}

export const useOverlays = create<Overlays>()((set) => ({
  open: null,
  topic: null,
  show: (open, topic) => set({ open, topic: topic ?? null }),
  close: () =>
    set(({ open, isTalking }) =>
      isTalking && open !== 'chat'
        ? { open: 'chat', topic: null }
        : { open: null, topic: null, isTalking: false },
    ),
  isTalking: false,
  isCut: false,
}));

/** For buttons: what only opens something is not drawn anew when something opens, and the button looks pressed before anything is. */
export const showOverlay: Overlays['show'] = (...asked) =>
  void afterPaint(() => useOverlays.getState().show(...asked));

export const tellNotLoaded = (): void => useOverlays.setState({ isCut: true });
