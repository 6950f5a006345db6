import { Form } from 'react-router';
import { type SetupAnswer, TEXTS_READ } from './setup-answer.ts';
import { SharedFormState } from './shared-form-state.tsx';

interface ClaimsFormProps {
  claims: { name: string; title: string; on: boolean }[];
  live: boolean;
  version: string;
  answer: SetupAnswer | undefined;
}

/** Each claim by itself: what is ticked is shown, and nothing else. */
export function ClaimsForm({ claims, live, version, answer }: ClaimsFormProps) {
  return (
    <Form method="post" className="panel" aria-labelledby="claims" preventScrollReset>
      <h2 id="claims" className="text-title">
        Claims
      </h2>
      <p className="max-w-2xl text-small text-muted">
        {live
          ? 'Tick what you can prove of every product: with a certificate, a laboratory’s report, or your supplier’s word in writing. Home, shop, product pages and footer show what is ticked.'
          : 'The demo shows all of them. A connected shop begins with none.'}
      </p>
      <input type="hidden" name="form" value="claims" />
      <SharedFormState version={version} answer={answer} />
      <fieldset className="grid gap-1">
        <legend className="sr-only">Claims that I confirm</legend>
        {claims.map(({ name, title, on }) => (
          <label key={name} className="check-row py-1">
            <input
              type="checkbox"
              name={name}
              defaultChecked={answer?.sent ? answer.sent[name] === 'on' : on}
            />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      <p className="max-w-2xl text-small text-muted">
        Ratings, testimonials, success stories, people and the number of customers are switched in the
        settings.
      </p>
      <button type="submit" className="btn btn-primary justify-self-start">
        Save claims
      </button>
    </Form>
  );
}

interface TextsFormProps {
  read: boolean;
  version: string;
  answer: SetupAnswer | undefined;
}

/** The owner's word that the legal texts are the store's own. */
export function TextsForm({ read, version, answer }: TextsFormProps) {
  return (
    <Form method="post" className="panel" aria-labelledby="texts" preventScrollReset>
      <h2 id="texts" className="text-title">
        Privacy, terms and disclaimer
      </h2>
      <input type="hidden" name="form" value="texts" />
      <SharedFormState version={version} answer={answer} />
      <label className="check-row">
        <input
          type="checkbox"
          name="read"
          defaultChecked={answer?.sent ? answer.sent['read'] === 'on' : read}
        />
        <span>{TEXTS_READ}</span>
      </label>
      <button type="submit" className="btn btn-primary justify-self-start">
        Save
      </button>
    </Form>
  );
}
