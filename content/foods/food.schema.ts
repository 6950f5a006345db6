import { z } from 'zod';

/** A number of USDA's database for Standard Reference. */
const foodNumber = z.string().regex(/^\d{5}$/, { error: 'a number of five digits' });

const form = z.string().regex(/^[a-z0-9]+(?: [a-z0-9]+)*$/, { error: 'small letters and single spaces' });

/** One way in which a food is eaten. */
const preparation = z.strictObject({
  /** As it stands in a sentence, such as 'boiled plantain'. */
  name: z.string().trim().min(1),
  /** Said of the food, each of them means this one. */
  words: z.array(form),
  ndb: foodNumber,
  /** Beginning with its number, such as '1 cup mashed', and what it weighs. */
  portion: z.string().regex(/^[\d½¼¾]/, { error: 'begin with the number' }),
  grams: z.number().positive().max(1000),
});

/** What people eat, as they call it: the first way is meant where nothing else is said. */
export const foodSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Small letters, singular, without marks. */
  forms: z.array(form).min(1),
  as: z.array(preparation).min(1),
});

/** By number, for 100 g: a figure for each of nutrients.ts, or '-' where USDA has none. One text a food, so that it stays one line. */
export const figuresSchema = z.record(
  foodNumber,
  z
    .string()
    .regex(/^(?:[\d.]+|-)(?: (?:[\d.]+|-))*$/, { error: 'figures and dashes with single spaces' })
    .transform((text) => text.split(' ').map((figure) => (figure === '-' ? null : Number(figure)))),
);
