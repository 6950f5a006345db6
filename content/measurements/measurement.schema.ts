import { z } from 'zod';

const words = z.string().regex(/^[a-z0-9]+(?: [a-z0-9]+)*$/, { error: 'small letters and single spaces' });

/** What a number up to here says, as a sentence that goes on behind 'A ferritin of 9 ng/mL '. */
const range = z.strictObject({
  /** Numbers below this one; left out of the last range. */
  below: z.number().positive().optional(),
  says: z.string().trim().min(1),
});

/** A number that a test, a cuff or a meter gives, and what it says by whom. */
export const measurementSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** As it stands in a sentence, such as 'A ferritin'. */
    name: z.string().trim().min(1),
    /** Behind the number; empty for none. */
    unit: z.string(),
    forms: z.array(words).min(1),
    /** One of them has to stand in the message, since the name alone may be a food, a pill or an amount. */
    cues: z.array(words).optional(),
    /** One of them has to stand in the message, else the next measurement of the same name is meant: 'fasting'. */
    when: z.array(words).optional(),
    /** What no body has is another number: an amount, an age, a price. */
    least: z.number().nonnegative(),
    most: z.number().positive(),
    ranges: z.array(range).min(2),
    /** Said whatever the number is. */
    also: z.string().trim().min(1).optional(),
    source: z.strictObject({ title: z.string().trim().min(1), url: z.url() }),
  })
  .refine(
    ({ ranges }) =>
      ranges.every(({ below }, at) =>
        at === ranges.length - 1
          ? below === undefined
          : below !== undefined && below > (ranges[at - 1]?.below ?? 0),
      ),
    { error: 'ranges go up, and the last one has no end' },
  );

/** A reading of a cuff: the first of its kind that both numbers stay below is what it says. */
export const pressureSchema = z.strictObject({
  ranges: z
    .array(
      z.strictObject({
        top: z.number().positive().optional(),
        bottom: z.number().positive().optional(),
        says: z.string().trim().min(1),
      }),
    )
    .min(2),
  source: z.strictObject({ title: z.string().trim().min(1), url: z.url() }),
});

export type Measurement = z.infer<typeof measurementSchema>;
