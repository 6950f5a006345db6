import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { CONTENTS_HEADING, withOwnContents } from './tell-contents.server.ts';

const sections = [
  { heading: 'What it is', paragraphs: ['Weight.'] },
  { heading: CONTENTS_HEADING, paragraphs: ['One serving.'], points: ['Full Plate: 1,000 mg of konjac.'] },
];

test('what a page says of products is what the shop’s own labels say', () => {
  const product = makeProduct({
    title: 'Slim Fiber',
    description:
      'Fiber for a fuller plate. Supplement Facts. Serving size: 2 capsules. Servings per container: 30. Psyllium husk 3 g 11%; Chromium 200 mcg 571%. Other ingredients: cellulose',
  });
  const told = withOwnContents(sections, [makeProduct({ title: 'Nameless' }), product]);
  expect(told[1]?.points).toHaveLength(1);
  expect(told[1]?.points?.[0]).toMatch(/^Slim Fiber: 3 g of Psyllium husk and 200 mcg of Chromium\.$/i);
});

test('without a label that can be read the section is left out', () => {
  expect(withOwnContents(sections, [makeProduct()]).map(({ heading }) => heading)).toEqual(['What it is']);
});
