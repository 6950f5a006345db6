import path from 'node:path';
import { collections } from '#content/collections.ts';
import type { ConditionName } from './manifest/art-files.ts';

const root = path.resolve(import.meta.dirname, '..');

/** All that the illustrations know of the shop: what they read there, and where they publish. */
export const shopFiles = {
  root,
  /** served as it is; drawings go to art/ below it, films to media/ */
  publicFolder: path.join(root, 'public'),
  /** remembers what was drawn; not in build/, which a clean build empties */
  stampFile: path.join(root, 'node_modules/.cache/biolife/art-stamp.json'),
  /** the products to draw, one YAML file each */
  productsFolder: path.join(root, 'integrations/storefront/embedded/data/products'),
  /** the design tokens: films move as the pages do */
  tokens: path.join(root, 'app/styles/tokens.css'),
  /** the mark as pages show it, in the color of the words around it */
  mark: path.join(root, 'platform/ui/mark.tsx'),
} as const;

/** The name of a condition as the shop writes it. */
export const conditionTitle = (name: ConditionName): string => collections[name].title;
