import type { DemoCollection, DemoProduct, DemoShop } from '#integrations/storefront/embedded/demo-shop.ts';

/** Words that shops put before a product's name. */
const KINDS = [
  'Daily',
  'Pure',
  'Organic',
  'Extra',
  'Gentle',
  'Original',
  'Family',
  'Whole',
  'Active',
  'Golden',
];

/** The demo shop with so many products: its own, and others like them with names, addresses and stock of their own. */
export function manyProducts(shop: DemoShop, count: number): DemoShop {
  const collections: DemoCollection[] = shop.collections.map((one) => ({ ...one, products: [] }));
  const products = Array.from({ length: count }, (_, index): DemoProduct => {
    const model = shop.products[index % shop.products.length];
    if (!model) throw new Error('The demo shop has no products.');
    const round = Math.floor(index / shop.products.length);
    const product = round === 0 ? model : likeIt(model, round);
    const own = collections.filter(({ id }) => model.collections.some((one) => one.id === id));
    const placed = { ...product, collections: own };
    for (const collection of own) collection.products.push(placed);
    return placed;
  });
  return { ...shop, collections, products };
}

function likeIt(model: DemoProduct, round: number): DemoProduct {
  const kind = KINDS[round % KINDS.length] ?? '';
  return {
    ...model,
    id: `${model.id}${String(round).padStart(4, '0')}`,
    handle: `${model.handle}-${round}`,
    title: `${kind} ${model.title} ${round}`,
    variants: model.variants.map((variant) => ({
      ...variant,
      id: `${variant.id}${String(round).padStart(4, '0')}`,
      sku: `${variant.sku}-${round}`,
    })),
  };
}
