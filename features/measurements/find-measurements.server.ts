import { pairedAt } from '#assistant/pressure-read.ts';
import type { Token } from '#assistant/turn.ts';
import type { Measurement } from '#content/measurements/measurement.schema.ts';
import { measurements } from '#content/measurements/measurements.data.ts';

/** A number that a message names, and what it measures. */
export type Measured =
  | { measurement: Measurement; value: number }
  /** Of a cuff, in mmHg. */
  | { top: number; bottom: number };

/** So many words behind a name its number may stand: 'my ferritin came back from the lab at 9'. */
const BEHIND = 7;
/** And so many before it: 'a 212 sugar'. */
const BEFORE = 2;

/** Beyond the last of its limits: a ferritin above the usual range. */
export const isAboveAll = ({
  measurement: { ranges },
  value,
}: Extract<Measured, { value: number }>): boolean =>
  value >= (ranges.at(-2)?.below ?? Number.POSITIVE_INFINITY);

/** The measurements that a message names, with or without a number, in the order in which it names them. */
export const namesOf = (tokens: readonly Token[]): Measurement[] =>
  measurements
    .map((measurement) => ({ measurement, at: placesOf(measurement, tokens).map(({ from }) => from) }))
    .filter(({ at }) => at.length > 0)
    .toSorted((one, other) => Math.min(...one.at) - Math.min(...other.at))
    .map(({ measurement }) => measurement);

/**
 * The numbers that a message names, in the order in which it names them, each measurement once.
 * @param before what was named before it: as many numbers as those are theirs in that order, else its first number that one of them can have is of
 * that
 */
export function findMeasurements(tokens: readonly Token[], before: readonly Measurement[] = []): Measured[] {
  const each = eachOf(before, tokens);
  if (each) return each;
  const text = ` ${tokens.map(({ word }) => word).join(' ')} `;
  const says = (words: readonly string[] | undefined) =>
    words === undefined || words.some((one) => text.includes(` ${apart(one)} `));
  const taken = new Set<number>();
  const found = measurements
    .filter(({ cues, when }) => says(cues) && says(when))
    .flatMap((measurement) => {
      const places = before.includes(measurement) ? [{ from: 0, to: 0 }] : placesOf(measurement, tokens);
      for (const { from, to } of places) {
        if (taken.has(from)) continue;
        const value = valueNear(tokens, { from, to }, measurement);
        if (value === undefined) continue;
        for (let at = from; at < Math.max(to, from + 1); at += 1) taken.add(at);
        return [{ from, measured: { measurement, value } }];
      }
      return [];
    });
  return [...pressuresIn(tokens), ...found]
    .toSorted((one, other) => one.from - other.from)
    .map(({ measured }) => measured);
}

/** 'Mine are 38 and 161' behind 'HDL and LDL': undefined where there are fewer or more numbers, or one that a body cannot have. */
function eachOf(before: readonly Measurement[], tokens: readonly Token[]): Measured[] | undefined {
  // 'Which one' counts nothing.
  const values = tokens.flatMap(({ word, number }, at) =>
    number === undefined || word === 'one' || countsElse(tokens, at) ? [] : [number],
  );
  if (before.length < 2 || values.length !== before.length) return undefined;
  const each = before.map((measurement, at) => ({ measurement, value: values[at] ?? Number.NaN }));
  return each.every(({ measurement: { least, most }, value }) => value >= least && value <= most)
    ? each
    : undefined;
}

/** As tokens are taken apart: 'a1c' is 'a 1 c'. */
const apart = (form: string): string =>
  form.replace(/([a-z])(?=\d)/g, '$1 ').replace(/(\d)(?=[a-z])/g, '$1 ');

/** Where a measurement is named, its longest form first. */
function placesOf({ forms }: Measurement, tokens: readonly Token[]): { from: number; to: number }[] {
  return forms
    .map((form) => apart(form).split(' '))
    .toSorted((one, other) => other.length - one.length)
    .flatMap((words) =>
      tokens.flatMap((_, from) =>
        words.every((word, next) => tokens[from + next]?.word === word)
          ? [{ from, to: from + words.length }]
          : [],
      ),
    );
}

/** The first number near a name that a body can have and that counts nothing else. */
function valueNear(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  { least, most }: Measurement,
): number | undefined {
  const places = [...range(to, to + BEHIND), ...range(from - BEFORE, from)];
  const place = places.find((at) => {
    const value = tokens[at]?.number;
    return value !== undefined && value >= least && value <= most && !countsElse(tokens, at);
  });
  if (place === undefined) return undefined;
  // 'Went from 6.1 to 5.8'.
  const later = tokens[place + 1]?.word === 'to' ? tokens[place + 2]?.number : undefined;
  return later !== undefined && later >= least && later <= most ? later : tokens[place]?.number;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** '5000 IU', '3 months', 'stage 3', 'at 9 in the morning': an amount, an age or a time. */
function countsElse(tokens: readonly Token[], at: number): boolean {
  const [before, next, behind] = [at - 1, at + 1, at + 2].map((place) => tokens[place]?.word ?? '');
  if (UNIT_OF_BLOOD.test(next ?? '') && (behind === '/' || behind === 'dl')) return false;
  if (next === 'in' && behind === 'the') return true;
  return COUNTED.test(next ?? '') || OF_A_KIND.test(before ?? '');
}
const UNIT_OF_BLOOD = /^(?:mg|ng|pg|g|mcg|miu|meq|mmol)$/;
const COUNTED =
  /^(?:mg|mcg|iu|ius|g|grams?|milligrams?|micrograms?|oz|ounces?|ml|cups?|teaspoons?|tablespoons?|tsp|tbsp|capsules?|pills?|tablets?|gummies|softgels?|drops?|bottles?|servings?|times?|years?|yrs?|yo|months?|weeks?|wks?|days?|hours?|hrs?|minutes?|mins?|am|pm|lbs?|pounds?|dollars?|bucks?|calories|percent of|points?|st|nd|rd|th)$/;
const OF_A_KIND = /^(?:in|of the|for|stage|type|\$|#|age|aged|at age|turned|than|x)$/;

/** '148/92', '148 over 92', 'one fifty over ninety': the first of a message. */
function pressuresIn(tokens: readonly Token[]): { from: number; measured: Measured }[] {
  for (const from of tokens.keys()) {
    const measured = pairedAt(tokens, from);
    if (measured) return [{ from, measured }];
  }
  return [];
}
