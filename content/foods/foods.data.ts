import { globSync } from 'node:fs';
import { z } from 'zod';
import { readYaml } from '#platform/documents/read-yaml.ts';
import { projectRoot } from '#platform/project-root.ts';
import { figuresSchema, foodSchema } from './food.schema.ts';

const FIGURES = 'content/foods/food-figures.yaml';
const figures = readYaml(FIGURES, figuresSchema);

/** Everyday foods, each way of eating them with what 100 g of it have, in the order of nutrients.ts. */
export const foods = globSync('content/foods/*.yaml', { cwd: projectRoot })
  .toSorted()
  .filter((file) => file !== FIGURES)
  .flatMap((file) => readYaml(file, z.array(foodSchema)))
  .map((food) => ({
    ...food,
    as: food.as.map((one) => ({ ...one, per100g: figuresOf(one.ndb) })),
  }));

function figuresOf(ndb: string): (number | null)[] {
  const own = figures[ndb];
  if (!own) throw new Error(`${FIGURES} has no food ${ndb}: npm run food-figures`);
  return own;
}
