import type { Understanding } from '#assistant/create-understanding.ts';
import { conceptOfGroup } from '#content/special-groups.ts';
import { findMeasurements, isAboveAll } from '#features/measurements/find-measurements.server.ts';
import { type CareMeant, careMeant } from './care-by-topic.ts';
import { speaksOtherwise } from './special-groups.ts';
import type { VisitorReader } from './visitor-words.ts';

const OVERLOAD = conceptOfGroup('iron-overload');

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
      (one) => 'value' in one && one.measurement.id === 'ferritin' && !isAboveAll(one),
    );
  return (text) => {
    const meant = careMeant(speaksOtherwise(reader.read(text).plain) ? [] : topicsOf(text));
    return meant.groups.includes(OVERLOAD) && isLowInIron(text)
      ? { ...meant, groups: meant.groups.filter((group) => group !== OVERLOAD) }
      : meant;
  };
}
