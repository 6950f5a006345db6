import { Form, useNavigation } from 'react-router';
import { PasswordFields } from '#platform/forms/password-fields.tsx';
import { deleteFields } from './auth.fields.ts';
import type { AlsoHeld } from './also-held.ts';
import type { AccountAnswer } from './account-answer.ts';

interface DataCardProps {
  answer: AccountAnswer | undefined;
  alsoHeld: AlsoHeld;
  emailVerified: boolean;
}

/** What the store knows of the user: to take along, or to have deleted. */
export function DataCard({ answer, alsoHeld, emailVerified }: DataCardProps) {
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'delete';
  const failed = answer?.intent === 'delete' && !answer.ok;
  return (
    <section className="panel" aria-labelledby="data-card">
      <div className="panel-head">
        <div>
          <h2 id="data-card" className="text-title">
            Your data
          </h2>
          <p className="mt-1 text-muted">Everything we hold about you, as a file.</p>
        </div>
        <a href="/api/account-data" download="biolife-account.json" className="btn btn-line btn-small">
          Download my data
        </a>
      </div>
      <Form method="post" className="mt-4">
        <button type="submit" name="intent" value="delete-chats" className="btn btn-line btn-small">
          Delete all my chats
        </button>
      </Form>
      <details className="delete-account" open={failed}>
        <summary>Delete my account</summary>
        <p className="mt-2 max-w-2xl text-muted">
          This deletes your login, your link to orders and your chats
          {emailVerified
            ? ', and the messages and mails of your address'
            : '. Your address is not verified: what was sent to us under it stays'}
          . Orders stay with the shop. It cannot be undone.
        </p>
        <Form method="post" className="inline-form mt-4" noValidate>
          <AlsoTicks held={alsoHeld} />
          <PasswordFields
            // A failed try leaves no password behind.
            key={failed ? answer.attempt : 'first'}
            facts={deleteFields}
            errors={failed && answer.error !== undefined ? { password: answer.error } : {}}
          />
          <button type="submit" name="intent" value="delete" className="btn btn-danger" aria-disabled={busy}>
            {busy ? 'Loading...' : 'Delete my account'}
          </button>
        </Form>
      </details>
    </section>
  );
}

/** What goes along, and can stay: neither needs an account. */
function AlsoTicks({ held: { entries, subscribed } }: { held: AlsoHeld }) {
  if (entries === 0 && !subscribed) return null;
  return (
    <fieldset className="w-full">
      <legend className="form-label mb-1">Delete with it</legend>
      {entries > 0 && (
        <label className="check-row">
          <input type="checkbox" name="entries" defaultChecked />
          <span>
            {entries === 1
              ? 'My giveaway entry or prayer signup'
              : `My ${entries} giveaway entries and prayer signups`}
            . Without it you cannot win.
          </span>
        </label>
      )}
      {subscribed && (
        <label className="check-row">
          <input type="checkbox" name="subscription" defaultChecked />
          <span>My newsletter subscription. Without this tick it goes on.</span>
        </label>
      )}
    </fieldset>
  );
}
