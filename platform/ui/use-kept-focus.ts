import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Keeps the keyboard inside a part of the page: a pressed button that goes away or is switched off would drop the focus to the
 * body, from where Escape and Tab no longer reach the part. `fallback` then takes it.
 */
export function useKeptFocus(
  part: RefObject<HTMLElement | null>,
  fallback: () => HTMLElement | null | undefined,
): void {
  const rescue = useEffectEvent(() => fallback()?.focus({ preventScroll: true }));
  useEffect(() => {
    const box = part.current;
    if (!box) return;
    let last: HTMLElement | null = null;
    const isLost = () =>
      last !== null &&
      (document.activeElement === document.body || document.activeElement === null) &&
      (!last.isConnected || last.matches(':disabled') || !last.checkVisibility());
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      last = null;
      rescue();
    });
    observer.observe(box, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] });
    const onFocus = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement && box.contains(target) ? target : null;
    };
    // Who presses elsewhere has left on purpose.
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && box.contains(target))) last = null;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [part]);
}
