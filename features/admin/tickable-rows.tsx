import { type FormEvent, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { messageStateWords } from '#features/contact/message-states.ts';
import { CHOSEN_ROWS, rowWords } from './chosen-rows.ts';
import { type ListChoice, MESSAGES_PATH } from './list-choice.ts';

export const MARK_MESSAGES = 'mark';
/** The boxes of the rows belong to this form by its id. */
export const TICKED_FORM = 'ticked-messages';

/** What came of marking several at once. */
export interface MarkAnswer {
  intent: typeof MARK_MESSAGES;
  ok: boolean;
  message: string;
}

interface TickableRowsProps {
  choice: ListChoice;
  /** What may be done with the ticked ones. */
  rights: { mark: boolean; export: boolean };
  answer: MarkAnswer | undefined;
}

/** What can be done with the ticked rows of a list: marking messages, and taking them as a file. */
export function TickableRows({ choice, rights, answer }: TickableRowsProps) {
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  const [nothing, setNothing] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent } = event;
    const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const button = pressed instanceof HTMLButtonElement ? pressed : undefined;
    const isFile = button?.hasAttribute('formaction') === true;
    const none = isFile && !new FormData(event.currentTarget).has(CHOSEN_ROWS);
    setNothing(none);
    // The browser itself sends what answers with a file.
    if (isFile && !none) return;
    event.preventDefault();
    if (!none) void submit(button ?? event.currentTarget, { method: 'post', preventScrollReset: true });
  };
  const said = nothing ? `Tick at least one ${rowWords[choice.list].one} first.` : answer?.message;
  return (
    <form method="post" id={TICKED_FORM} onSubmit={send} className="message-marks">
      <input type="hidden" name="list" value={choice.list} />
      {rights.mark && <MarkButtons busy={busy} />}
      {rights.export && (
        <button
          type="submit"
          name="chosen"
          value="yes"
          formAction={`${MESSAGES_PATH}/export`}
          className="btn btn-line btn-small"
        >
          Export the ticked ones
        </button>
      )}
      <p role="status" className={nothing || answer?.ok === false ? 'form-error' : 'text-small'}>
        {said}
      </p>
    </form>
  );
}

function MarkButtons({ busy }: { busy: boolean }) {
  return (['done', 'open'] as const).map((state) => (
    <button
      key={state}
      type="submit"
      name="state"
      value={state}
      className="btn btn-line btn-small"
      aria-disabled={busy}
    >
      Mark as {messageStateWords[state].toLowerCase()}
    </button>
  ));
}
