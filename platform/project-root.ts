import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder that holds migrations, content and the built files, seen from a source file as well as from a bundled one: the nearest one above
 * with a package.json.
 */
export const projectRoot = nearestPackage(import.meta.dirname);

function nearestPackage(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('There is no package.json above the program.');
  return nearestPackage(parent);
}
