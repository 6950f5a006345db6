import { pressure } from '#content/measurements/measurements.data.ts';
import type { Measured } from './find-measurements.server.ts';

/** What numbers of a test, a cuff or a meter say, for a reply. */
export interface ToldMeasurements {
  /** The question as it was understood. */
  question: string;
  answer: string;
  sources: { title: string; url: string }[];
}

/** So many at once; who writes a whole sheet down is better told one by one. */
const MOST = 3;

const FOR_WHOM =
  'These are the limits for adults who are not pregnant; your doctor may have another goal for you.';

/** Undefined where there is none. */
export function tellMeasurements(all: readonly Measured[]): ToldMeasurements | undefined {
  const told = all.slice(0, MOST).map(tellOne);
  if (told.length === 0) return undefined;
  return {
    question: `What does ${told.map(({ what }) => what.charAt(0).toLowerCase() + what.slice(1)).join(' and ')} mean?`,
    answer: [...told.map(({ what, says }) => `${what} ${says}.`), FOR_WHOM].join(' '),
    sources: [...new Map(told.map(({ source }) => [source.url, source])).values()],
  };
}

function tellOne(measured: Measured) {
  if ('top' in measured) {
    const { top, bottom } = measured;
    return {
      what: `A pressure of ${top} over ${bottom}`,
      says: saysOf(pressure.ranges, (one) => isUnder(top, one.top) && isUnder(bottom, one.bottom)),
      source: pressure.source,
    };
  }
  const { measurement, value } = measured;
  const { name, unit, ranges, also, source } = measurement;
  const says = saysOf(ranges, ({ below }) => isUnder(value, below));
  return {
    what: `${name} of ${value}${unit}`,
    says: also ? `${says}. ${also.replace(/\.$/, '')}` : says,
    source,
  };
}

const isUnder = (value: number, limit: number | undefined): boolean => limit === undefined || value < limit;

/** The last range has no limit, so one always fits. */
function saysOf<Range extends { says: string }>(
  ranges: readonly Range[],
  fits: (range: Range) => boolean,
): string {
  const range = ranges.find(fits);
  if (!range) throw new Error('The ranges of a measurement end too early.');
  return range.says;
}
