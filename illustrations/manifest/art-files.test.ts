import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collections } from '#content/collections.ts';
import { expect, it } from 'vitest';
import { carousel, conditionNames, heroes, heroNames, heroStyle, heroWords } from './art-files.ts';
import { heroUrl } from './art-urls.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('has a drawing for every collection', () => {
  expect([...conditionNames].sort()).toEqual(Object.keys(collections).sort());
});

it('follows the cover of the home page with thirteen scenes, none twice and none the cover', () => {
  const scenes = carousel.map(({ scene }) => scene);
  expect(new Set(scenes).size).toBe(13);
  expect(scenes).not.toContain('generations');
});

it('says of every scene where it lies, what continues its sky and which words read on it', () => {
  expect(heroUrl('market')).toBe('/art/heroes/market.svg');
  expect(heroUrl('generations', 'dusk')).toBe('/art/heroes/generations-dusk.svg');
  expect(heroStyle('rest')).toEqual({ '--hero-sky': '#12183a', '--focus-x': '52%' });
  expect(heroStyle('kitchen', 'night')['--hero-sky']).toBe(heroes.kitchen.wall);
  expect(heroNames.filter((name) => heroWords(name) === 'light')).toEqual([
    'block',
    'giveaway',
    'rest',
    'movement',
  ]);
  expect(heroWords('generations', 'dusk')).toBe('light');
});

it.each(['art-files', 'art-urls'])('%s brings no drawing code with it', (module) => {
  const source = readFileSync(path.join(import.meta.dirname, `${module}.ts`), 'utf8');
  expect(source.match(/^import (?!type )/gm)).toBeNull();
});

it('names and addresses are all that pages load of the art', () => {
  const pages = globSync('{app,features,platform}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(pages.length).toBeGreaterThan(3);
  const loads = pages.flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /^(?:import|export) (?!type )[^'"]*?['"](?:(?:\.\.\/)+|#)illustrations\/([\w/-]+)\.ts['"]/gms,
      ),
    ].map(([, module]) => `${file} loads ${module}`),
  );
  expect(loads.length).toBeGreaterThan(3);
  expect(loads.filter((load) => !/ manifest\/art-(files|urls)$/.test(load))).toEqual([]);
});
