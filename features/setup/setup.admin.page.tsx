import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { claimNames, claimTitles } from '#content/badges.ts';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import { servicesContext } from '#features/services-context.ts';
import type { PageActionArgs, PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';
import { saveClaims, saveShelves, saveTexts, sharedVersions } from './answer-shared-forms.server.ts';
import { answerTo, type SetupAnswer } from './setup-answer.ts';
import { ClaimsForm, TextsForm } from './confirm-forms.tsx';
import { isSetupTest, openMarks } from './setup-mark.ts';
import { ShelvesForm } from './shelves-form.tsx';
import { SetupList } from './setup-list.tsx';
import './setup.css';

export async function loader({ request, context }: PageLoaderArgs) {
  await requirePermission({ request, context }, 'setup.see');
  const services = context.get(servicesContext);
  const { setup, profile, store } = services;
  const [marks, textsRead, shelves] = await Promise.all([setup.marks(), setup.textsRead(), setup.shelves()]);
  const { claims } = profile.said();
  return {
    marks,
    textsRead,
    shelves,
    live: store.live,
    versions: sharedVersions(services, { textsRead }),
    claims: claimNames.map((name) => ({ name, title: claimTitles[name], on: claims.includes(name) })),
  };
}

export async function action({ request, context }: PageActionArgs) {
  const { email: actor } = await requirePermission({ request, context }, 'setup.change');
  const services = context.get(servicesContext);
  const { setup } = services;
  const sent = await request.formData();
  const form = sent.get('form');
  const test = sent.get('test');
  if (form === 'test' && isSetupTest(test)) {
    const { ok, says } = await setup.test({ test, actor });
    return data<SetupAnswer>({ ok, says });
  }
  if (isSharedForm(form)) {
    const answer = await save[form](services, { sent, actor });
    return data(answer, { status: answer.ok ? 200 : 409 });
  }
  return data<SetupAnswer>({ ok: false, says: 'There is no such test.' }, { status: 422 });
}

const save = { claims: saveClaims, shelves: saveShelves, texts: saveTexts };
const isSharedForm = (form: unknown): form is keyof typeof save =>
  typeof form === 'string' && Object.hasOwn(save, form);

/** What another administrator saved is what a refused one has to see. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function AccountSetup({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { marks, claims, textsRead, shelves, live, versions } = loaderData;
  const open = openMarks(marks).length;
  return (
    <div className="grid gap-8">
      <section className="panel" aria-labelledby="setup">
        <h2 id="setup" className="text-title">
          Setup
        </h2>
        <p className="max-w-2xl text-muted">
          {open === 0
            ? 'Everything is as it should be.'
            : `${open} ${open === 1 ? 'thing is' : 'things are'} still to do. `}
          {!live && ' The demo shows placeholders and sample claims; a connected shop does not.'}
        </p>
        <p role="status" className={actionData?.says ? 'notice notice-calm' : 'sr-only'}>
          {actionData?.says}
        </p>
        <SetupList marks={marks} />
      </section>
      <ShelvesForm shelves={shelves} version={versions.shelves} answer={answerTo('shelves', actionData)} />
      <ClaimsForm
        claims={claims}
        live={live}
        version={versions.claims}
        answer={answerTo('claims', actionData)}
      />
      <TextsForm read={textsRead} version={versions.texts} answer={answerTo('texts', actionData)} />
    </div>
  );
}
