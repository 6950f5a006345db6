import { useEffect, useEffectEvent } from 'react';
import { isFields } from '#platform/browser/read-fields.ts';
import { keepGate, overlayDepth } from './history-gate.ts';

/**
 * An open overlay is an entry of the browser's history above its page's, so that Back closes the overlay and nothing else. The
 * router must not see these entries: it would load the page again. They carry the page's own state, so that a reload on one of
 * them finds its scroll position. docs/product/shell.md#overlays.
 */

interface OpenOverlay {
  close: () => void;
  /** Closed while another lay over it: its entry goes with the other's. */
  isClosed: boolean;
}

/** The topmost last. */
const open: OpenOverlay[] = [];

/** What has to wait until the history has gone back; null while it stands. */
let waiting: (() => void)[] | null = null;

/** The router's key of the page that is shown. */
let page: unknown;

const pageOf = (state: unknown): unknown => (isFields(state) ? state['key'] : undefined);

const inTurn = (step: () => void): void => void (waiting ? waiting.push(step) : step());

const goBack = (count: number): void =>
  inTurn(() => {
    waiting = [];
    history.go(-count);
  });

/** The browser goes back later than it is asked to: a page's entry waits until those of overlays are gone, and then stands above the page's. */
const above =
  (change: History['pushState']): History['pushState'] =>
  (...entry) => {
    if (open.length > 0) goBack(open.splice(0).length);
    inTurn(() => {
      change(...entry);
      page = pageOf(history.state);
    });
  };

function onPopState(event: PopStateEvent): void {
  if (waiting) {
    event.stopImmediatePropagation();
    const steps = waiting;
    waiting = null;
    steps.forEach(inTurn);
    return;
  }
  const depth = overlayDepth(event.state);
  if (pageOf(event.state) !== page) {
    page = pageOf(event.state);
    for (const overlay of open.splice(0)) overlay.close();
    if (depth > 0) goBack(depth);
  } else if (depth > 0 || open.length > 0) {
    event.stopImmediatePropagation();
    // Forward: what was closed is not opened again.
    if (depth > open.length) goBack(depth - open.length);
    for (const overlay of open.splice(depth).reverse()) overlay.close();
    leaveClosed();
  }
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  page = pageOf(history.state);
  keepGate(onPopState);
  history.pushState = above(history.pushState.bind(history));
  history.replaceState = above(history.replaceState.bind(history));
}

function leaveClosed(): void {
  let count = 0;
  while (open.at(-1)?.isClosed) {
    open.pop();
    count += 1;
  }
  if (count > 0) goBack(count);
}

/** Enters an overlay into the history; Back calls `close`. Gives what takes the entry out again. */
function enter(close: () => void): () => void {
  listen();
  const overlay: OpenOverlay = { close, isClosed: false };
  open.push(overlay);
  const depth = open.length;
  inTurn(() => {
    const state: unknown = history.state;
    History.prototype.pushState.call(history, { ...(isFields(state) && state), overlay: depth }, '');
  });
  return () => {
    overlay.isClosed = true;
    leaveClosed();
  };
}

/** On the entry of an overlay that is not open. */
export function leaveStaleEntry(): void {
  listen();
  const depth = overlayDepth(history.state);
  if (!waiting && depth > open.length) goBack(depth - open.length);
}

/** While it is open, an overlay is an entry of the history. */
export function useOverlayEntry(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? enter(() => close()) : undefined), [isOpen]);
}
