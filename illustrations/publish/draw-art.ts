import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { displayLettering } from './display-lettering.ts';
import { type ArtFile, artFiles } from './art-file-list.ts';
import { encodePng } from './encode-png.ts';
import { readProducts } from './read-products.ts';

interface Drawing {
  url: string;
  /** changes whenever the file would */
  key: string;
  render: () => string | Uint8Array;
}

/** Every file of public/art. Pixels are made only when `render` is called. */
export function drawArt(productsFolder: string): Drawing[] {
  const renderer = readFileSync(new URL('encode-png.ts', import.meta.url));
  return artFiles(readProducts(productsFolder), displayLettering()).map((file) => {
    const hash = createHash('sha256').update(file.svg);
    if (file.png) hash.update(JSON.stringify(file.png)).update(renderer);
    return { url: file.url, key: hash.digest('base64url'), render: () => renderArt(file) };
  });
}

/** The bytes of a file: the drawing itself, or its pixels. */
function renderArt({ svg, png }: ArtFile): string | Uint8Array {
  if (!png) return svg;
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: png.width },
    font: { loadSystemFonts: false },
  }).render();
  return png.flat ? encodePng(image.pixels, image.width, image.height) : image.asPng();
}
