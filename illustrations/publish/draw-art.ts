import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { displayLettering } from './display-lettering.ts';
import { type ArtFile, artFiles, type PngSize } from './art-file-list.ts';
import { encodePng } from './encode-png.ts';
import { readProducts } from './read-products.ts';
import { shopFiles } from '../shop-files.ts';

/** What turns drawings into pixels. */
const RENDERER = [
  'illustrations/publish/encode-png.ts',
  'node_modules/@resvg/resvg-js/package.json',
  'node_modules/sharp/package.json',
];

interface Drawing {
  url: string;
  /** changes whenever the file would */
  key: string;
  render: () => string | Promise<Uint8Array>;
}

/** Every file of public/art. Pixels are made only when `render` is called. */
export async function drawArt(productsFolder: string): Promise<Drawing[]> {
  const renderer = createHash('sha256');
  for (const file of RENDERER) renderer.update(readFileSync(path.join(shopFiles.root, file)));
  const rendererKey = renderer.digest('base64url');
  return artFiles(readProducts(productsFolder), await displayLettering()).map((file) => {
    const hash = createHash('sha256').update(file.svg);
    if (file.png) hash.update(JSON.stringify(file.png)).update(rendererKey);
    return { url: file.url, key: hash.digest('base64url'), render: () => renderArt(file) };
  });
}

/** The bytes of a file: the drawing itself, or its pixels. */
function renderArt({ svg, png }: ArtFile): string | Promise<Uint8Array> {
  return png ? renderPng(svg, png) : svg;
}

async function renderPng(svg: string, { width, flat }: PngSize): Promise<Uint8Array> {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  return flat ? encodePng(image.pixels, image.width, image.height) : image.asPng();
}
