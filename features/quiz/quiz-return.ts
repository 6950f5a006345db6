import { useOverlays } from '#platform/ui/use-overlays.ts';
import { readFlag, writeFlag } from '#features/store/popup-flags.ts';

const LEFT = 'biolife-quiz-left';

/** A link of the quiz's results is followed from this page. */
export const leaveQuizResults = (page: string): void => writeFlag(LEFT, page);

/** Who comes Back to the page where quiz results were left finds them again. Told of each page that the router calls Back. */
export function returnToQuizResults(page: string, isFirstPage: boolean): void {
  // The first page of a document counts as Back for the router; only the browser knows whether it was.
  const cameBack = !isFirstPage || loadedByHistory();
  if (!cameBack || readFlag(LEFT) !== page) return;
  writeFlag(LEFT, '');
  useOverlays.getState().show('quiz');
}

const loadedByHistory = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');
