import { expect, test } from 'vitest';
import { lookInMarkup, unusedClasses } from './verify-styles.ts';

const sheet = (text: string) => ({ path: 'features/cart/cart.css', text });
const component = (text: string) => ({ path: 'features/cart/cart.tsx', text });

test('a class that no component names is reported', () => {
  const css =
    '@media (width < 48rem) { .row > .gone:hover { color: red } }\n/* .said */ .row { margin: 0.5rem }';
  expect(unusedClasses([sheet(css), component('<li className="row" />')])).toEqual([
    'features/cart/cart.css: nothing has the class gone',
  ]);
});

test('a class that is put together at run time is used', () => {
  expect(unusedClasses([sheet('.tone-calm {}'), component('<p className={`tone-${tone}`} />')])).toEqual([]);
});

test('a test that names a class does not use it', () => {
  expect(
    unusedClasses([sheet('.row {}'), { path: 'features/cart/cart.test.tsx', text: "'row'" }]),
  ).toHaveLength(1);
});

test('placing a part on a page may stand in the markup', () => {
  expect(
    lookInMarkup(component('<p className="panel mt-4 flex flex-wrap gap-2 text-small max-md:hidden" />')),
  ).toEqual([]);
});

test.each(['hover:underline', 'after:absolute', 'pb-[3rem]', 'bg-ink', 'md:opacity-60', 'panel rounded-lg'])(
  'what a part looks like stands in a style sheet, not in the markup: %s',
  (classes) => {
    expect(lookInMarkup(component(`<p className="${classes}" />`))).toHaveLength(1);
    expect(lookInMarkup(component(`<p className={on ? '${classes}' : undefined} />`))).toHaveLength(1);
  },
);
