import { useEffect } from 'react';
import { isFields } from '#domain/stored/read-fields.ts';
import { useCart } from '../state/cart.ts';
import { storedLists } from '../state/product-lists.ts';
import { useQuizReturn } from '../state/quiz-return.ts';

/** Fills in what is this visitor's own once the page is alive, and follows what another tab does. */
export function useBrowserState(): void {
  useQuizReturn();
  useEffect(() => {
    const stores = [useCart, ...storedLists];
    for (const store of stores) if (!store.persist.hasHydrated()) void store.persist.rehydrate();
    const onStorage = ({ key }: StorageEvent) => {
      for (const store of stores)
        if (key === null || key === store.persist.getOptions().name) void store.persist.rehydrate();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  // A cart that became an order is empty: asked when the visitor comes back from the checkout's tab.
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') void emptyIfBought();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
}

async function emptyIfBought(): Promise<void> {
  const { cartId } = useCart.getState();
  if (!cartId) return;
  // Not knowing is no reason to empty a cart.
  const answer = await fetch(`/api/cart-status?id=${encodeURIComponent(cartId)}`).catch(() => undefined);
  if (!answer?.ok) return;
  const known: unknown = await answer.json();
  if (isFields(known) && known['status'] === 'gone' && useCart.getState().cartId === cartId)
    useCart.getState().clear();
}
