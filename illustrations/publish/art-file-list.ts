import {
  carousel,
  conditionNames,
  hemNames,
  heroNames,
  homeHeroLights,
  portraitNames,
  sealNames,
} from '../manifest/art-files.ts';
import {
  brandFiles,
  conditionArtUrl,
  hemUrl,
  heroUrl,
  letterPictureUrl,
  ogConditionUrl,
  ogProductUrl,
  ogStoreUrl,
  portraitUrl,
  productArtUrl,
  productLabelUrl,
  sceneUrl,
  sealUrl,
} from '../manifest/art-urls.ts';
import { icon } from '../draw/brand.ts';
import { cast } from '../draw/cast.ts';
import { conditionArt } from '../draw/condition.ts';
import { hem } from '../draw/hem.ts';
import { heroScene } from '../draw/hero.ts';
import type { Lettering } from '../draw/lettering.ts';
import { conditionCard, productCard, storeCard } from '../draw/open-graph.ts';
import { portrait } from '../draw/portrait.ts';
import { productArt } from '../draw/product-art.ts';
import { seal } from '../draw/seal.ts';
import { conditionTitle } from '../shop-files.ts';
import { type DrawnProduct, typeset } from './read-products.ts';

/** Pixels across; a `flat` picture has no transparent corner. */
export interface PngSize {
  width: number;
  flat: boolean;
}

/** One file below public/: the drawing itself, or its pixels. */
export interface ArtFile {
  url: string;
  svg: string;
  png?: PngSize;
}

/** Every drawn file of the store. */
export function artFiles(products: readonly DrawnProduct[], letters: Lettering): ArtFile[] {
  return [
    ...products.flatMap(({ handle, spec }) => [
      { url: productArtUrl(handle), svg: productArt(spec, letters) },
      { url: productLabelUrl(handle), svg: productArt(spec, letters, { closeUp: true }) },
    ]),
    ...conditionNames.flatMap((name) =>
      [false, true].map((dark) => ({
        url: conditionArtUrl(name, { dark }),
        svg: conditionArt(name, { dark }),
      })),
    ),
    ...sceneFiles(),
    ...portraitNames.map((name) => ({ url: portraitUrl(name), svg: portrait(name, cast[name]) })),
    ...hemNames.map((name) => ({ url: hemUrl(name), svg: hem(name) })),
    ...sealNames.map((name) => ({ url: sealUrl(name), svg: seal(name) })),
    ...iconFiles(),
    ...cardFiles(products, letters),
  ];
}

function sceneFiles(): ArtFile[] {
  return [
    ...heroNames.map((name) => ({ url: heroUrl(name), svg: heroScene(name) })),
    ...heroNames.map((name) => ({
      url: letterPictureUrl(name),
      svg: heroScene(name),
      png: { width: 1120, flat: true },
    })),
    ...homeHeroLights.map((light) => ({
      url: heroUrl('generations', light),
      svg: heroScene('generations', light),
    })),
    ...carousel.map(({ scene, light }, index) => ({ url: sceneUrl(index), svg: heroScene(scene, light) })),
  ];
}

function iconFiles(): ArtFile[] {
  return [
    { url: brandFiles.favicon, svg: icon('small') },
    { url: brandFiles.favicon32, svg: icon('small'), png: { width: 32, flat: false } },
    { url: brandFiles.appleTouchIcon, svg: icon('touch'), png: { width: 180, flat: true } },
    { url: brandFiles.icon192, svg: icon('large'), png: { width: 192, flat: false } },
    { url: brandFiles.icon512, svg: icon('large'), png: { width: 512, flat: false } },
    { url: brandFiles.iconMaskable, svg: icon('maskable'), png: { width: 512, flat: true } },
  ];
}

function cardFiles(products: readonly DrawnProduct[], letters: Lettering): ArtFile[] {
  const png = { width: 1200, flat: true };
  return [
    { url: ogStoreUrl, svg: storeCard(letters, ['Supplements for', 'African American health']), png },
    ...products.map(({ handle, title, spec }) => ({
      url: ogProductUrl(handle),
      svg: productCard(spec, title, letters),
      png,
    })),
    ...conditionNames.map((name) => ({
      url: ogConditionUrl(name),
      svg: conditionCard(name, typeset(conditionTitle(name)), letters),
      png,
    })),
  ];
}
