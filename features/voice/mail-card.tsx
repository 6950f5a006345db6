import { useEffect, useRef, useState } from 'react';
import { MAX_NOTE_LENGTH } from '#features/chat/chat-limits.ts';
import type { MailDesk } from './mail-desk.ts';
import type { MailDraft } from './voice-state.ts';

/** A mail that the assistant prepared, before anything is sent: to whom, about what, and the visitor's own note. */
export function MailCard({ desk, draft }: { desk: MailDesk; draft: MailDraft }) {
  const [note, setNote] = useState(draft.note);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // It stands between other things of the panel, and nothing is sent without being read.
  useEffect(() => heading.current?.focus(), []);
  return (
    <form
      className="voice-card"
      aria-label="Confirm the mail"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        setBusy(true);
        void desk.send({ ...draft, note }).finally(() => setBusy(false));
      }}
    >
      <h3 ref={heading} tabIndex={-1}>
        Send this mail?
      </h3>
      <dl>
        <dt>To</dt>
        <dd>{draft.email}</dd>
        <dt>About</dt>
        <dd>{draft.product?.title ?? 'What we talked about'}</dd>
      </dl>
      <label>
        Your note (optional)
        <textarea
          className="input"
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <div className="voice-card-actions">
        <button type="submit" className="btn btn-accent btn-small" aria-disabled={busy || undefined}>
          {busy ? 'Sending…' : 'Send'}
        </button>
        <button type="button" className="btn btn-line btn-small" onClick={() => desk.drop()}>
          Don’t send
        </button>
      </div>
    </form>
  );
}
