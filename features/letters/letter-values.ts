import type { TypedValues } from '#platform/forms/field-facts.ts';
import { newYorkLocal } from '#platform/time/new-york.ts';
import type { LetterField } from './letter.fields.ts';
import type { Letter } from './letter.ts';

/** A letter as its form shows it. */
export function valuesOf({
  list,
  subject,
  body,
  picture,
  handles,
  sendAt,
}: Letter): TypedValues<LetterField> {
  const [product1 = '', product2 = '', product3 = ''] = handles;
  return {
    list,
    subject,
    body,
    product1,
    product2,
    product3,
    picture: picture ?? '',
    sendAt: sendAt ? newYorkLocal(sendAt).slice(0, 16) : '',
  };
}
