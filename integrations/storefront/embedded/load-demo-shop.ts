import { buildProduct } from './build-product.ts';
import { demoShopFiles } from './demo-shop-files.data.ts';
import type { DemoCollection, DemoProduct, DemoShop } from './demo-shop.ts';

/** The sample shop: its products on their shelves. */
export function loadDemoShop(): DemoShop {
  const { shop, collections, products: files } = demoShopFiles;
  const inOrder = [...files].sort((a, b) => a.data.id - b.data.id);
  const shelves = collections.map((collection): DemoCollection => {
    return { ...collection, id: String(collection.id), products: [] };
  });
  const products = inOrder.map((file) => {
    // The first shelf that its file names is the one it belongs to most.
    const own = file.data.collections.flatMap(
      (handle) => shelves.find((shelf) => shelf.handle === handle) ?? [],
    );
    const product: DemoProduct = { ...buildProduct(file, shop, collections), collections: own };
    for (const shelf of own) shelf.products.push(product);
    return product;
  });
  return { ...shop, products, collections: shelves };
}
