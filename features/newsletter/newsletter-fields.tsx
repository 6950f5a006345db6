import { type FormEvent, useId, useState } from 'react';
import type { newsletter } from './newsletter-texts.ts';
import type { FieldFacts } from '#platform/forms/field-facts.ts';
import type { NewsletterSource } from './newsletter.schema.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { Icon } from '#platform/ui/icon.tsx';

/** The words that stand on the box; most others come with the first press. */
export type NewsletterWords = Pick<typeof newsletter, 'submit' | 'hint' | 'lost'> & {
  field: FieldFacts;
  /** After a press that was taken. */
  sent: string;
};

export interface NewsletterFieldsProps {
  /** Where the box stands. */
  source: NewsletterSource;
  words: NewsletterWords;
  /** What came back from a press without script. */
  attempt?: { email: string; error: string | undefined } | undefined;
}

/**
 * Field and button. Without script it is a form of the page /newsletter; with it, what a press does is loaded with the first one:
 * the home page counts every kilobyte.
 */
export function NewsletterFields({ source, words, attempt }: NewsletterFieldsProps) {
  const id = useId();
  const notYet = useStoreFacts()?.notYet;
  const { field } = words;
  const [error, setError] = useState(attempt?.error);
  const [busy, setBusy] = useState<string>();
  // Nobody answered: the address is as good as it was.
  const lost = error === words.lost;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!busy)
      void import('./post-subscription.ts').then(
        ({ subscribe }) => subscribe(form, source, { sent: words.sent, setBusy, setError }),
        () => setError(words.lost),
      );
  };

  if (notYet) return <p className="font-semibold">{notYet}</p>;
  return (
    <form method="post" action="/newsletter" className="newsletter-form" onSubmit={onSubmit} noValidate>
      <input type="hidden" name="source" value={source} />
      <div className="form-field">
        <label htmlFor={id}>{field.label}</label>
        <input
          id={id}
          name="email"
          type={field.type}
          placeholder={field.placeholder}
          autoComplete={field.autoComplete}
          maxLength={field.max}
          required
          className="input"
          defaultValue={attempt?.email}
          aria-invalid={error && !lost ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {error && (
          <p id={`${id}-error`} className="form-error" role={lost ? 'alert' : undefined}>
            <Icon name="circle-alert" />
            {error}
          </p>
        )}
      </div>
      <button type="submit" className="btn btn-accent" aria-disabled={busy !== undefined}>
        {busy ?? words.submit}
      </button>
      <p className="newsletter-hint">{words.hint}</p>
    </form>
  );
}
