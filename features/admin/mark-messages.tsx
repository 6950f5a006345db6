import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { messageStateWords } from '#features/contact/message-states.ts';

export const MARK_MESSAGES = 'mark';

/** What came of marking several at once. */
export interface MarkAnswer {
  intent: typeof MARK_MESSAGES;
  ok: boolean;
  message: string;
}

/** Several messages at once are open or done: those whose boxes in the table are ticked. */
export function MarkMessages({ answer, children }: { answer: MarkAnswer | undefined; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== 'idle';
  // What is done is no longer ticked.
  useEffect(() => {
    if (answer?.ok) form.current?.reset();
  }, [answer]);
  const tickAll = () => {
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>('input[name="message[]"]') ?? [])];
    const ticked = boxes.every(({ checked }) => checked);
    for (const box of boxes) box.checked = !ticked;
  };
  return (
    <Form method="post" ref={form} preventScrollReset>
      <input type="hidden" name="intent" value={MARK_MESSAGES} />
      <div className="message-marks">
        <button type="button" className="btn btn-ghost btn-small" onClick={tickAll}>
          Tick all of this page
        </button>
        {(['done', 'open'] as const).map((state) => (
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
        ))}
        <p role="status" className={answer?.ok === false ? 'form-error' : 'text-small'}>
          {answer?.message}
        </p>
      </div>
      {children}
    </Form>
  );
}
