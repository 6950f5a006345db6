import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import type { GivenUpMail } from '#features/mail/mail-service.server.ts';
import { showToast } from '#platform/ui/toasts.ts';

interface GivenUpMailsProps {
  mails: GivenUpMail[];
  /** What came of the last press of Try again. */
  retried: { done: boolean } | undefined;
}

/** Mails that no mail server took, with the reason. */
export function GivenUpMails({ mails, retried }: GivenUpMailsProps) {
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
    <ul className="given-up">
      {mails.map(({ id, to, template, queuedAt, gaveUpAt, tries, reason }) => (
        <li key={id}>
          <div>
            <p className="account-email">{to}</p>
            <p>{template.replaceAll('-', ' ')}</p>
            <p className="text-small text-muted">
              Written {momentInWords(queuedAt)}. Given up {momentInWords(gaveUpAt)}, after{' '}
              {tries === 1 ? '1 try' : `${tries} tries`}.
            </p>
            <p className="text-small">{reason}</p>
          </div>
          <Form method="post">
            <input type="hidden" name="mail" value={id} />
            <button
              type="submit"
              className="btn btn-line"
              aria-label={`Try again: mail to ${to}`}
              aria-disabled={pressed === id}
            >
              Try again
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
