import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { writtenOf } from './written-of-product.server.ts';

const tea = makeProduct({
  title: 'Easy Mind Evening Tea',
  handle: 'easy-mind',
  description:
    'A tea for the end of the day. It tastes of lemon and a little of hay. The sachets are free of plastic.',
});

test('what its page says of what was asked, and nothing where it says nothing', () => {
  expect(writtenOf(tea, 'tastes like what be honest')).toEqual(['It tastes of lemon and a little of hay.']);
  expect(writtenOf(tea, 'do the sachets have plastic in them')).toEqual(['The sachets are free of plastic.']);
  expect(writtenOf(tea, 'who blends it')).toEqual([]);
});

test('the name that every sentence could share says nothing', () => {
  expect(writtenOf(tea, 'easy mind evening tea')).toEqual([]);
});

test('how long it keeps is said where it says how it is kept', () => {
  const gel = makeProduct({
    title: 'Sea Moss Gel',
    description: 'Irish moss, cooked down smooth. Keep it in the refrigerator and finish it within 4 weeks.',
  });
  expect(writtenOf(gel, 'how long it last once i open it')).toEqual([
    'Keep it in the refrigerator and finish it within 4 weeks.',
  ]);
  expect(writtenOf(gel, 'who cooks it down like that')).not.toContain(
    'Keep it in the refrigerator and finish it within 4 weeks.',
  );
});
