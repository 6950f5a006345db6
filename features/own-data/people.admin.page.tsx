import { data, useNavigation } from 'react-router';
import { may } from '#features/accounts/permissions.ts';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import { isSubscribable } from '#features/newsletter/newsletter.schema.ts';
import { servicesContext } from '#features/services-context.ts';
import { TextField } from '#platform/forms/form-field.tsx';
import { StandingForm } from '#platform/forms/standing-form.tsx';
import { MAX_EMAIL_LENGTH } from '#platform/forms/max-email-length.ts';
import { Icon } from '#platform/ui/icon.tsx';
import type { PageActionArgs, PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';
import type { HeldSection } from './held-section.ts';
import { PersonHeld } from './person-held.tsx';
import './people.css';

interface PeopleAnswer {
  email: string;
  /** What is wrong with the address. */
  error?: string;
  held?: HeldSection[];
  /** Why nothing was erased. */
  refused?: string;
  /** How many things went. */
  erased?: number;
}

export async function loader({ request, context }: PageLoaderArgs) {
  const { role } = await requirePermission({ request, context }, 'people.see');
  return { mayExport: may(role, 'people.export'), mayErase: may(role, 'people.erase') };
}

/** Finds somebody or erases them. Finding is a POST too: it is recorded, and no address stands in the browser's history. */
export async function action({ request, context }: PageActionArgs) {
  const sent = await request.formData();
  const isErasing = sent.get('intent') === 'erase';
  const { email: actor } = await requirePermission(
    { request, context },
    isErasing ? 'people.erase' : 'people.see',
  );
  const { people } = context.get(servicesContext);
  const typed = sent.get('email');
  const email = typeof typed === 'string' ? typed.trim() : '';
  const answer = (more: Omit<PeopleAnswer, 'email'>, status = 200) =>
    data<PeopleAnswer>({ email: email.slice(0, MAX_EMAIL_LENGTH), ...more }, { status });

  if (!isSubscribable(email)) return answer({ error: 'Enter a whole email address.' }, 422);
  if (!isErasing) return answer({ held: await people.find({ email, actor }) });
  const refuse = async (refused: string, status: number) =>
    answer({ refused, held: await people.find({ email, actor }) }, status);
  if (sent.get('confirm') !== 'on') return refuse('Tick the box first: erasing cannot be undone.', 422);
  const result = await people.erase({ email, actor });
  if (!result.ok)
    return refuse('This is an administrator. Take that role away first; nothing was erased.', 409);
  return answer({
    erased: Object.values<number>({ ...result.erased }).reduce((sum, count) => sum + count, 0),
  });
}

export default function People({
  loaderData: rights,
  actionData: answer,
}: PageProps<typeof loader, typeof action>) {
  const busy = useNavigation().formData?.get('intent') === 'find';
  return (
    <section className="panel" aria-labelledby="people">
      <h2 id="people" className="text-title">
        People
      </h2>
      <p className="mt-1 text-muted">
        Everything the store holds under an email address. That you looked is recorded in the activity.
      </p>
      <StandingForm standing={answer?.email ?? ''} method="post" className="inline-form mt-4" noValidate>
        <TextField
          name="email"
          type="email"
          label="Email address"
          defaultValue={answer?.email}
          error={answer?.error}
          maxLength={MAX_EMAIL_LENGTH}
          autoComplete="off"
          required
        />
        <button type="submit" name="intent" value="find" className="btn btn-primary" aria-disabled={busy}>
          <Icon name="search" />
          Find
        </button>
      </StandingForm>
      <div role="status">
        {answer?.erased !== undefined && (
          <p className="notice mt-4">
            <Icon name="circle-check" />
            <span className="wrap-anywhere">
              {answer.erased === 0
                ? `Nothing was held under ${answer.email}.`
                : `${answer.email} was erased, and that is recorded in the activity.`}
            </span>
          </p>
        )}
        {answer?.held?.length === 0 && (
          <p className="mt-4 wrap-anywhere">The store holds nothing under {answer.email}.</p>
        )}
      </div>
      {answer?.held && answer.held.length > 0 && (
        <PersonHeld {...rights} email={answer.email} held={answer.held} refused={answer.refused} />
      )}
    </section>
  );
}
