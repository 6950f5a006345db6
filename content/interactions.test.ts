import { expect, test } from 'vitest';
import { ingredients, medicines } from './interaction-terms.ts';
import { interactions } from './interactions.ts';

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;
const isTerm = (term: string) =>
  term !== '' && term === term.trim() && term === term.toLowerCase() && !/[’‘]/.test(term);

test('there are at least 80 rows, each with an id of its own', () => {
  expect(interactions.length).toBeGreaterThanOrEqual(80);
  expect(new Set(interactions.map(({ id }) => id)).size).toBe(interactions.length);
  expect(interactions.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test('terms are small letters with straight apostrophes, none twice in a row', () => {
  const lists = [
    ...Object.entries(medicines).map(([name, { terms }]) => ({ name, terms })),
    ...interactions.map(({ id, ingredients: terms }) => ({ name: id, terms })),
  ];
  const wrong = lists.filter(
    ({ terms }) => terms.length === 0 || new Set(terms).size !== terms.length || !terms.every(isTerm),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('no medicine is taken for an ingredient of the same row', () => {
  const both = interactions.filter((row) =>
    row.ingredients.some((term) => row.medicines.terms.includes(term)),
  );
  expect(both.map(({ id }) => id)).toEqual([]);
});

test('an effect is one plain sentence', () => {
  const wrong = interactions.filter(
    ({ effect }) =>
      !effect.endsWith('.') ||
      /[.!?] [A-Z]/.test(effect.replaceAll('St. J', 'St J')) ||
      wordsOf(effect) > 32 ||
      wordsOf(effect) < 5,
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(
    interactions.filter(({ effect }) => /[—–’“”]|\bsafe(ly)?\b/.test(effect)).map(({ id }) => id),
  ).toEqual([]);
});

test('every row names an https page that it rests on', () => {
  const wrong = interactions.filter(
    ({ source }) => source.title.trim() === '' || !source.url.startsWith('https://'),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('the same pair does not come twice', () => {
  const pairs = interactions.flatMap(({ medicines: group, ingredients: terms }) =>
    terms.map((term) => `${group.name} + ${term}`),
  );
  const twice = pairs.filter((pair, index) => pairs.indexOf(pair) !== index);
  expect([...new Set(twice)]).toEqual([]);
});

test('every group of medicines is in the table', () => {
  const used = new Set(interactions.map(({ medicines: group }) => group.name));
  expect(Object.values(medicines).filter(({ name }) => !used.has(name))).toEqual([]);
  expect(new Set(Object.values(medicines).map(({ name }) => name)).size).toBe(Object.keys(medicines).length);
});

/** The severity of the row that holds both words, the gravest if there are several. */
function severityOf(medicine: string, ingredient: string): string | undefined {
  const order = ['avoid', 'ask-first', 'space-apart', 'tell-lab'];
  return interactions
    .filter((row) => row.medicines.terms.includes(medicine) && row.ingredients.includes(ingredient))
    .map(({ severity }) => severity)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))[0];
}

test.each([
  ['coumadin', 'vitamin k', 'avoid'],
  ['blood thinner', 'ginkgo', 'avoid'],
  ['eliquis', 'fish oil', 'ask-first'],
  ['zoloft', "st. john's wort", 'avoid'],
  ['birth control', 'st johns wort', 'avoid'],
  ['nardil', 'tyrosine', 'avoid'],
  ['synthroid', 'calcium', 'space-apart'],
  ['synthroid', 'sea moss', 'ask-first'],
  ['cipro', 'magnesium', 'space-apart'],
  ['doxycycline', 'iron', 'space-apart'],
  ['lisinopril', 'potassium', 'avoid'],
  ['spironolactone', 'salt substitute', 'avoid'],
  ['water pill', 'licorice', 'avoid'],
  ['lipitor', 'red yeast rice', 'avoid'],
  ['insulin', 'berberine', 'ask-first'],
  ['metformin', 'vitamin b12', 'ask-first'],
  ['pressure pills', 'hibiscus', 'ask-first'],
  ['tacrolimus', "st john's wort", 'avoid'],
  ['lithium', 'dandelion', 'avoid'],
  ['troponin', 'biotin', 'tell-lab'],
  ['thyroid test', 'biotin', 'tell-lab'],
  ['digoxin', 'hawthorn', 'avoid'],
  ['dolutegravir', 'calcium', 'space-apart'],
  ['dilantin', 'folic acid', 'ask-first'],
  ['chemo', 'turmeric', 'ask-first'],
  ['alcohol', 'kava', 'avoid'],
  ['oxycodone', 'kratom', 'avoid'],
  ['nitroglycerin', 'royal honey', 'avoid'],
  ['viagra', 'beetroot', 'ask-first'],
  ['nitro spray', 'viagra', 'avoid'],
  ['isosorbide', 'cialis', 'avoid'],
  ['omeprazole', 'b12', 'ask-first'],
  ['prednisone', 'vitamin d', 'ask-first'],
  ['ibuprofen', 'ginkgo', 'ask-first'],
  ['gout medicine', 'niacin', 'ask-first'],
  ['colchicine', 'grapefruit', 'avoid'],
] as const)('%s and %s: %s', (medicine, ingredient, severity) => {
  expect(severityOf(medicine, ingredient)).toBe(severity);
});

test('shared lists of ingredients are used', () => {
  const all = new Set(interactions.flatMap((row) => row.ingredients));
  const unused = Object.entries(ingredients).filter(([, terms]) => !terms.every((term) => all.has(term)));
  expect(unused.map(([name]) => name)).toEqual([]);
});
