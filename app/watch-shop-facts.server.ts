import type { StoreProfileService } from '#features/store/store-profile-service.server.ts';
import type { Storefront } from '#integrations/storefront/storefront.ts';
import type { Logger } from '#platform/log/logger.server.ts';

/** How often a connected shop is asked for its name and currency, and how soon again while it does not answer. Milliseconds. */
const ASK_MS = 6 * 3600 * 1000;
const RETRY_MS = 60_000;

interface WatchParts {
  storefront: Pick<Storefront, 'findShop'>;
  profile: Pick<StoreProfileService, 'tellShop'>;
  log: Pick<Logger, 'warn'>;
}

/** Keeps the shop's own name and currency up to date, without keeping a start or a page waiting. Returns how to stop. */
export function watchShopFacts({ storefront, profile, log }: WatchParts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const again = (ms: number) => {
    if (stopped) return;
    timer = setTimeout(() => void ask(), ms);
    timer.unref();
  };
  const ask = async () => {
    try {
      const facts = await storefront.findShop();
      if (stopped) return;
      await profile.tellShop(facts);
      again(ASK_MS);
    } catch (error) {
      log.warn({ err: error }, 'the name and the currency of the shop could not be read');
      again(RETRY_MS);
    }
  };
  void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
