import { type HeroVideo, heroVideos } from '#content/videos.ts';
import { type ProductCardData, toProductCard } from './product-card-data.ts';
import { rankProducts } from './rank-products.server.ts';
import type { Catalog } from './catalog.server.ts';
import { listedProducts } from './listed-products.server.ts';

export interface VideoProduct {
  video: HeroVideo;
  /** The best match of its keywords; null when nothing matches, absent when it has none. */
  product?: ProductCardData | null;
}

/** Looks up what each film speaks of. */
export async function findVideoProducts(catalog: Catalog): Promise<VideoProduct[]> {
  const listed = listedProducts(await catalog.listProducts());
  return heroVideos.map((video) => {
    if (!video.productKeywords) return { video };
    const [match] = video.productKeywords.flatMap((keyword) => rankProducts(listed, keyword).products);
    return { video, product: match ? toProductCard(match) : null };
  });
}
