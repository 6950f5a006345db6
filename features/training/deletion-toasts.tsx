import { useCallback, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { showToast } from '#platform/ui/toasts.ts';
import { MANY_FETCHER, TRAINING_PATH, type TrainingAnswer } from './training-answer.ts';

/** Time to read that an entry is gone, and to bring it back. Milliseconds. */
const UNDO_MS = 10_000;

/** Tells what became of a deletion, and offers to undo it. Rendered once, beside the list. */
export function DeletionToasts() {
  const { data } = useFetcher<TrainingAnswer>({ key: 'training-delete' });
  const { data: many } = useFetcher<TrainingAnswer>({ key: MANY_FETCHER });
  const undo = useFetcher<TrainingAnswer>({ key: 'training-undo' });
  const { submit } = undo;

  const tellDeleted = useCallback(
    (message: string, ids: readonly string[]) => {
      const form = new FormData();
      form.set('intent', 'restore');
      for (const id of ids) form.append('id', id);
      showToast({
        title: message,
        duration: UNDO_MS,
        action: {
          label: 'Undo',
          run: () => void submit(form, { method: 'post', action: TRAINING_PATH }),
        },
      });
      // The button that was pressed is gone with its row: focus goes on to the list.
      document.querySelector<HTMLElement>('.training-scroll')?.focus();
    },
    [submit],
  );

  useEffect(() => {
    if (data?.intent !== 'delete') return;
    if (data.ok) tellDeleted(data.message, [data.id]);
    else showToast({ kind: 'error', title: data.message });
  }, [data, tellDeleted]);

  useEffect(() => {
    if (many?.intent !== 'many') return;
    if (many.ok && many.deleted) tellDeleted(many.message, many.deleted);
    else showToast({ kind: many.ok ? 'success' : 'error', title: many.message });
  }, [many, tellDeleted]);

  useEffect(() => {
    if (undo.data?.intent === 'restore')
      showToast({ kind: undo.data.ok ? 'success' : 'error', title: undo.data.message });
  }, [undo.data]);
  return null;
}
