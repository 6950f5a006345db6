import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readProducts } from './read-products.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'biolife-products-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (handle: string, lines: string[]) => {
  writeFileSync(path.join(folder, `${handle}.yaml`), lines.join('\n'));
};
const art = ['art:', '  form: jar', '  hue: 45', '  pattern: step'];

it('reads what a drawing needs, under the name of the file', () => {
  write('elder-joint', [
    "title: Elder's Joint Collagen",
    'vendor: BioLife',
    'price: 29.99',
    ...art,
    '  title: Elder Joint',
    '  note: Collagen',
    '  layout: crown',
  ]);
  expect(readProducts(folder)).toEqual([
    {
      handle: 'elder-joint',
      title: 'Elder’s Joint Collagen',
      spec: {
        form: 'jar',
        hue: 45,
        pattern: 'step',
        title: 'Elder Joint',
        note: 'Collagen',
        layout: 'crown',
      },
    },
  ]);
});

it.each([
  ['Magnesium Glycinate', 'Magnesium Glycinate'],
  ['Blood Pressure-Heart Support Capsules', 'Blood Pressure-Heart Support'],
  ['Mama Prenatal with Iron, Choline and DHA', 'Mama Prenatal with'],
  ['Iron Gentle, 60 capsules', 'Iron Gentle'],
  ['Vitamin D3 (softgels)', 'Vitamin D3'],
  ['Run It – Electrolytes', 'Run It'],
])('shortens %s for the label', (title, expected) => {
  write('product', [`title: "${title}"`, 'vendor: BioLife', ...art]);
  expect(readProducts(folder)[0]?.spec.title).toBe(expected);
});

it('puts the name of another maker on the label', () => {
  write('bee-pollen', ['title: Bee Pollen', 'vendor: Honeycombs', ...art]);
  expect(readProducts(folder)[0]?.spec.brand).toBe('Honeycombs');
});

it('names the file and the field that cannot be drawn', () => {
  write('odd', ['title: Odd', 'vendor: BioLife', ...art, '  tone: loud']);
  expect(() => readProducts(folder)).toThrow(/odd\.yaml cannot be drawn:[^]*tone/);
});
