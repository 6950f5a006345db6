import { expect, test } from 'vitest';
import type { ProductLabel } from './product-label.ts';
import { createLabelReader } from './read-label.ts';

/** Labels as other shops write them. Those of the embedded shop are read in features/catalog/product-facts.server.test.ts. */

const read = createLabelReader();
const label = (
  description: string,
  more: { title?: string; productType?: string; tags?: string[]; variants?: string[] } = {},
): ProductLabel =>
  read({
    title: more.title ?? 'Daily Formula',
    description,
    productType: more.productType ?? '',
    tags: more.tags ?? [],
    variants: (more.variants ?? ['Default Title']).map((title) => ({ title })),
  });
const amounts = ({ ingredients }: ProductLabel) =>
  ingredients.map(({ name, amount }) => `${name}: ${amount}`);

test('an HTML table under Supplement Facts', () => {
  const read = label(
    `<p>Sleep well.</p><h2>Supplement Facts</h2><table><tr><td>Serving Size</td><td>2 Capsules</td></tr><tr><td>Servings Per Container</td><td>60</td></tr>
    <tr><th>Amount Per Serving</th><th>% Daily Value</th></tr><tr><td>Magnesium (as magnesium citrate)</td><td>200&nbsp;mg</td><td>48%</td></tr>
    <tr><td>Melatonin</td><td>3 mg</td><td>*</td></tr></table><p>* Daily Value not established.</p><p><b>Other Ingredients:</b> Cellulose, stearic acid.</p>
    <p><b>Directions:</b> Take two capsules 30 minutes before bed.</p><p><b>Warning:</b> If you are pregnant, nursing, or taking blood thinners, consult your physician. Keep out of reach of children.</p>`,
  );
  expect(amounts(read)).toEqual(['Magnesium (as magnesium citrate): 200 mg', 'Melatonin: 3 mg']);
  expect(read.perServing).toEqual({ count: 2, unit: 'capsule' });
  expect(read.variants).toEqual([{ pieces: 120, servings: 60 }]);
  expect(read.directions).toBe('Take two capsules 30 minutes before bed.');
  expect([...read.warnsOf]).toEqual(
    expect.arrayContaining(['pregnancy', 'nursing', 'blood-thinner', 'ask-doctor']),
  );
  expect([...read.warnsOf]).not.toContain('for-child');
  expect([...read.holds]).toEqual(expect.arrayContaining(['magnesium', 'melatonin']));
});

test('the same run together into one line, as the platform makes plain text of it', () => {
  const read = label(
    'Sleep well. Supplement Facts Serving Size 2 Capsules Servings Per Container 60 Amount Per Serving % Daily Value Magnesium (as magnesium citrate) 200 mg 48% Melatonin 3 mg * * Daily Value not established. Other Ingredients: Cellulose, stearic acid. Directions: Take two capsules 30 minutes before bed. Warning: If you are pregnant or nursing consult your physician.',
  );
  expect(amounts(read)).toEqual(['Magnesium (as magnesium citrate): 200 mg', 'Melatonin: 3 mg']);
  expect(read.variants).toEqual([{ pieces: 120, servings: 60 }]);
  expect(read.otherIngredients).toEqual(['Cellulose', 'stearic acid']);
  expect([...read.warnsOf]).toEqual(expect.arrayContaining(['pregnancy', 'nursing']));
});

test('bullets with the amount first', () => {
  const read = label(
    '<ul><li>500 mg of Turmeric extract</li><li>5 mg BioPerine</li></ul><p>Ingredients:</p><ul><li>Turmeric root extract 500 mg</li><li>BioPerine 5mg</li></ul>',
  );
  expect([...read.holds]).toEqual(expect.arrayContaining(['turmeric', 'black-pepper']));
  expect(read.ingredients.map(({ micrograms }) => micrograms)).toEqual([500_000, 5000]);
});

test('a plain list of ingredients with commas within brackets', () => {
  const read = label(
    'Ingredients: Organic hibiscus, ginger root (Zingiber officinale, dried), lemon peel. Caution: not for use during pregnancy.',
  );
  expect(read.ingredients.map(({ name }) => name)).toEqual([
    'Organic hibiscus',
    'ginger root (Zingiber officinale, dried)',
    'lemon peel',
  ]);
  expect([...read.warnsOf]).toContain('pregnancy');
  expect(read.readable).toEqual({ contents: true, warnings: true });
});

test('no facts at all: nothing is guessed, and it says that it could not be read', () => {
  const read = label('The best thing you will ever try. Grandma approved!', { title: 'Miracle Morning' });
  expect(read.ingredients).toEqual([]);
  expect(read.readable).toEqual({ contents: false, warnings: false });
  expect([read.vegan, read.servingSize, read.directions]).toEqual([undefined, undefined, undefined]);
  expect(read.variants).toEqual([{ pieces: undefined, servings: undefined }]);
});

test('everything in the title', () => {
  const read = label('', { title: 'Vitamin D3 5000 IU, 365 Softgels' });
  expect([...read.holds]).toContain('vitamin-d');
  expect(amounts(read)).toEqual(['Vitamin D3: 5000 IU']);
  expect(read.variants[0]?.pieces).toBe(365);
  expect(read.form).toBe('softgel');
});

test('French', () => {
  const read = label(
    '<p>Pour vos articulations.</p><p>Ingrédients : glucosamine (crustacés) 1 500 mg, curcuma 300 mg</p><p>Mode d’emploi : 3 gélules par jour.</p><p>Précautions d’emploi : déconseillé aux femmes enceintes et allaitantes, aux enfants et en cas de traitement anticoagulant. Contient des crustacés.</p>',
  );
  expect([...read.holds]).toContain('glucosamine');
  expect([...read.contains]).toContain('shellfish');
  expect([...read.warnsOf]).toEqual(
    expect.arrayContaining(['pregnancy', 'nursing', 'for-child', 'blood-thinner']),
  );
});

test('odd units: micrograms, units, billions, grams with a decimal comma', () => {
  const read = label(
    'Supplement Facts: Serving size: 1 scoop. Vitamin K2 (MK-7) 90 μg 75%; Vitamin A 1.500 IU; Probiotic blend 25 Billion CFU; Creatine 2,5 g; Folate 400 mcg DFE (240 mcg folic acid) 100%.',
  );
  expect(read.ingredients.map(({ name, micrograms }) => [name, micrograms])).toEqual([
    ['Vitamin K2 (MK-7)', 90],
    ['Vitamin A', undefined],
    ['Probiotic blend', undefined],
    ['Creatine', 2_500_000],
    ['Folate', 400],
  ]);
});

test('soup: unclosed tags, scripts, entities, styles', () => {
  const read = label(
    '<div style="x"><script>var a="Directions: take 90 capsules"</script><style>.w{}</style><b>SUPPLEMENT FACTS<br>Zinc&nbsp;(zinc&#32;gluconate) 15&#160;mg<br/>Vitamin&amp;C<p>Suggested Use: Adults take 1 lozenge daily<p><!-- Warnings: none -->Allergens: contains milk &amp; soy',
  );
  expect(amounts(read)).toEqual(['Zinc (zinc gluconate): 15 mg']);
  expect(read.directions).toBe('Adults take 1 lozenge daily');
  expect([...read.contains].sort()).toEqual(['dairy', 'soy']);
  expect(read.servingsPerDay).toEqual({ least: 1, most: 1 });
});

test('a title of 255 characters and a page of brackets hold no surprise', () => {
  const title = `Ultra ${'Premium Natural Organic '.repeat(10)}Magnesium 400mg`.slice(0, 255);
  const read = label(`${'<p>'.repeat(500)}${'a b (('.repeat(2000)} no no no ${'1 mg '.repeat(1000)}`, {
    title,
  });
  expect(read.directions).toBeUndefined();
  expect(read.readable.warnings).toBe(false);
});

test('free of: lists, suffixes, and what the list of contents denies', () => {
  const read = label(
    'Gluten-free, dairy-free and vegan. Free from soy, peanuts and tree nuts. Supplement Facts: Vitamin C 500 mg. Other ingredients: none.',
  );
  expect([...read.freeOf].sort()).toEqual(['dairy', 'gluten', 'peanut', 'soy', 'tree-nut']);
  expect([read.vegan, read.vegetarian]).toEqual([true, true]);
  const claims = label(
    'Vegan friendly! Fish-free. Supplement Facts: Omega-3 500 mg. Other ingredients: fish gelatin, glycerin.',
  );
  expect([...claims.contains]).toEqual(['fish']);
  expect([...claims.freeOf]).toEqual([]);
  expect(claims.vegan).toBe(false);
});

test.each([
  ['Softgel (bovine gelatin, glycerin)', false, false],
  ['Organic honey, propolis', false, undefined],
  ['Whey protein isolate', false, undefined],
  ['Vegetable cellulose', undefined, undefined],
])('%s: vegan %s, vegetarian %s', (ingredients, vegan, vegetarian) => {
  const read = label(`Ingredients: ${ingredients}.`);
  expect([read.vegan, read.vegetarian]).toEqual([vegan, vegetarian]);
});

test.each([
  ['Take 2 capsules twice daily with food.', '2 capsules', { least: 2, most: 2 }],
  ['Adults take 2 capsules with breakfast and 2 with supper.', '4 capsules', { least: 1, most: 1 }],
  ['Take 1 to 3 tablets daily.', '1 tablet', { least: 1, most: 3 }],
  ['Take one tablet every 8 hours.', '1 tablet', { least: 3, most: 3 }],
  ['Mix 1 scoop in water up to 3 times a day.', '1 scoop', { least: 1, most: 3 }],
  ['Apply to the skin.', '1 capsule', undefined],
])('%s', (directions, size, perDay) => {
  expect(
    label(`Supplement Facts. Serving size: ${size}. Zinc 1 mg. Directions: ${directions}`).servingsPerDay,
  ).toEqual(perDay);
});

test('pieces and servings for each variant', () => {
  const facts = (servings: string) =>
    `Supplement Facts. Serving size: 2 capsules. Servings per container: ${servings}. Zinc 1 mg.`;
  expect(label(facts('30 or 60, by size'), { variants: ['60 capsules', '120 capsules'] }).variants).toEqual([
    { pieces: 60, servings: 30 },
    { pieces: 120, servings: 60 },
  ]);
  expect(
    label(facts('15 (1 lb) or 30 (2 lb)'), { variants: ['2 lb / Cocoa', '1 lb / Cocoa'] }).variants.map(
      ({ servings }) => servings,
    ),
  ).toEqual([30, 15]);
  expect(label(facts('240 (4 bottles of 120 capsules)')).variants).toEqual([{ pieces: 480, servings: 240 }]);
  expect(
    label('', { title: 'Zinc', variants: ['90 ct', '2 x 90 ct'] }).variants.map(({ pieces }) => pieces),
  ).toEqual([90, 180]);
});

test.each([
  ['Do not use if you are taking an MAOI or SSRI.', ['mao-inhibitor', 'mood-medicine']],
  [
    'Consult a doctor if you have had an organ transplant or take immunosuppressants.',
    ['transplant', 'immune-medicine'],
  ],
  ['Not intended for use by persons under the age of 18.', ['for-child', 'for-teen']],
  ['People with diabetes or low blood sugar should ask before use.', ['diabetes']],
  ['Discontinue 2 weeks prior to surgery.', ['surgery']],
  ['High biotin may interfere with lab tests.', ['before-a-test']],
  ['Do not take with nitroglycerin or other nitrates.', ['nitrate']],
  [
    'Ask first if you take medicine for sleep, mood, seizures or blood pressure.',
    ['sedative', 'mood-medicine', 'seizure-medicine', 'pressure-medicine'],
  ],
  [
    'Avoid if allergic to bees, shellfish or ragweed.',
    ['bee-allergy', 'shellfish-allergy', 'ragweed-allergy'],
  ],
  [
    'Do not use with kidney or liver disease or heart failure.',
    ['kidney-disease', 'liver-disease', 'heart-failure'],
  ],
  ['If you take any medication, consult your healthcare professional.', ['any-medicine', 'ask-doctor']],
])('warns: %s', (sentence, concepts) => {
  expect([...label(`Warnings: ${sentence}`).warnsOf]).toEqual(expect.arrayContaining(concepts));
});
