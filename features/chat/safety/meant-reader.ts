import type { Understanding } from '#assistant/create-understanding.ts';
import { conceptOfGroup } from '#content/special-groups.ts';
import { findMeasurements } from '#features/measurements/find-measurements.ts';
import { type CareMeant, careMeant } from './care-by-topic.ts';
import { speaksOtherwise } from './special-groups.ts';
import type { VisitorReader } from './visitor-words.ts';

const OVERLOAD = conceptOfGroup('iron-overload');
/** The end of the usual range, in ng/mL: content/measurements/blood-tests.yaml. */
const MOST_FERRITIN = 300;

/**
 * Whom a message is likely about where its words name nobody. 'I work at a nursing home' speaks of nobody who nurses, and 'ferritin was 11' of no
 * iron overload, whatever they are like.
 */
export function createMeantReader({
  reader,
  readTurn,
  topicsOf,
}: Pick<Understanding, 'readTurn' | 'topicsOf'> & { reader: VisitorReader }): (text: string) => CareMeant {
  const isLowInIron = (text: string) =>
    findMeasurements(readTurn([{ from: 'visitor', text }]).tokens).some(
      (one) => 'value' in one && one.measurement.id === 'ferritin' && one.value <= MOST_FERRITIN,
    );
  return (text) => {
    const meant = careMeant(speaksOtherwise(reader.read(text).plain) ? [] : topicsOf(text));
    return meant.groups.includes(OVERLOAD) && isLowInIron(text)
      ? { ...meant, groups: meant.groups.filter((group) => group !== OVERLOAD) }
      : meant;
  };
}
