import { connection, type PageArguments } from './connection.ts';
import { type CartLine, cartContents, cartId, dollars, goodsCents } from './demo-carts.ts';
import type { DemoCart } from './demo-shop-records.ts';
import type { DemoShop } from './demo-shop.ts';
import { variantNode } from './product-node.ts';

/** What schema.graphql calls Cart. Taxes and shipping are the checkout's matter: here the total is that of the goods. */
export function cartNode(shop: DemoShop, cart: DemoCart, publicUrl: string) {
  const { lines } = cartContents(shop, cart);
  const goods = dollars(goodsCents(lines));
  return {
    id: cartId(cart.token),
    checkoutUrl: `${publicUrl}/checkouts/${cart.token}`,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    discountCodes: [],
    cost: { subtotalAmount: goods, totalAmount: goods },
    lines: (page: PageArguments) => connection(lines, page, (line) => lineNode(cart, line, publicUrl)),
  };
}

function lineNode(cart: DemoCart, { product, variant, quantity }: CartLine, publicUrl: string) {
  return {
    __typename: 'CartLine',
    id: cartLineId(cart, variant.id),
    quantity,
    merchandise: () => variantNode(product, variant, publicUrl),
  };
}

export function cartLineId(cart: DemoCart, variantId: string): string {
  return `gid://shopify/CartLine/${variantId}?cart=${cart.token}`;
}
