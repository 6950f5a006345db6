import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useCart } from '#features/cart/cart-state.ts';
import { storedLists } from '#features/lists/product-lists-state.ts';
import { readFlag } from '#features/store/popup-flags.ts';
import { ALIVE_EVENT } from '#platform/ui/late-start-script.ts';

/** Fills in what is this visitor's own once the page is alive, and follows what another tab does. */
export function useBrowserState(): void {
  const { pathname, search } = useLocation();
  const type: string = useNavigationType();
  const pages = useRef(0);
  useEffect(() => {
    pages.current += 1;
    const isFirstPage = pages.current === 1;
    // Loaded only for who left results of the quiz: the first load of the home page counts every byte.
    if (type === 'POP' && readFlag('biolife-quiz-left'))
      import('#features/quiz/quiz-return.ts').then(
        ({ returnToQuizResults }) => returnToQuizResults(pathname + search, isFirstPage),
        () => undefined,
      );
  }, [pathname, search, type]);

  useEffect(() => {
    const stores = [useCart, ...storedLists];
    for (const store of stores) if (!store.persist.hasHydrated()) void store.persist.rehydrate();
    const onStorage = ({ key }: StorageEvent) => {
      for (const store of stores)
        if (key === null || key === store.persist.getOptions().name) void store.persist.rehydrate();
    };
    addEventListener('storage', onStorage);
    dispatchEvent(new Event(ALIVE_EVENT));
    return () => removeEventListener('storage', onStorage);
  }, []);

  // A cart that became an order is empty: asked when the visitor comes back from the checkout's tab.
  useEffect(() => {
    const onReturn = () => {
      const { cartId } = useCart.getState();
      if (!cartId || document.visibilityState !== 'visible') return;
      // Not knowing is no reason to empty a cart.
      import('./empty-bought-cart.ts').then(
        ({ emptyBoughtCart }) => emptyBoughtCart(cartId),
        () => undefined,
      );
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
}
