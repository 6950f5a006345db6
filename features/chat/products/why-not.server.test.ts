import { expect, test } from 'vitest';
import { readSituation } from '#assistant/situation.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { sharedUnderstanding } from '#tests/support/shared-understanding.ts';
import { whyNot } from './why-not.server.ts';

const { readTurn } = sharedUnderstanding();
const keptFrom = (text: string, product: ReturnType<typeof makeProduct>, avoid: string[] = []) =>
  whyNot(product, { situation: readSituation(readTurn([{ from: 'visitor', text }])), avoid })?.because;

const FACTS =
  '<h3>Supplement Facts</h3><p>Serving size: 3 softgels</p><ul><li>Vitamin A (as beta-carotene) 770 mcg</li><li>Iron 27 mg</li></ul>';
const labelled = (title: string, warnings: string) =>
  makeProduct({
    title,
    handle: 'one',
    description: `${FACTS}<h3>Warnings</h3><p>${warnings}</p><p>Percent Daily Values are for pregnant women.</p>`,
  });

test('a prenatal is for who is pregnant, unless its label says it is not; others with as much vitamin A are not', () => {
  const PREGNANT = 'my wife is pregnant and needs a vitamin';
  const retinol = ['retinol'];
  expect(
    keptFrom(PREGNANT, labelled('Mama Prenatal', 'Show the label to your midwife.'), retinol),
  ).toBeUndefined();
  expect(keptFrom(PREGNANT, labelled('Early Prenatal', 'Do not take it while pregnant with twins.'))).toBe(
    'warning',
  );
  expect(keptFrom(PREGNANT, labelled('Night Eyes', 'Keep it dry.'))).toBeDefined();
  expect(
    keptFrom(
      'I am pregnant and on warfarin',
      labelled('Mama Prenatal', 'If you take a blood thinner, ask first.'),
    ),
  ).toBe('warning');
});
