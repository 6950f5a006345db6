import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import type { GivenUpMail } from '#features/mail/mail-service.server.ts';
import { DataTable } from '#platform/table/data-table.tsx';
import type { TableColumn } from '#platform/table/table-parts.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { type ListChoice, placeOf } from './list-choice.ts';

interface GivenUpMailsProps {
  mails: GivenUpMail[];
  choice: ListChoice;
  /** Of all pages. */
  total: number;
  /** What came of the last press of Try again. */
  retried: { done: boolean } | undefined;
}

const columns: TableColumn[] = [
  { label: 'To', stays: true },
  { label: 'Mail' },
  { label: 'Written' },
  { label: 'Given up' },
  { label: 'Tries' },
  { label: 'Reason' },
  { label: 'Action', stays: true },
];

/** Mails that no mail server took, with the reason. */
export function GivenUpMails({ mails, choice, total, retried }: GivenUpMailsProps) {
  const pressed = useNavigation().formData?.get('mail');
  useEffect(() => {
    if (retried?.done === true) showToast({ title: 'The mail is on its way again' });
    if (retried?.done === false) showToast({ kind: 'error', title: 'This mail is no longer here' });
  }, [retried]);
  if (mails.length === 0)
    return (
      <div className="empty">
        <p>Every mail has left the store.</p>
      </div>
    );
  return (
    <DataTable
      {...placeOf(choice)}
      label="Unsent mail"
      columns={columns}
      rows={mails.map(({ id, to, template, queuedAt, gaveUpAt, tries, reason }) => ({
        id,
        name: `Choose the mail to ${to}`,
        cells: {
          To: to,
          Mail: template.replaceAll('-', ' '),
          Written: momentInWords(queuedAt),
          'Given up': momentInWords(gaveUpAt),
          Tries: tries,
          Reason: reason,
          Action: (
            <Form method="post">
              <input type="hidden" name="mail" value={id} />
              <button
                type="submit"
                className="btn btn-line btn-small"
                aria-label={`Try again: mail to ${to}`}
                aria-disabled={pressed === id}
              >
                Try again
              </button>
            </Form>
          ),
        },
      }))}
      total={total}
    />
  );
}
