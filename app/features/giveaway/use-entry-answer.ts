import { useEffect } from 'react';
import { rememberAddress } from '../../state/address-given.ts';
import { writeFlag } from '../../state/popup-flags.ts';
import type { EntryAttempt } from './entry-attempt.ts';

/** Remembers an entry, so that no window asks this visitor again. */
export function useEntryAnswer(attempt: EntryAttempt | undefined): void {
  useEffect(() => {
    if (!attempt?.entered) return;
    writeFlag('kiaGiveawayCompleted', 'true');
    rememberAddress('giveaway');
  }, [attempt]);
}
