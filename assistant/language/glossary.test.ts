import { expect, test } from 'vitest';
import { createGlossary } from './glossary.ts';

const spanish = createGlossary('es');
const haitian = createGlossary('ht');

test.each([
  ['¿Cuánto cuesta el musgo marino?', /how much .*cost.* sea moss\?/],
  ['¿Sirve la moringa para bajar de peso?', /moringa .*lose weight\?/],
  ['mi pedido no ha llegado', /my order .*not .*arrive/],
  ['¿las gomitas tienen gelatina de cerdo?', /gummies have pork gelatin\?/],
])('%s', (text, english) => {
  expect(spanish(text)).toMatch(english);
});

test.each([
  ['Konbyen vitamin D pou yon timoun?', /how (?:much|many) vitamin d for .*child(?:ren)?\?/],
  ['kote komand mwen an ye', /where .*my order/],
  ['eske kannel bon pou sik', /cinnamon good for .*sugar|cinnamon good for diabetes/],
])('%s', (text, english) => {
  expect(haitian(text)).toMatch(english);
});

test('names, numbers and what it does not know stay', () => {
  expect(spanish('¿Sea Moss Gel con Ginkgo, 500 mg, xyzzy?')).toBe(
    'sea moss gel with ginkgo, 500 mg, xyzzy?',
  );
});
