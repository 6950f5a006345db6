import { lazy, Suspense } from 'react';
import { useCart } from '../state/cart.ts';
import { useOverlays } from '../state/overlays.ts';
import { useToasts } from '../state/toasts.ts';
import { usePopupsWaking } from './use-popups-waking.ts';

const OpenedOverlays = lazy(() => import('./opened-overlays.tsx'));

/** Everything that opens over a page. Not even the list of what there is travels before something opens. */
export function Overlays() {
  const waking = usePopupsWaking();
  const open = useOverlays((overlays) => overlays.open !== null);
  const drawer = useCart(({ isDrawerOpen }) => isDrawerOpen);
  const toasted = useToasts(({ current }) => current !== null);
  if (!(waking || open || drawer || toasted)) return null;
  return (
    // One boundary for the list and what is on it: React holds back what follows a fallback for 300 ms, each time.
    <Suspense fallback={null}>
      <OpenedOverlays waking={waking} />
    </Suspense>
  );
}
