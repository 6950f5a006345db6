import { useEffect } from 'react';
import { rememberAddress } from '#features/store/address-given.ts';
import { markGiveaway } from '#features/store/giveaway-marks.ts';
import { writeFlag } from '#features/store/popup-flags.ts';
import type { EntryAttempt } from './entry-attempt.ts';

/** Remembers an entry, so that no window asks this visitor again. */
export function useEntryAnswer(attempt: EntryAttempt | undefined): void {
  useEffect(() => {
    if (!attempt?.entered) return;
    markGiveaway(attempt.giveaway.id);
    writeFlag('kiaGiveawayCompleted', 'true');
    rememberAddress('giveaway');
  }, [attempt]);
}
