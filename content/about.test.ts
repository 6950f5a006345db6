import { expect, test } from 'vitest';
import { about, advisoryBoard, founder } from './about.ts';
import { storeClaims } from './store-facts.ts';
import { demoProfile, unsaidProfile } from './store-profile.ts';
import { successStories } from './success-stories.data.ts';
import { testimonials } from './testimonials.data.ts';
import { hiddenVendors } from './vendors.ts';

test('the board has four members, each with the own portrait', () => {
  expect(advisoryBoard.map(({ portrait }) => portrait)).toEqual([
    'advisory-a',
    'advisory-b',
    'advisory-c',
    'advisory-d',
  ]);
  expect(new Set(advisoryBoard.map(({ title }) => title)).size).toBe(4);
});

test('nobody here carries the name of a hidden vendor or of a customer', () => {
  const family = (name: string) => name.replace(/^Dr\. /, '').replace(/,.*$/, '');
  const names = [founder.name, ...advisoryBoard.map(({ name }) => name)].map(family);
  expect(new Set(names).size).toBe(5);
  const taken = [
    ...hiddenVendors,
    ...testimonials.map(({ name }) => name),
    ...successStories.map(({ name }) => name),
  ];
  const firstNames = taken.map((name) => name.split(' ')[0]);
  expect(names.filter((name) => firstNames.includes(name.split(' ')[0]))).toEqual([]);
});

test('what stays when the people are switched off names none of them', () => {
  const words = JSON.stringify(about);
  for (const name of [founder.name, ...advisoryBoard.map(({ name: adviser }) => adviser)])
    expect(words).not.toContain(name.split(' ').find((part) => part !== 'Dr.'));
  expect(about.values).toHaveLength(3);
});

test('the store claims what docs/product/store.md#claims lists', () => {
  expect(Object.values(storeClaims(demoProfile)).map(({ title }) => title)).toEqual([
    '50,000+ customers',
    '30-day guarantee',
    'Free shipping',
    'Secure checkout',
  ]);
});

test('a store whose owner has promised nothing claims neither returns nor free shipping', () => {
  expect(Object.keys(storeClaims(unsaidProfile))).toEqual(['customers', 'secureCheckout']);
});
