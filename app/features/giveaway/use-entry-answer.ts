import { useEffect } from 'react';
import { giveawayForm, giveawayTexts } from '#content/campaign-texts.ts';
import { writeFlag } from '../../state/popup-flags.ts';
import { showToast } from '../../state/toasts.ts';
import type { EntryAttempt } from './entry-attempt.ts';

/** Says how the last press went, and remembers an entry, so that no window asks this visitor again. */
export function useEntryAnswer(attempt: EntryAttempt | undefined): void {
  useEffect(() => {
    if (!attempt) return;
    if (attempt.entered) {
      writeFlag('kiaGiveawayCompleted', 'true');
      showToast({ ...giveawayTexts(attempt.giveaway).success, duration: LONG_MS });
    } else if (attempt.message !== undefined) {
      showToast({ kind: 'error', title: giveawayForm.failure.title, description: attempt.message });
    } else if (attempt.errors.optedIn !== undefined) {
      sayOptInRequired();
    }
  }, [attempt]);
}

export const sayOptInRequired = (): void => showToast({ kind: 'error', ...giveawayForm.optInRequired });

/** Two sentences and a date: longer to read than a product's name. */
const LONG_MS = 8000;
