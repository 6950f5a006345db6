/** Said once where the browser refuses to keep the cart: docs/product/cart.md#not-kept. */
export const CART_NOT_KEPT =
  'Your browser keeps nothing for this store, so this cart lasts for this visit only.';
