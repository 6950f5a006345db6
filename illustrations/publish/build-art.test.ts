import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildArt } from './build-art.ts';

const product = (hue: number) =>
  [
    'title: Elder Joint Collagen',
    'vendor: BioLife',
    'art:',
    '  form: jar',
    `  hue: ${hue}`,
    '  pattern: step',
  ].join('\n');

let root = '';
const at = (...names: string[]) => path.join(root, ...names);
const places = () => ({
  publicFolder: at('public'),
  stampFile: at('stamp.json'),
  productsFolder: at('products'),
});
const said = vi.fn();

// Drawing everything takes seconds: the tests go on from one drawn folder.
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'biolife-art-'));
  mkdirSync(at('products'));
  writeFileSync(at('products/elder-joint.yaml'), product(45));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await buildArt(places());
  cpSync(root, `${root}-drawn`, { recursive: true });
});
beforeEach(() => {
  rmSync(root, { recursive: true });
  cpSync(`${root}-drawn`, root, { recursive: true });
  said.mockClear();
  vi.spyOn(console, 'log').mockImplementation(said);
});
afterAll(() => {
  for (const folder of [root, `${root}-drawn`]) rmSync(folder, { recursive: true });
});

it('draws pictures, icons and cards for links, each in its own size', () => {
  const size = (file: string) => {
    const bytes = readFileSync(at('public/art', file));
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };
  expect(readFileSync(at('public/art/products/elder-joint.svg'), 'utf8')).toContain('viewBox="0 0 400 480"');
  expect(size('og/products/elder-joint.png')).toEqual([1200, 630]);
  expect(size('og/store.png')).toEqual([1200, 630]);
  expect(size('brand/favicon-32.png')).toEqual([32, 32]);
  expect(size('brand/apple-touch-icon.png')).toEqual([180, 180]);
  expect(size('brand/icon-512.png')).toEqual([512, 512]);
});

it('keeps cards for links under 90 KB', () => {
  for (const file of ['og/store.png', 'og/products/elder-joint.png', 'og/conditions/cholesterol.png'])
    expect(statSync(at('public/art', file)).size).toBeLessThan(90_000);
});

it('draws nothing when nothing changed', async () => {
  await buildArt(places());
  expect(said).not.toHaveBeenCalled();
});

it('draws anew what is missing, and that alone', async () => {
  rmSync(at('public/art/seals/okra.svg'));
  await buildArt(places());
  expect(existsSync(at('public/art/seals/okra.svg'))).toBe(true);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Drew 1 pictures /));
});

it('draws anew a product whose data changed: pack, label and card', async () => {
  const before = readFileSync(at('public/art/products/elder-joint.svg'), 'utf8');
  writeFileSync(at('products/elder-joint.yaml'), product(200));
  await buildArt(places());
  expect(readFileSync(at('public/art/products/elder-joint.svg'), 'utf8')).not.toBe(before);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Drew 3 pictures /));
});

it('removes what is drawn no more', async () => {
  rmSync(at('products/elder-joint.yaml'));
  await buildArt(places());
  expect(existsSync(at('public/art/products/elder-joint.svg'))).toBe(false);
  expect(existsSync(at('public/art/conditions/eye.svg'))).toBe(true);
});

it('draws everything when its memory is unreadable', async () => {
  writeFileSync(at('stamp.json'), '{"sources": 1');
  await buildArt(places());
  expect(said).toHaveBeenCalledOnce();
  await buildArt(places());
  expect(said).toHaveBeenCalledOnce();
});
