import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { addItem, type CartItem, countItems, refusalOf, setQuantity } from './cart.ts';
import { readStoredCart, type StoredCart } from './stored-cart.ts';
import { afterPaint } from '#platform/ui/after-paint.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { localStore, type VisitorStorage } from '#platform/ui/visitor-storage.ts';

/** The key under which the cart outlives a visit. */
const CART_STORAGE_KEY = 'shopify-cart';

interface CartState extends StoredCart {
  /** A checkout is being created. */
  isLoading: boolean;
  isDrawerOpen: boolean;
  /** What the checkout said of single lines, by variant; gone with the next change of the cart. */
  problems: Record<string, string>;
  /** Adds, and opens the drawer unless the page says so with a toast instead. False when there is no room, which is said here. */
  add: (item: CartItem, options?: { openDrawer?: boolean }) => boolean;
  setQuantity: (variantId: string, quantity: number) => void;
  remove: (variantId: string) => void;
  clear: () => void;
  setDrawerOpen: (open: boolean) => void;
  setLoading: (loading: boolean) => void;
  setCheckout: (checkout: { cartId: string; checkoutUrl: string }) => void;
  setProblems: (lines: { variantId: string; message: string }[]) => void;
}

const EMPTY: StoredCart = { items: [], cartId: null, checkoutUrl: null };
/** The cart has changed: what a checkout was made of, or complained about, is not this cart any more. */
const CHANGED = { cartId: null, checkoutUrl: null, problems: {} };

/** Whether the browser keeps the cart, and whether the visitor has taken note that it does not: docs/product/cart.md#not-kept. */
export const useCartKeeping = create<{ refused: boolean; noted: boolean }>()(() => ({
  refused: false,
  noted: false,
}));

const cartStorage: VisitorStorage = {
  ...localStore,
  setItem(key, value) {
    const kept = localStore.setItem(key, value);
    useCartKeeping.setState({ refused: !kept });
    return kept;
  },
};

export const useCart = create<CartState>()(
  persist(
    (set, get) => ({
      ...EMPTY,
      isLoading: false,
      isDrawerOpen: false,
      problems: {},
      add: (item, { openDrawer = true } = {}) => {
        const { items, isDrawerOpen } = get();
        const refusal = refusalOf(items, item);
        if (refusal) showToast({ kind: 'error', ...refusal });
        else set({ items: addItem(items, item), ...CHANGED, isDrawerOpen: openDrawer || isDrawerOpen });
        return !refusal;
      },
      setQuantity: (variantId, quantity) =>
        set(({ items }) => ({ items: setQuantity(items, variantId, quantity), ...CHANGED })),
      remove: (variantId) => set(({ items }) => ({ items: setQuantity(items, variantId, 0), ...CHANGED })),
      clear: () => set({ ...EMPTY, ...CHANGED }),
      setDrawerOpen: (isDrawerOpen) => set({ isDrawerOpen }),
      setLoading: (isLoading) => set({ isLoading }),
      setCheckout: (checkout) => set({ ...checkout, problems: {} }),
      setProblems: (lines) =>
        set({ problems: Object.fromEntries(lines.map(({ variantId, message }) => [variantId, message])) }),
    }),
    {
      name: CART_STORAGE_KEY,
      storage: createJSONStorage(() => cartStorage),
      partialize: ({ items, cartId, checkoutUrl }): StoredCart => ({ items, cartId, checkoutUrl }),
      merge: (stored, state) => ({ ...state, ...readStoredCart(stored) }),
      // The server knows no cart: the browser reads its own once the page is alive.
      skipHydration: true,
    },
  ),
);

/** For buttons: they look pressed before the drawer is drawn. */
export const openCart = (): void => void afterPaint(() => useCart.getState().setDrawerOpen(true));

export const useCartCount = (): number => useCart(({ items }) => countItems(items));
