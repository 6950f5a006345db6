import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { projectRoot } from '#platform/project-root.ts';
import {
  type CollectionFile,
  collectionsFile,
  type ProductFile,
  productFile,
  type ShopFile,
  shopFile,
} from './data-schema.ts';
import { type NamedProductFile, productMistakes, repeatedValues } from './data-mistakes.ts';

/** The data folder has mistakes; each line of `mistakes` names a file and a field. */
export class DemoShopDataError extends Error {
  override name = 'DemoShopDataError';
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(`The embedded shop's data is not right:\n${mistakes.map((line) => `  ${line}`).join('\n')}`);
    this.mistakes = mistakes;
  }
}

export const demoShopFolder = path.join(projectRoot, 'integrations/storefront/embedded/data');

/** What the folder's files say, each by itself. */
export interface DemoShopFiles {
  shop: ShopFile;
  collections: CollectionFile[];
  products: NamedProductFile[];
}

/** Reads and checks the whole data folder. Throws DemoShopDataError with every mistake at once. */
export function readDemoShop(folder: string = demoShopFolder): DemoShopFiles {
  const mistakes: string[] = [];
  const shop = readFileAs(folder, 'shop.yaml', shopFile, mistakes);
  const collections = readFileAs(folder, 'collections.yaml', collectionsFile, mistakes);
  const products = readdirSync(path.join(folder, 'products'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => readProduct(folder, name, mistakes))
    .filter((product) => product !== undefined);

  if (collections) mistakes.push(...productMistakes(products, collections));
  mistakes.push(...repeatedValues(products, collections ?? []));
  if (mistakes.length > 0 || !shop || !collections) throw new DemoShopDataError(mistakes);
  return { shop, collections, products };
}

function readProduct(folder: string, name: string, mistakes: string[]): NamedProductFile | undefined {
  const file = `products/${name}`;
  const data: ProductFile | undefined = readFileAs(folder, file, productFile, mistakes);
  const handle = path.basename(name, '.yaml');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle)) {
    mistakes.push(`${file}: the name must be small letters, digits and hyphens, for it becomes the address`);
    return undefined;
  }
  return data && { file, handle, data };
}

function readFileAs<T extends z.ZodType>(
  folder: string,
  file: string,
  schema: T,
  mistakes: string[],
): z.infer<T> | undefined {
  const document = parseDocument(readFileSync(path.join(folder, file), 'utf8'));
  if (document.errors.length > 0) {
    for (const error of document.errors)
      mistakes.push(
        `${file}: line ${error.linePos?.[0].line ?? '?'} is not YAML (${firstLine(error.message)})`,
      );
    return undefined;
  }
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues)
    mistakes.push(`${file}: ${issue.path.join('.') || 'the file'} ${issue.message}`);
  return undefined;
}

const firstLine = (message: string) => message.split('\n')[0] ?? message;
