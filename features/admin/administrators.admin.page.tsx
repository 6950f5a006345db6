import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { isAdminRole } from '#features/accounts/permissions.ts';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import { servicesContext } from '#features/services-context.ts';
import { formVersion, isOutdated } from '#platform/forms/form-version.server.ts';
import { typedValues } from '#platform/forms/field-facts.ts';
import type { PageActionArgs, PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';
import { type AdministratorsAnswer, DemandForm, InviteForm } from './administrator-forms.tsx';
import { AdministratorTable, readAdministratorView } from './administrator-table.tsx';
import { cutAdministrators } from './cut-administrators.server.ts';
import { inviteFields } from './invite.fields.ts';
import { checkInvite } from './invite.schema.ts';
import './administrators.css';

export async function loader({ request, context }: PageLoaderArgs) {
  const { id } = await requirePermission({ request, context }, 'administrators.see');
  const { administrators, store } = context.get(servicesContext);
  const view = readAdministratorView(new URL(request.url).searchParams);
  const all = await administrators.list();
  const demanded = await administrators.secondStepDemanded();
  return {
    self: id,
    mails: store.mails,
    demanded,
    demandVersion: formVersion(typedDemand(demanded)),
    view,
    ...cutAdministrators(all, view),
    invited: all.invitations.length,
  };
}

/** The box as words, so that what another owner made of it can be told. */
const typedDemand = (demanded: boolean) => ({ demanded: demanded ? 'on' : 'off' });

/** What another owner saved is what a refused one has to see. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export async function action({ request, context }: PageActionArgs) {
  const { id, email: actor } = await requirePermission({ request, context }, 'administrators.change');
  const { administrators } = context.get(servicesContext);
  const sent = await request.formData();
  const answer = (more: AdministratorsAnswer, status = 200) => data(more, { status });
  const text = (name: string) => {
    const value = sent.get(name);
    return typeof value === 'string' ? value : '';
  };

  if (sent.get('intent') === 'demand') {
    const demanded = sent.get('demanded') === 'on';
    const now = typedDemand(await administrators.secondStepDemanded());
    const typed = typedDemand(demanded);
    if (isOutdated(sent, now) && now.demanded !== typed.demanded)
      return answer({ ok: false, demand: { now, typed, version: formVersion(now) } }, 409);
    const done = await administrators.demandSecondStep({ demanded, id, actor });
    return done
      ? answer({
          ok: true,
          says: demanded ? 'A second step is demanded now.' : 'No second step is demanded.',
        })
      : answer({ ok: false, says: 'Switch on your own second step first, or you would be locked out.' }, 409);
  }
  if (sent.get('intent') === 'withdraw') {
    const done = await administrators.withdraw({ email: text('email'), actor });
    return done
      ? answer({ ok: true, says: `The invitation of ${text('email')} is withdrawn.` })
      : answer({ ok: false, says: 'There is no such invitation any more.' }, 409);
  }
  if (sent.get('intent') === 'change' || sent.get('intent') === 'revoke') {
    const role = sent.get('intent') === 'revoke' ? null : sent.get('role');
    if (role !== null && !isAdminRole(role)) return answer({ ok: false, says: 'Choose a role.' }, 422);
    const seen = text('seen');
    const wish = { id: text('id'), role, seen: isAdminRole(seen) ? seen : undefined, actor };
    const result = await administrators.change(wish);
    if (result.ok)
      return answer({ ok: true, says: role ? 'The role is changed.' : 'The role is taken away.' });
    if (result.reason !== 'changed') return answer({ ok: false, says: whyNot[result.reason] }, 409);
    return answer({ ok: false, roleChanged: { id: wish.id, now: result.now, wanted: role } }, 409);
  }
  const checked = checkInvite(Object.fromEntries(sent));
  const values = typedValues(inviteFields, sent);
  if (!checked.ok) return answer({ ok: false, values, errors: checked.fieldErrors }, 422);
  const result = await administrators.invite({ ...checked.form, actor });
  if (!result.ok)
    return answer(
      { ok: false, values, errors: { email: 'Looks after the store already: change the role below' } },
      409,
    );
  return answer({ ok: true, says: `The invitation to ${checked.form.email} is on its way.` });
}

const whyNot = {
  unknown: 'Nobody of this account looks after the store any more.',
  'last-owner': 'The last owner stays. Make somebody else an owner first.',
};

export default function Administrators({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { people, total, view, invited, self, mails, demanded, demandVersion } = loaderData;
  const changed = actionData?.roleChanged;
  return (
    <>
      <section className="panel" aria-labelledby="administrators">
        <h2 id="administrators" className="text-title">
          Administrators
        </h2>
        <p role="status" className={actionData?.says ? 'notice notice-calm wrap-anywhere' : 'sr-only'}>
          {actionData?.says}
        </p>
        <AdministratorTable {...{ people, total, view, self, changed }} />
      </section>
      <DemandForm demanded={demanded} version={demandVersion} answer={actionData} />
      <InviteForm key={invited} mails={mails} answer={actionData} />
    </>
  );
}
