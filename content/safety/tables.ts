import type { SafetyTables } from '#features/chat/safety/safety-tables.ts';
import { interactions } from '../interactions.ts';
import { medicines } from '../interaction-terms.ts';
import { specialGroups } from '../special-groups.ts';
import { diseases } from './diseases.ts';
import { misspellings } from './misspellings.ts';
import { ordinaryWords } from './ordinary-words.data.ts';

const drinks = [
  'alcohol',
  'beer',
  'wine',
  'liquor',
  'rum',
  'whiskey',
  'vodka',
  'cocktail',
  'cocktails',
  'nightcap',
  'drunk',
  'hangover',
];

/** Everything that the rules of safety look up. */
export const safetyTables: SafetyTables = {
  interactions,
  groups: specialGroups,
  pairOnly: [
    ...drinks,
    ...[medicines.heartAttackTest, medicines.hormoneTests, medicines.b12Test, medicines.kidneyTest].flatMap(
      ({ terms }) => terms,
    ),
    'the pill',
    'transplant',
    'radiation',
    'arb',
    'arbs',
    'alli',
    'ptu',
    'inr',
    'my sleep aid',
    'taking a sleep aid',
    'take a sleep aid',
    'on a sleep aid',
    'sugar pill',
    'sugar pills',
    'sedative',
    'stimulant',
    'plan b',
  ],
  ordinaryWords,
  misspellings,
  diseases,
};
