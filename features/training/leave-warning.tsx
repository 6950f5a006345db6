import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { Dialog } from '#platform/ui/dialog.tsx';

/** What a link says that drops the words on purpose, such as Cancel. */
export const DROPS_WORDS = { dropsWords: true };

interface LeaveWarningProps {
  form: RefObject<HTMLFormElement | null>;
  /** A save was refused: what stands in the form is nowhere else, changed or not. */
  refused: boolean;
}

/** Asks before words that are not saved are left: by a link or another tab of the page, by going back, by closing the window. */
export function LeaveWarning({ form, refused }: LeaveWarningProps) {
  const opened = useRef('');
  useEffect(() => {
    opened.current = wordsOf(form.current);
  }, [form]);
  const unsaved = useCallback(
    // A form that has just left the page loses nothing: the router asks until effects have run.
    () => form.current !== null && (refused || wordsOf(form.current) !== opened.current),
    [form, refused],
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (unsaved()) event.preventDefault();
      },
      [unsaved],
    ),
  );
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next }) => {
    // A save is sent to where the form stands.
    const leaves = here.pathname !== next.pathname || here.search !== next.search;
    return leaves && !dropsWords(next.state) && unsaved();
  });
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      asked={false}
    >
      <div className="training-leave">
        <p>What you changed in this entry is not saved.</p>
        <button type="button" className="btn btn-primary" data-first-focus onClick={() => blocker.reset?.()}>
          Keep editing
        </button>
        <button type="button" className="btn btn-line" onClick={() => blocker.proceed?.()}>
          Leave without saving
        </button>
      </div>
    </Dialog>
  );
}

const dropsWords = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dropsWords' in state;

/** What the form would send, and the keyword that is not added yet. */
const wordsOf = (form: HTMLFormElement | null): string =>
  form ? JSON.stringify([...new FormData(form)].filter(([name]) => name !== 'version')) : '';
