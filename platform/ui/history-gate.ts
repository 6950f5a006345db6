import { isFields } from '#platform/browser/read-fields.ts';

/**
 * Hears of every step in the browser's history before the router does. A window calls its listeners in the order in which they
 * came, so the gate stands from the start; what it lets through is decided by platform/ui/overlay-history.ts, which comes with the
 * first overlay.
 */
let keeper: ((event: PopStateEvent) => void) | undefined;

export const keepGate = (next: (event: PopStateEvent) => void): void => void (keeper = next);

/** How many overlays lie over the page in a state of the history. */
export const overlayDepth = (state: unknown): number =>
  isFields(state) && typeof state['overlay'] === 'number' ? state['overlay'] : 0;

/** `loadOverlays` brings what takes the history from an overlay's entry to its page's. */
export function openHistoryGate(loadOverlays: () => Promise<{ leaveStaleEntry: () => void }>): void {
  // The page was loaded anew while an overlay was open, or is reached by the overlay's entry.
  const leaveStaleEntry = () => {
    if (overlayDepth(history.state) > 0) void loadOverlays().then((overlays) => overlays.leaveStaleEntry());
  };
  addEventListener('popstate', (event) => {
    if (keeper) keeper(event);
    else leaveStaleEntry();
  });
  // A step in the history before the page has loaded would cut its load short.
  if (document.readyState === 'complete') leaveStaleEntry();
  else addEventListener('load', leaveStaleEntry);
}
