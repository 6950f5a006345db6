import { hiddenVendors } from '#content/vendors.ts';
import { type HeroVideo, heroVideos } from '#content/videos.ts';
import { type ProductCardData, toProductCard } from '#domain/catalog/product-card.ts';
import { withoutHiddenVendors } from '#domain/catalog/shop-list.ts';
import { matchProducts } from '#domain/search/match.ts';
import type { Catalog } from './catalog.ts';

export interface VideoProduct {
  video: HeroVideo;
  /** The best match of its keywords; null when nothing matches, absent when it has none. */
  product?: ProductCardData | null;
}

/** Looks up what each film speaks of. */
export async function findVideoProducts(catalog: Catalog): Promise<VideoProduct[]> {
  const listed = withoutHiddenVendors(await catalog.listProducts(), hiddenVendors);
  return heroVideos.map((video) => {
    if (!video.productKeywords) return { video };
    const [match] = video.productKeywords.flatMap((keyword) => matchProducts(listed, keyword));
    return { video, product: match ? toProductCard(match) : null };
  });
}
