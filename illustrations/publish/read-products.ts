import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { patternNames } from '../draw/woven-patterns.ts';
import { productForms } from '../draw/product-forms.ts';
import { labelLayouts } from '../draw/product-label.ts';
import { labelTones } from '../draw/product-scheme.ts';
import type { ProductSpec } from '../draw/product-art.ts';

export interface DrawnProduct {
  /** the file's name, which is also the product's address */
  handle: string;
  /** the whole name */
  title: string;
  spec: ProductSpec;
}

/** Apostrophes of the content are typewriter ones; in a picture they are set properly. */
export const typeset = (words: string): string => words.replaceAll("'", '’');
const words = z.string().trim().min(1).transform(typeset);

/** What the drawings need of a product's file; the storefront checks the rest. */
const productFile = z.object({
  title: words,
  vendor: words,
  art: z.object({
    title: words.optional(),
    form: z.enum(productForms),
    hue: z.number().min(0).max(360),
    pattern: z.enum(patternNames),
    note: words.optional(),
    count: words.optional(),
    layout: z.enum(labelLayouts).optional(),
    tone: z.enum(labelTones).optional(),
  }),
});

/** Every product of a folder, by handle. Throws naming the file that cannot be drawn. */
export function readProducts(folder: string): DrawnProduct[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return files.sort().map((file) => {
    const data = productFile.safeParse(parse(readFileSync(path.join(folder, file), 'utf8')));
    if (!data.success) throw new Error(`${file} cannot be drawn:\n${z.prettifyError(data.error)}`);
    const { title, vendor, art } = data.data;
    return {
      handle: path.basename(file, '.yaml'),
      title,
      spec: {
        ...art,
        title: art.title ?? labelTitle(title),
        brand: vendor === 'BioLife' ? undefined : vendor,
      },
    };
  });
}

/** A product's name as a label has room for it: three words, without what follows a comma, dash or bracket. */
const labelTitle = (title: string): string =>
  (title.split(/\s*(?:[,(:]|\s[-–—]\s)/)[0] ?? title).split(/\s+/).slice(0, 3).join(' ');
