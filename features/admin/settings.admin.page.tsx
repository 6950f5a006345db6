import { data } from 'react-router';
import { sampleContent, type SampleContentName } from '#content/sample-content.ts';
import { checkSettings } from '#features/store/settings.schema.ts';
import { type SettingsAnswer, SettingsPanel } from './settings-panel.tsx';
import { servicesContext } from '#features/services-context.ts';
import { requireAdmin } from '#features/accounts/require-viewer.server.ts';
import type { PageActionArgs, PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';

export async function loader({ request, context }: PageLoaderArgs) {
  await requireAdmin({ request, context });
  const { settings, store } = context.get(servicesContext);
  return { ...(await settings.read()), live: store.live };
}

export async function action({ request, context }: PageActionArgs) {
  const { email } = await requireAdmin({ request, context });
  const sent = Object.fromEntries(await request.formData());
  const checked = checkSettings(sent);
  if (!checked.ok) {
    const typed = typeof sent['storeInbox'] === 'string' ? sent['storeInbox'].slice(0, 254) : '';
    return data<SettingsAnswer>({ ok: false, inboxError: checked.inboxError, typed }, { status: 422 });
  }
  await context.get(servicesContext).settings.save({ form: checked.form, actor: email });
  return data<SettingsAnswer>({ ok: true });
}

const isName = (name: string): name is SampleContentName => Object.hasOwn(sampleContent, name);
const names = Object.keys(sampleContent).filter(isName);

export default function AccountSettings({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { sampleContent: chosen, storeInbox, inboxInUse, live } = loaderData;
  const switches = names.map((name) => ({
    name,
    ...sampleContent[name],
    // Where the words stand in the program means nothing to an owner.
    what: sampleContent[name].what.replace(/ \([a-z-]+\.ts\)/, ''),
    on: chosen[name],
  }));
  return (
    <SettingsPanel
      switches={switches}
      storeInbox={storeInbox}
      inboxInUse={inboxInUse}
      live={live}
      answer={actionData}
    />
  );
}
