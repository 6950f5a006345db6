import { expect, test } from 'vitest';
import { describeProduct } from './product-description.ts';

const product: Parameters<typeof describeProduct>[0] = {
  benefit: 'Calm in a cup.',
  about: ['What it is.', 'What it is for.'],
  facts: {
    servingSize: '1 scoop',
    servingsPerContainer: '30',
    dailyValuesFor: 'adults',
    rows: [
      { name: 'Calories', amount: '20' },
      { name: 'Dietary fiber', amount: '7 g' },
      { name: 'Zinc (as zinc gluconate)', amount: '11 mg' },
      { name: 'Lemon balm', amount: '300 mg' },
      { name: 'Protein', amount: '20 g', dailyValue: 33 },
    ],
    otherIngredients: 'Salt.',
  },
  directions: ['Drink it.'],
  warnings: ['Ask first.'],
  questions: [],
};

test('the page says what it is, the facts, the directions and the warnings, in this order', () => {
  const { descriptionHtml } = describeProduct(product, 'Keep it away from children.');
  expect(descriptionHtml.replaceAll('\n', '')).toBe(
    [
      '<p><strong>Calm in a cup.</strong></p><p>What it is.</p><p>What it is for.</p>',
      '<h3>Supplement Facts</h3>',
      '<table><caption>Serving size: 1 scoop. Servings per container: 30</caption>',
      '<thead><tr><th scope="col">Amount per serving</th><th scope="col">Amount</th><th scope="col">% Daily Value</th></tr></thead><tbody>',
      '<tr><th scope="row">Calories</th><td>20</td><td></td></tr>',
      '<tr><th scope="row">Dietary fiber</th><td>7 g</td><td>25%</td></tr>',
      '<tr><th scope="row">Zinc (as zinc gluconate)</th><td>11 mg</td><td>100%</td></tr>',
      '<tr><th scope="row">Lemon balm</th><td>300 mg</td><td>†</td></tr>',
      '<tr><th scope="row">Protein</th><td>20 g</td><td>33%</td></tr>',
      '</tbody><tfoot>',
      '<tr><td colspan="3">† Daily Value not established.</td></tr>',
      '<tr><td colspan="3">Percent Daily Values are based on a 2,000 calorie diet.</td></tr>',
      '<tr><td colspan="3">Other ingredients: Salt.</td></tr>',
      '</tfoot></table>',
      '<h3>How to take it</h3><p>Drink it.</p>',
      '<h3>Please read first</h3><ul><li>Ask first.</li><li>Keep it away from children.</li></ul>',
    ].join(''),
  );
});

test('the plain text begins with benefit and what it is, and has the rest after it', () => {
  const { description } = describeProduct(product, 'Keep it away from children.');
  expect(description).toMatch(/^Calm in a cup\. What it is\. What it is for\. Supplement Facts\./);
  expect(description).toContain(
    'Zinc (as zinc gluconate) 11 mg 100%; Lemon balm 300 mg †; Protein 20 g 33%.',
  );
  expect(description).toMatch(/Drink it\. Please read first: Ask first\. Keep it away from children\.$/);
  expect(description).not.toMatch(/[<>]/);
});

test('questions come last, each closed on the page', () => {
  const questions = [{ question: 'Is it sweet?', answer: 'No, it is tart.' }];
  const { description, descriptionHtml } = describeProduct({ ...product, questions }, 'Keep it away.');
  expect(description).toMatch(/Keep it away\. Questions Is it sweet\? No, it is tart\.$/);
  expect(descriptionHtml).toMatch(
    /<h3>Questions<\/h3>\n<details><summary>Is it sweet\?<\/summary><p>No, it is tart\.<\/p><\/details>$/,
  );
});

test('no field of the data can carry HTML', () => {
  const evil = `<img src=x onerror="alert('1')">&amp;`;
  const { descriptionHtml } = describeProduct(
    {
      benefit: evil,
      about: [evil],
      facts: {
        servingSize: evil,
        servingsPerContainer: evil,
        dailyValuesFor: 'adults',
        rows: [{ name: evil, amount: evil }],
        otherIngredients: evil,
      },
      directions: [evil],
      warnings: [evil],
      questions: [{ question: evil, answer: evil }],
    },
    evil,
  );
  expect(descriptionHtml).not.toContain('<img');
  expect(
    descriptionHtml.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;'),
  ).toHaveLength(13);
});
