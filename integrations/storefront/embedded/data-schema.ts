import { z } from 'zod';

/** What the files of the data folder may say; data/README.md explains it in words. An unknown key is a mistake, so that a misspelt one is found. */

const text = z.string('must be text').trim().min(1, 'must not be empty');
/** YAML reads `servings: 30` as a number; on a label it is a word like any other. */
const words = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), text);
const texts = z.array(text).min(1, 'must have at least one entry');
const handle = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens');
const id = z.int('must be a whole number').positive('must be above 0');
const price = z
  .number('must be a number, such as 24.99')
  .positive('must be above 0')
  .max(9999, 'must be below 10,000')
  .refine(isWholeCents, 'must have at most two decimals');

function isWholeCents(amount: number): boolean {
  return Number.isInteger(Math.round(amount * 1e6) / 1e4);
}

export const shopFile = z.strictObject({
  name: text,
  /** Public, as a shop's Storefront token is: it tells the shop who calls, and guards nothing. */
  accessToken: z.string().regex(/^[a-z0-9-]{16,64}$/, 'must be 16 to 64 small letters, digits or hyphens'),
  firstOrderDiscount: z.strictObject({
    code: z.string().regex(/^[A-Z0-9]{3,20}$/, 'must be 3 to 20 capital letters or digits'),
    percent: z.int().min(1).max(100),
  }),
  /** Printed under every product's own warnings. */
  commonWarning: text,
});

export const collectionsFile = z.array(
  z.strictObject({ id, handle, title: text, description: text }),
  'must be a list of collections',
);

const factsRow = z.strictObject({
  name: text,
  amount: words,
  /** Percent of the Daily Value, for rows where the amount alone does not tell it: protein, by its quality. */
  dailyValue: z.number().min(0).optional(),
});

const variant = z.strictObject({
  id,
  /** One for each option, in the options' order; none when the product has no options. */
  values: z.array(words).max(3).default([]),
  price,
  sku: z.string().regex(/^[A-Z0-9-]{4,24}$/, 'must be 4 to 24 capital letters, digits or hyphens'),
  availableForSale: z.boolean().default(true),
  /** Pieces left; unlimited when absent. */
  stock: z.int().min(0).optional(),
});

/** The forms and cloths that the illustrations know; a test compares. */
export const artForms = ['bottle', 'jar', 'pouch', 'tincture', 'box'] as const;
export const artPatterns = [
  'strip',
  'mark',
  'step',
  'ring',
  'lattice',
  'geese',
  'housetop',
  'coil',
  'halfsun',
  'pod',
  'bead',
  'river',
  'petal',
] as const;

const art = z.strictObject({
  /** The name on the label: three short words at most, or it gets small. */
  title: text.max(28, 'must have at most 28 letters'),
  form: z.enum(artForms),
  hue: z.number().min(0).max(360),
  pattern: z.enum(artPatterns),
  note: text.max(28, 'must have at most 28 letters').optional(),
  count: text.max(24, 'must have at most 24 letters').optional(),
  layout: z.enum(['band', 'crown', 'field', 'rise', 'stripe']).optional(),
  tone: z.enum(['paper', 'ink', 'hue']).optional(),
});

/** Pictures after the first one: 'label' for the label close up, or a collection's handle for the drawing of its theme. */
const gallery = z.array(handle).max(3, 'must have at most 3 entries').default([]);

const question = text.max(120, 'must have at most 120 letters').regex(/^[^.!?]+\?$/, 'must be one question');
const answer = text
  .max(600, 'must have at most 600 letters')
  .regex(/^[^?]+[.!]$/, 'must be sentences, no question');

export const productFile = z.strictObject({
  id,
  title: text.max(120, 'must have at most 120 letters'),
  vendor: text,
  productType: text,
  tags: z.array(text).default([]),
  /** Handles of collections.yaml. */
  collections: texts,
  benefit: text.max(140, 'must have at most 140 letters'),
  about: texts,
  facts: z.strictObject({
    servingSize: text,
    servingsPerContainer: words,
    dailyValuesFor: z.enum(['adults', 'pregnant-or-nursing']).default('adults'),
    rows: z.array(factsRow).min(1, 'must have at least one entry'),
    otherIngredients: text,
  }),
  directions: texts,
  warnings: texts,
  /** What shoppers ask of it. One question with one mark, and no mark of a question in its answer: that is how a page is read. */
  questions: z.array(z.strictObject({ question, answer })).default([]),
  options: z.array(text).max(3).default([]),
  variants: z.array(variant).min(1, 'must have at least one entry').max(20),
  art,
  gallery,
});

export type ShopFile = z.infer<typeof shopFile>;
export type CollectionFile = z.infer<typeof collectionsFile>[number];
export type ProductFile = z.infer<typeof productFile>;
