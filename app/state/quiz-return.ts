import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useOverlays } from './overlays.ts';
import { readFlag, writeFlag } from './popup-flags.ts';

const LEFT = 'biolife-quiz-left';

/** A link of the quiz's results is followed from this page. */
export const leaveQuizResults = (page: string): void => writeFlag(LEFT, page);

/** Who comes Back to the page where quiz results were left finds them again. */
export function useQuizReturn(): void {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  useEffect(() => {
    // The first page of a document counts as Back for the router; only the browser knows whether it was.
    const cameBack = isFirst.current ? loadedByHistory() : type === 'POP';
    isFirst.current = false;
    if (!cameBack || readFlag(LEFT) !== pathname + search) return;
    writeFlag(LEFT, '');
    useOverlays.getState().show('quiz');
  }, [pathname, search, type]);
}

const loadedByHistory = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');
