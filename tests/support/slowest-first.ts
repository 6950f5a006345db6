import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, the longest first. A machine that has not run them yet knows sizes alone, and the longest are short: they came
 * last, one at a time, while the other processor had nothing left to do.
 */
export const SLOWEST: readonly string[] = [
  'tests/evaluation/label-forbids.test.ts',
  'tests/evaluation/label-forbids-held-out.test.ts',
  'tests/evaluation/evaluation.test.ts',
  // Waits most of its time.
  'tests/faults/mail-server.test.ts',
  'assistant/rules/rules.test.ts',
  'tests/process/start.test.ts',
  'tests/evaluation/shelves.test.ts',
  'tests/fuzz/fuzz-requests.test.ts',
  'tests/process/stop.test.ts',
];

/** Where a file stands among the slowest; behind all of them where it is none. */
export function placeOf(file: string): number {
  const place = SLOWEST.findIndex((slow) => file.endsWith(`/${slow}`));
  return place < 0 ? SLOWEST.length : place;
}

/** The slowest first, then as vitest would have them. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a.moduleId) - placeOf(b.moduleId));
  }
}
