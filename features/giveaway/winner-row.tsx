import { Form } from 'react-router';
import type { KnownWinner } from './find-drawing.server.ts';
import { nextStates, type WinnerState, winnerStateWords } from './winner-state.ts';

const presses: Partial<Record<WinnerState, string>> = {
  written: 'Send the mail',
  confirmed: 'Has confirmed',
  declined: 'Has declined',
  sent: 'Prize is sent',
};

/** Whom a prize was offered, where that stands, and what can happen next. */
export function WinnerRow({ winner, campaignId }: { winner: KnownWinner; campaignId: string }) {
  const { prize, entryId, place, state, name, email, phone } = winner;
  // Nobody can write to an entry that was erased.
  const next = nextStates[state].filter((one) => one !== 'written' || email !== '');
  return (
    <li>
      <strong>{prize}</strong>
      <span>{name || 'Entry erased'}</span>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <span>{phone}</span>}
      <code>{entryId}</code>
      <span className="text-small text-muted">
        Number {place} in the order. {winnerStateWords[state]}.
      </span>
      {next.length > 0 && (
        <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
          <input type="hidden" name="id" value={campaignId} />
          <input type="hidden" name="entry" value={entryId} />
          <input type="hidden" name="intent" value="winner" />
          {next.map((one) => (
            <button
              key={one}
              type="submit"
              name="state"
              value={one}
              className="btn btn-line btn-small"
              aria-label={`${presses[one] ?? one}: ${prize}, ${name || 'entry erased'}`}
            >
              {presses[one]}
            </button>
          ))}
        </Form>
      )}
    </li>
  );
}
