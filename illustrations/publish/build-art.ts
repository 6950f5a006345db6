import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shopFiles } from '../shop-files.ts';

interface Places {
  /** gets the folder art/ */
  publicFolder: string;
  /** remembers what was drawn; not in build/, which a clean build empties */
  stampFile: string;
  /** the products to draw, one YAML file each */
  productsFolder: string;
}

/** Everything the drawings are made of, beside the products. */
const SOURCES = [
  'illustrations/{draw,manifest,publish}/*.ts',
  'illustrations/shop-files.ts',
  'content/collections.ts',
];
const PACKAGES = [
  '@fontsource-variable/bricolage-grotesque',
  '@resvg/resvg-js',
  'fontkit',
  'sharp',
  'woff2-encoder',
];

interface Stamp {
  /** hash of all sources */
  sources: string;
  /** every drawn file, with the hash of what it was made from */
  files: Record<string, string>;
}

/**
 * Draws public/art: pictures of products, conditions, scenes and people, icons, and pictures for shared links.
 * Does nothing when neither the sources changed nor a file is missing; else it writes what differs and removes what is
 * drawn no more. Throws when a product cannot be drawn.
 */
export async function buildArt({
  publicFolder,
  stampFile,
  productsFolder,
}: Places = shopFiles): Promise<void> {
  const started = performance.now();
  const last = readStamp(stampFile);
  const sources = hashSources(productsFolder);
  if (
    last?.sources === sources &&
    Object.keys(last.files).every((url) => existsSync(path.join(publicFolder, url)))
  )
    return;

  // The font and the renderer are heavy; a build with nothing to draw must not load them.
  const { drawArt } = await import('./draw-art.ts');
  const files: Record<string, string> = {};
  let written = 0;
  let writing: Promise<void> | undefined;
  for (const { url, key, render } of await drawArt(productsFolder)) {
    files[url] = key;
    const file = path.join(publicFolder, url);
    if (last?.files[url] === key && existsSync(file)) continue;
    // The next picture is drawn while this one is encoded.
    const content = render();
    await writing;
    writing = Promise.resolve(content).then((bytes) => writeWhole(file, bytes));
    written++;
  }
  await writing;
  for (const file of globSync('art/**/*.*', { cwd: publicFolder }))
    if (!(`/${file.replaceAll(path.sep, '/')}` in files)) rmSync(path.join(publicFolder, file));
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeWhole(stampFile, JSON.stringify({ sources, files } satisfies Stamp));
  if (written > 0)
    console.log(`Drew ${written} pictures in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

function hashSources(productsFolder: string): string {
  const hash = createHash('sha256');
  const files = [
    ...globSync(SOURCES, { cwd: shopFiles.root }).filter((file) => !file.endsWith('.test.ts')),
    ...globSync('*.yaml', { cwd: productsFolder }).map((file) => path.join(productsFolder, file)),
  ];
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.resolve(shopFiles.root, file)));
  for (const name of PACKAGES)
    hash.update(readFileSync(path.join(shopFiles.root, 'node_modules', name, 'package.json')));
  return hash.digest('hex');
}

function readStamp(stampFile: string): Stamp | undefined {
  try {
    const stamp: unknown = JSON.parse(readFileSync(stampFile, 'utf8'));
    return isStamp(stamp) ? stamp : undefined;
  } catch {
    return undefined;
  }
}

const isStamp = (value: unknown): value is Stamp =>
  typeof value === 'object' &&
  value !== null &&
  'sources' in value &&
  'files' in value &&
  typeof value.files === 'object' &&
  value.files !== null;

/** Nobody who serves the folder meanwhile sees half a file. */
function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}
