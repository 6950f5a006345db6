import { data } from 'react-router';
import { claimNames, claimTitles } from '#content/badges.ts';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import { type ChosenShelves, shelfSlugs } from '#features/catalog/match-shelves.ts';
import { servicesContext } from '#features/services-context.ts';
import type { PageActionArgs, PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';
import { ClaimsForm, TextsForm } from './confirm-forms.tsx';
import { isSetupTest, openMarks } from './setup-mark.ts';
import { ShelvesForm } from './shelves-form.tsx';
import { SetupList } from './setup-list.tsx';
import './setup.css';

export async function loader({ request, context }: PageLoaderArgs) {
  await requirePermission({ request, context }, 'setup.see');
  const { setup, profile, store } = context.get(servicesContext);
  const [marks, textsRead, shelves] = await Promise.all([setup.marks(), setup.textsRead(), setup.shelves()]);
  const { claims } = profile.said();
  return {
    marks,
    textsRead,
    shelves,
    live: store.live,
    claims: claimNames.map((name) => ({ name, title: claimTitles[name], on: claims.includes(name) })),
  };
}

export async function action({ request, context }: PageActionArgs) {
  const { email: actor } = await requirePermission({ request, context }, 'setup.change');
  const { setup } = context.get(servicesContext);
  const sent = await request.formData();
  const form = sent.get('form');
  const test = sent.get('test');
  if (form === 'test' && isSetupTest(test)) {
    const { ok, says } = await setup.test({ test, actor });
    return data({ ok, says });
  }
  if (form === 'claims') {
    await setup.confirmClaims({ claims: claimNames.filter((name) => sent.get(name) === 'on'), actor });
    return data({ ok: true, says: 'Claims saved' });
  }
  if (form === 'shelves') {
    await setup.chooseShelves({ chosen: readChosen(sent), actor });
    return data({ ok: true, says: 'Shelves saved' });
  }
  if (form === 'texts') {
    await setup.confirmTexts({ read: sent.get('read') === 'on' });
    return data({ ok: true, says: 'Saved' });
  }
  return data({ ok: false, says: 'There is no such test.' }, { status: 422 });
}

/** What the selects say; what a form does not name goes by number and title. */
function readChosen(sent: FormData): ChosenShelves {
  return Object.fromEntries(
    shelfSlugs.flatMap((slug) => {
      const value = sent.get(`shelf-${slug}`);
      return typeof value === 'string' && /^\d{0,20}$/.test(value) ? [[slug, value]] : [];
    }),
  );
}

export default function AccountSetup({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { marks, claims, textsRead, shelves, live } = loaderData;
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
        <p role="status" className={actionData ? 'notice notice-calm' : 'sr-only'}>
          {actionData?.says}
        </p>
        <SetupList marks={marks} />
      </section>
      <ShelvesForm shelves={shelves} />
      <ClaimsForm claims={claims} live={live} />
      <TextsForm read={textsRead} />
    </div>
  );
}
