import { FREE_SHIPPING_OVER_CENTS } from '#integrations/storefront/shipping.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { Icon } from '#platform/ui/icon.tsx';

/** One line above the header: the shipping promise, and the season's word while its campaign runs. */
export function Strip() {
  const awareness = useStoreFacts()?.season === 'awareness';
  return (
    <aside className="strip" aria-label="Announcement">
      {awareness ? (
        <>
          <Icon name="heart" /> October is breast cancer awareness month. Book your mammogram, and take a
          sister along.
        </>
      ) : (
        `Free standard shipping over $${FREE_SHIPPING_OVER_CENTS / 100} in the continental US`
      )}
    </aside>
  );
}
