/** Apart from the arbiter, because every page's first script needs to know when to load it: times, widths and steps of docs/product/popups.md#order. */

/** The giveaway's window, and the exit window's timer, come after so long. Milliseconds. */
export const POPUP_DELAY = 120_000;
/** The slide-in only shows where the window is narrower. CSS pixels. */
export const NARROW_BELOW = 768;
/** It comes after so many steps of more than so many pixels. */
export const SCROLL_STEPS = 3;
const SCROLL_STEP = 200;

/** How far somebody has scrolled, in steps. */
export interface ScrollSteps {
  steps: number;
  /** Where the last step ended, in pixels from the top. */
  from: number;
  /** When, in milliseconds. */
  at: number;
}

/** A step is more than 200 pixels up or down from where the last one ended. Returns the same object when there was none. */
export function countScroll(scroll: ScrollSteps, top: number, now: number): ScrollSteps {
  if (Math.abs(top - scroll.from) <= SCROLL_STEP) return scroll;
  return { steps: scroll.steps + 1, from: top, at: now };
}
