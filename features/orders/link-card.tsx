import { Form, useNavigation } from 'react-router';
import { asSentence } from '#platform/text/as-sentence.ts';
import { linkFields } from '#features/accounts/auth.fields.ts';
import { FormFields } from '#platform/forms/form-fields.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import type { AccountAnswer } from '#features/accounts/account-answer.ts';

interface LinkCardProps {
  /** The user's own address: the one most people ordered with. */
  email: string;
  emailVerified: boolean;
  answer: AccountAnswer | undefined;
}

/** Links the orders of an address; hidden once one is linked (docs/product/orders.md#linking). */
export function LinkCard({ email, emailVerified, answer }: LinkCardProps) {
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'link';
  const last = answer?.intent === 'link' ? answer : undefined;
  return (
    <section className="panel" aria-labelledby="link-card">
      <div>
        <h2 id="link-card" className="text-title">
          Link Account
        </h2>
        <p className="mt-1 max-w-2xl text-muted">
          Orders belong to the address they were placed with. We mail a link to it, unless it is your own
          verified address.
        </p>
      </div>
      {!emailVerified && <VerifyNotice email={email} />}
      <Form method="post" className="inline-form" noValidate>
        <FormFields
          facts={linkFields}
          values={{ email: last ? (last.value ?? '') : email }}
          errors={last?.error === undefined ? {} : { email: last.error }}
        />
        <button type="submit" name="intent" value="link" className="btn btn-primary" aria-disabled={busy}>
          {busy ? 'Loading...' : 'Link Account'}
        </button>
      </Form>
      {last?.ok && (
        <p className="notice notice-calm">
          <Icon name="mail" />
          <span>
            {asSentence(last.title)} {last.description}
          </span>
        </p>
      )}
    </section>
  );
}

/** An unverified account works, but links nothing. */
function VerifyNotice({ email }: { email: string }) {
  return (
    <div className="notice notice-calm flex-wrap items-center">
      <Icon name="mail" />
      <p className="flex-1 basis-64">
        Verify your email first: follow the link that we sent to{' '}
        <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <Form method="post">
        <button type="submit" name="intent" value="verify" className="btn btn-line btn-small">
          Send the link again
        </button>
      </Form>
    </div>
  );
}
