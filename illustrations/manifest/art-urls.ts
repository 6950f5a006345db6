import type { ConditionName, HemName, HeroName, HomeHeroLight, PortraitName, SealName } from './art-files.ts';

/** The addresses of the drawn pictures: all that most pages need of them, so it stands apart from the lists of names. */

/** The pack, 400 by 480, on no ground. `handle` is the product's handle in the embedded catalogue. */
export const productArtUrl = (handle: string): string => `/art/products/${handle}.svg`;
/** The same pack so close that its label can be read, 400 by 480. */
export const productLabelUrl = (handle: string): string => `/art/products/${handle}-label.svg`;

/** 240 by 240, with its hem. */
export const conditionArtUrl = (name: ConditionName, { dark = false } = {}): string =>
  `/art/conditions/${name}${dark ? '-dark' : ''}.svg`;

/** 1600 by 720. People stand right, words sit left. */
export function heroUrl(name: HeroName): string;
export function heroUrl(name: 'generations', light: HomeHeroLight | undefined): string;
export function heroUrl(name: HeroName, light?: HomeHeroLight): string {
  return `/art/heroes/${name}${light ? `-${light}` : ''}.svg`;
}

/** The same in pixels, 1120 by 504: mail programs show no SVG. */
export const letterPictureUrl = (name: HeroName): string => `/art/letters/${name}.png`;

/** 1600 by 720; `index` counts from 0 as in `carousel`. */
export const sceneUrl = (index: number): string => `/art/scenes/${String(index + 1).padStart(2, '0')}.svg`;

/** 200 by 200; crop it to a circle. */
export const portraitUrl = (name: PortraitName): string => `/art/portraits/${name}.svg`;

/** Background images of a band 24 pixels high. */
export const hemUrl = (name: HemName): string => `/art/hems/${name}.svg`;
/** 100 by 100. */
export const sealUrl = (name: SealName): string => `/art/seals/${name}.svg`;

/** Pictures for links that are shared, 1200 by 630. */
export const ogStoreUrl = '/art/og/store.png';
export const ogProductUrl = (handle: string): string => `/art/og/products/${handle}.png`;
export const ogConditionUrl = (name: ConditionName): string => `/art/og/conditions/${name}.png`;

/** Icons of the site for the document head; site.webmanifest names the larger ones. */
export const brandFiles = {
  favicon: '/art/brand/favicon.svg',
  favicon32: '/art/brand/favicon-32.png',
  appleTouchIcon: '/art/brand/apple-touch-icon.png',
  icon192: '/art/brand/icon-192.png',
  icon512: '/art/brand/icon-512.png',
  iconMaskable: '/art/brand/icon-maskable.png',
} as const;
