import { expect, test } from 'vitest';
import { firstKnowledge } from '#content/knowledge/index.ts';
import { targetOf } from './link-target.ts';

test('paths of the store are its own, whatever looks like one is not', () => {
  expect(targetOf('/product/pressure-balance')).toBe('store');
  expect(targetOf('/conditions/sleep?x=1#y')).toBe('store');
  for (const href of ['//evil.example', '/\\evil.example', 'product/x', '', '#x'])
    expect(targetOf(href)).toBe('none');
});

test('of other sites only those that the knowledge rests on are linked, over https', () => {
  expect(targetOf('https://ods.od.nih.gov/factsheets/Magnesium-Consumer/')).toBe('source');
  expect(targetOf('https://medlineplus.gov/insomnia.html')).toBe('source');
  for (const href of [
    'http://ods.od.nih.gov/x',
    'https://nih.gov.evil.example/',
    'https://evilnih.gov/',
    'https://nih.gov@evil.example/',
    'https://user@ods.od.nih.gov/',
    'https://ods.od.nih.gov:8443/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])
    expect(targetOf(href), href).toBe('none');
});

test('every source of the first knowledge can be followed', () => {
  const dead = firstKnowledge
    .flatMap(({ sources }) => sources.map(({ url }) => url))
    .filter((url) => targetOf(url) === 'none');
  expect(dead).toEqual([]);
});
