/** Woven edges: tiles for a band that ends a field of colour. */
import type { HemName } from '../manifest/art-files.ts';
import { garden as g } from './core.ts';
import { clothTile, type Dye } from './woven-patterns.ts';

const dyes: Readonly<Record<HemName, Dye>> = {
  strip: [g.molasses, g.marigold, g.sorrel, g.collard],
  halfsun: [g.collard, g.marigold, g.yam, g.shea],
  geese: [g.molasses, g.marigold, g.sorrel, g.shea],
};

/** One tile, to be repeated sideways at a height of 24 pixels. */
export const hem = (name: HemName): string => clothTile(name, dyes[name]);
