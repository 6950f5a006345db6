import type { ProductCardData } from '#domain/catalog/product-card.ts';
import { readStoredProducts } from '#domain/lists/stored-products.ts';

/**
 * The products that the quiz can name, as the catalogue has them now, by handle. All of them are asked for whatever was answered:
 * asking for the recommended ones would tell the server the answers. When nobody answers, none is known.
 */
export async function loadQuizProducts(): Promise<ReadonlyMap<string, ProductCardData>> {
  try {
    const response = await fetch('/api/quiz-products');
    const products = response.ok ? readStoredProducts(await response.json()) : [];
    // Their pictures too: the server must not learn from its log which of them are shown.
    for (const { image } of products) if (image) new Image().src = image.url;
    return new Map(products.map((product) => [product.handle, product]));
  } catch {
    return new Map();
  }
}
