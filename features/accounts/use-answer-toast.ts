import { useEffect } from 'react';
import { showToast } from '#platform/ui/toasts.ts';
import type { AccountAnswer } from './account-answer.ts';

/** Says what came of a form, once an answer. */
export function useAnswerToast(answer: AccountAnswer | undefined): void {
  useEffect(() => {
    if (!answer) return;
    const { ok, title, description, error } = answer;
    // What stands at the field is not said a second time.
    showToast({
      kind: ok ? 'success' : 'error',
      title,
      description: error === undefined ? description : undefined,
    });
  }, [answer]);
}
