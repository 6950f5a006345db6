import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type MinifyOptions, minify } from 'terser';
import { z } from 'zod';
import { projectRoot } from './run-step.ts';

const assets = path.join(projectRoot, 'build/client/assets');

/**
 * Tells Chromium (136 and later) to prepare every function while the file arrives, in a thread of its own. Otherwise each is prepared where it is
 * first called, while the page waits: a third to a half of what its main thread spends on scripts until it reacts. 0.1 KB of brotli.
 */
const EAGER = '//# allFunctionsCalledOnLoad';

/**
 * Minifies the two files that every page loads once more: what Vite's minifier leaves is 0.8 KB of brotli on each first load.
 * The others are too small to gain, and a build should not take longer for them.
 */
export async function minifyEveryPagesScripts(): Promise<void> {
  const files = globSync('{vendor,base}-*.js', { cwd: assets });
  if (files.length !== 2)
    throw new Error(`Expected one vendor and one base script, found ${files.join(', ')}`);
  await Promise.all(
    files.map((file) =>
      writeMinified(path.join(assets, file), {
        module: true,
        ecma: 2020,
        compress: { passes: 2, pure_getters: true, unsafe_arrows: true },
        format: { preamble: EAGER },
      }),
    ),
  );
}

/**
 * Takes comments and spaces out of the server, and writes characters beyond ASCII as escapes: the process keeps the text of what it runs,
 * two bytes a character as soon as one of a file needs two: 19 MB instead of 9. Names stay, so that an error's trace can be read.
 */
export async function minifyServer(): Promise<void> {
  const folder = path.join(projectRoot, 'build/server');
  for (const name of globSync('**/*.js', { cwd: folder })) {
    const file = path.join(folder, name);
    await writeMinified(file, {
      module: true,
      compress: false,
      mangle: false,
      format: { ascii_only: true, comments: false, max_line_len: 500 },
    });
  }
}

const manifest = z.looseObject({
  entry: z.looseObject({ imports: z.array(z.string()) }),
  routes: z.record(z.string(), z.looseObject({ imports: z.array(z.string()).optional() })),
});
const BEFORE_MANIFEST = 'window.__reactRouterManifest=';

/** Switches that are off, styles that there are none of, and what the router's browser half never asks (8.4). */
const goesWithoutSaying = (key: string, value: unknown) =>
  value === false || key === 'hasDefaultExport' || (key === 'css' && Array.isArray(value) && !value.length);

/**
 * Leaves out of the list of all routes, which every page loads, what goes without saying, and scripts that the entry has brought
 * already. 0.3 KB of brotli.
 */
export async function trimManifest(): Promise<void> {
  const [name, ...others] = globSync('manifest-*.js', { cwd: assets });
  if (!name || others.length > 0) throw new Error('Expected one manifest');
  const file = path.join(assets, name);
  const text = await readFile(file, 'utf8');
  if (!text.startsWith(BEFORE_MANIFEST)) throw new Error(`${name} is no manifest`);
  const known = manifest.parse(JSON.parse(text.slice(BEFORE_MANIFEST.length).replace(/;\s*$/, '')));
  const loaded = new Set(known.entry.imports);
  const routes = Object.entries(known.routes).map(([id, { imports, ...route }]): [string, object] => [
    id,
    Object.fromEntries<unknown>([
      ...Object.entries(route).filter(([key, value]) => !goesWithoutSaying(key, value)),
      ['imports', (imports ?? []).filter((script) => !loaded.has(script))],
    ]),
  ]);
  await writeFile(
    file,
    `${BEFORE_MANIFEST}${JSON.stringify({ ...known, routes: Object.fromEntries(routes) })};`,
  );
}

async function writeMinified(file: string, options: MinifyOptions): Promise<void> {
  const { code } = await minify(await readFile(file, 'utf8'), options);
  if (!code) throw new Error(`Nothing is left of ${file}`);
  await writeFile(file, code);
}
