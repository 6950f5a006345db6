import { useEffect, useRef } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { may } from '#features/accounts/permissions.ts';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import { servicesContext } from '#features/services-context.ts';
import { typedValues } from '#platform/forms/field-facts.ts';
import { focusFirstError } from '#platform/forms/form-field.tsx';
import { FormFields } from '#platform/forms/form-fields.tsx';
import type { PageActionArgs, PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';
import { letterFields, listChoices } from './letter.fields.ts';
import { checkLetter } from './letter.schema.ts';
import { LETTERS_PATH } from './letter.ts';
import { LetterTable, readLetterView } from './letter-table.tsx';
import './letters.css';

export async function loader({ request, context }: PageLoaderArgs) {
  const { role } = await requirePermission({ request, context }, 'letters.see');
  const { letters } = context.get(servicesContext);
  const view = readLetterView(new URL(request.url).searchParams);
  return {
    view,
    ...(await letters.list(view)),
    readers: await letters.countReaders(),
    mayChange: may(role, 'letters.change'),
  };
}

/** A new draft; its own page asks for the rest. */
export async function action({ request, context }: PageActionArgs) {
  const { email: actor } = await requirePermission({ request, context }, 'letters.change');
  const sent = await request.formData();
  const checked = checkLetter('save', Object.fromEntries(sent));
  if (!checked.ok)
    return data({ values: typedValues(letterFields, sent), errors: checked.fieldErrors }, { status: 422 });
  const { list, subject } = checked.form;
  const id = await context.get(servicesContext).letters.make({ actor, list, subject });
  return redirect(`${LETTERS_PATH}/${id}`);
}

export default function AccountLetters({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { view, letters, total, readers, mayChange } = loaderData;
  return (
    <>
      <section className="panel letters" aria-labelledby="letters">
        <h2 id="letters" className="text-title">
          Letters
        </h2>
        <p>
          {listChoices.map(({ value, label }) => `${label}: ${readersInWords(readers[value])}`).join('. ')}.
        </p>
        {total === 0 ? (
          <p className="text-muted">No letter has been written yet.</p>
        ) : (
          <LetterTable letters={letters} total={total} view={view} />
        )}
      </section>
      {mayChange && <NewLetter attempt={actionData} />}
    </>
  );
}

const readersInWords = (count: number) => (count === 1 ? '1 confirmed reader' : `${count} confirmed readers`);

interface Attempt {
  values: ReturnType<typeof typedValues<typeof letterFields>>;
  errors: Parameters<typeof FormFields<typeof letterFields, 'list' | 'subject'>>[0]['errors'];
}

function NewLetter({ attempt }: { attempt: Attempt | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state === 'submitting';
  useEffect(() => {
    if (attempt) focusFirstError(form.current);
  }, [attempt]);
  return (
    <section className="panel letters" aria-labelledby="new-letter">
      <h2 id="new-letter" className="text-title">
        New letter
      </h2>
      <Form
        ref={form}
        method="post"
        className="letter-form"
        noValidate
        onSubmit={(event) => busy && event.preventDefault()}
      >
        <FormFields
          facts={letterFields}
          only={['list', 'subject']}
          values={attempt?.values ?? {}}
          errors={attempt?.errors ?? {}}
          choices={{ list: listChoices }}
        />
        <button type="submit" className="btn btn-primary justify-self-start" aria-disabled={busy}>
          Write it
        </button>
      </Form>
    </section>
  );
}
