import { Form, useNavigation } from 'react-router';
import { contactPage, contactTopics } from './contact-texts.ts';
import type { ContactErrors, ContactField } from './contact.schema.ts';
import { contactFields } from './contact.fields.ts';
import { FormFields } from '#platform/forms/form-fields.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { useCheckedForm } from '#platform/forms/use-checked-form.ts';

/** What came back from the last press: what was typed, and what is wrong with it. */
export interface ContactAttempt {
  values: Partial<Record<ContactField, string>>;
  errors: ContactErrors;
  /** Words for the whole form. */
  message?: string;
}

/** One object, because a new one would count as a new answer. */
const NO_ERRORS: ContactErrors = {};
const { form: words } = contactPage;

async function check(values: FormData): Promise<ContactErrors | undefined> {
  const { checkContactForm } = await import('./contact.schema.ts');
  const result = checkContactForm(
    Object.fromEntries(values),
    contactTopics.map(({ value }) => value),
  );
  return result.ok ? undefined : result.fieldErrors;
}

export function ContactForm({ attempt }: { attempt: ContactAttempt | undefined }) {
  const { form, errors, onSubmit } = useCheckedForm(attempt?.errors ?? NO_ERRORS, check);
  const busy = useNavigation().state === 'submitting';
  return (
    <section className="contact-form" aria-labelledby="contact-form">
      <h2 id="contact-form" className="text-heading">
        {words.heading}
      </h2>
      {attempt?.message && (
        <p className="notice" role="alert">
          <Icon name="circle-alert" />
          {attempt.message}
        </p>
      )}
      <Form ref={form} method="post" onSubmit={onSubmit} noValidate>
        <FormFields
          facts={contactFields}
          values={attempt?.values ?? {}}
          errors={errors}
          choices={{ topic: contactTopics }}
        />
        <div className="contact-send contact-wide">
          <button type="submit" className="btn btn-primary" aria-disabled={busy}>
            {busy ? words.sending : words.send}
          </button>
          <p className="text-small text-muted">{words.privacy}</p>
        </div>
      </Form>
    </section>
  );
}

/** In the form's place once a message is there. */
export function ContactSent({ received }: { received: string }) {
  return (
    <section className="contact-form" aria-labelledby="contact-sent">
      <div role="status">
        <Icon name="circle-check" className="size-12 text-success" />
        <h2 id="contact-sent" className="text-heading">
          {contactPage.sent.title}
        </h2>
        <p className="lead mt-2">{received}</p>
      </div>
    </section>
  );
}
