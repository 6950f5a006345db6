import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import {
  countScroll,
  NARROW_BELOW,
  POPUP_DELAY,
  SCROLL_STEPS,
  type ScrollSteps,
} from '#features/popups/first-signs.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';

/** What happened before the windows' own code was there. */
export interface Waking {
  /** When the page came to life, in milliseconds. */
  since: number;
  /** The mouse was just leaving through the top. */
  leaving: boolean;
  /** Counted here on, so that no step is lost while the windows' code is on its way. */
  scroll: RefObject<ScrollSteps>;
}

/**
 * Notices the first moment at which a window could open; until then nothing of them is loaded. That moment is the arrival (prayers),
 * the third step down a narrow screen (slide-in), the mouse going out at the top, or two minutes.
 */
export function usePopupsWaking(): Waking | null {
  const prayer = useStoreFacts()?.prayer ?? false;
  const [waking, setWaking] = useState<Waking | null>(null);
  const asleep = waking === null;
  const scroll = useScrollSteps();
  useEffect(() => {
    if (!asleep) return;
    const since = Date.now();
    const wake = (leaving: boolean) => setWaking({ since, leaving, scroll });
    const onLeave = ({ clientY }: MouseEvent) => clientY <= 0 && wake(true);
    const onScroll = () => {
      if (scroll.current.steps >= SCROLL_STEPS && innerWidth < NARROW_BELOW) wake(false);
    };
    document.documentElement.addEventListener('mouseleave', onLeave);
    addEventListener('scroll', onScroll, { passive: true });
    const timer = setTimeout(wake, prayer ? 0 : POPUP_DELAY, false);
    return () => {
      document.documentElement.removeEventListener('mouseleave', onLeave);
      removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [asleep, prayer, scroll]);
  return waking;
}

/** Where a page begins is no step: it is set by the router. */
function useScrollSteps(): RefObject<ScrollSteps> {
  const { pathname } = useLocation();
  const scroll = useRef<ScrollSteps & { page: string }>({ steps: 0, from: 0, at: 0, page: pathname });
  useEffect(() => {
    scroll.current = { steps: 0, from: scrollY, at: Date.now(), page: pathname };
    const onScroll = () => {
      scroll.current = { ...countScroll(scroll.current, scrollY, Date.now()), page: pathname };
    };
    // Before those who read it.
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => removeEventListener('scroll', onScroll, { capture: true });
  }, [pathname]);
  return scroll;
}
