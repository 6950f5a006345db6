import { formatMoney } from '#platform/money/money.ts';
import { useEffect } from 'react';
import { refreshLists, useChangedPrices } from './refresh-lists.ts';

/** Whoever shows a list has it looked after. */
export function useFreshLists(shown = true): void {
  useEffect(() => {
    // After the browser's own lists have been read.
    if (shown) queueMicrotask(() => void refreshLists());
  }, [shown]);
}

/** Said of a product whose price has changed since it was kept. */
export function ChangedPrice({ id }: { id: string }) {
  const was = useChangedPrices((changed) => changed.was[id]);
  return (
    was && (
      <p className="text-small text-muted" role="status">
        The price has changed: it was {formatMoney(was)}.
      </p>
    )
  );
}
