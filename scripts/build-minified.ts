import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'terser';
import { projectRoot } from './run-step.ts';

const assets = path.join(projectRoot, 'build/client/assets');

/**
 * Minifies the two files that every page loads once more: what Vite's minifier leaves is 0.8 KB of brotli on each first load.
 * The others are too small to gain, and a build should not take longer for them.
 */
export async function minifyEveryPagesScripts(): Promise<void> {
  const files = globSync('{vendor,base}-*.js', { cwd: assets });
  if (files.length !== 2)
    throw new Error(`Expected one vendor and one base script, found ${files.join(', ')}`);
  await Promise.all(files.map((file) => minifyFile(path.join(assets, file))));
}

async function minifyFile(file: string): Promise<void> {
  const { code } = await minify(await readFile(file, 'utf8'), {
    module: true,
    ecma: 2020,
    compress: { passes: 2, pure_getters: true, unsafe_arrows: true },
  });
  if (!code) throw new Error(`Nothing is left of ${file}`);
  await writeFile(file, code);
}
