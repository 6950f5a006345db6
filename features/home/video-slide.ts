import type { HeroVideo } from '#content/videos.ts';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';

export interface VideoSlide {
  video: HeroVideo;
  /** What its keywords found in the catalogue; null when they found nothing, undefined when it has none. */
  product?: ProductCardData | null;
}
