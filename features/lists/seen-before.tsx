import { Loaded } from '#platform/ui/loaded.tsx';
import { useRecentlyViewed } from './product-lists-state.ts';

const loadRecentlyViewed = () =>
  import('./recently-viewed.tsx').then(({ RecentlyViewed }) => ({ default: RecentlyViewed }));

/** What this browser looked at; loaded for who has looked at something else than this: most first visits have not. */
export function SeenBefore({ except }: { except?: string }) {
  const hasSeen = useRecentlyViewed(({ products }) => products.some(({ id }) => id !== except));
  return hasSeen && <Loaded load={loadRecentlyViewed} props={except ? { limit: 5, except } : { limit: 5 }} />;
}
