import { data } from 'react-router';
import { sampleContent, type SampleContentName } from '#content/sample-content.ts';
import { checkSettings } from '#features/store/settings.schema.ts';
import { dailyDigestLabel, settingsFields } from '#features/store/settings.fields.ts';
import type { StoreSettings } from '#features/store/settings-service.server.ts';
import { storeProfileFields } from '#features/store/store-profile.fields.ts';
import { checkStoreProfile, typedProfile } from '#features/store/store-profile.schema.ts';
import type { RetentionDays } from '#content/retention.ts';
import { formVersion, isOutdated } from '#platform/forms/form-version.server.ts';
import { type FormFacts, typedValues } from '#platform/forms/field-facts.ts';
import { type StoreProfileAttempt, StoreProfileForm } from './store-profile-form.tsx';
import { type SettingsAnswer, SettingsPanel } from './settings-panel.tsx';
import { retentionFields } from '#features/store/retention.fields.ts';
import { checkRetention } from '#features/store/retention.schema.ts';
import { type RetentionAttempt, RetentionForm } from './retention-form.tsx';
import { servicesContext } from '#features/services-context.ts';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import type { PageActionArgs, PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';

export async function loader({ request, context }: PageLoaderArgs) {
  await requirePermission({ request, context }, 'settings.see');
  const { settings, store, profile, retention } = context.get(servicesContext);
  const read = await settings.read();
  return {
    ...read,
    version: formVersion(typedSettings(read)),
    live: store.live,
    profile: typedProfile(profile.said()),
    profileVersion: formVersion(typedProfile(profile.said())),
    days: typedDays(retention.current()),
    daysVersion: formVersion(typedDays(retention.current())),
  };
}

const typedDays = (days: RetentionDays): Record<string, string> =>
  Object.fromEntries(Object.entries(days).map(([name, count]) => [name, String(count)]));

/** Boxes as words, so that what another administrator switched can be told. */
const ON = 'on';
const OFF = 'off';

const typedSettings = ({
  sampleContent: switches,
  dailyDigest,
  storeInbox,
}: Pick<StoreSettings, 'sampleContent' | 'dailyDigest' | 'storeInbox'>): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(switches).map(([name, on]) => [name, on ? ON : OFF])),
  dailyDigest: dailyDigest ? ON : OFF,
  storeInbox,
});

/** The same of what was sent, right or wrong: a box that is not ticked is not sent. */
const sentSettings = (form: FormData): Record<string, string> => ({
  ...Object.fromEntries([...names, 'dailyDigest'].map((name) => [name, form.has(name) ? ON : OFF])),
  storeInbox: typedValues(settingsFields, form).storeInbox ?? '',
});

export async function action({ request, context }: PageActionArgs) {
  const { email } = await requirePermission({ request, context }, 'settings.change');
  const form = await request.formData();
  if (form.get('form') === 'profile') return saveProfile(form, { email, context });
  if (form.get('form') === 'retention') return saveRetention(form, { email, context });
  return saveSwitches(form, { email, context });
}

async function saveSwitches(
  form: FormData,
  { email, context }: Pick<PageActionArgs, 'context'> & { email: string },
) {
  const checked = checkSettings(Object.fromEntries(form));
  const typed = sentSettings(form);
  if (!checked.ok)
    return data<SettingsAnswer>({ ok: false, inboxError: checked.inboxError, typed }, { status: 422 });
  const { settings } = context.get(servicesContext);
  const now = typedSettings(await settings.read());
  if (isOutdated(form, now)) {
    const meanwhile = { now, version: formVersion(now) };
    return data<SettingsAnswer>({ ok: false, typed, meanwhile }, { status: 409 });
  }
  await settings.save({ form: checked.form, actor: email });
  return data<SettingsAnswer>({ ok: true, version: formVersion(typedSettings(await settings.read())) });
}

async function saveRetention(
  form: FormData,
  { email, context }: Pick<PageActionArgs, 'context'> & { email: string },
) {
  const checked = checkRetention(Object.fromEntries(form));
  if (!checked.ok) {
    const retention: RetentionAttempt = {
      saved: false,
      values: typedValues(retentionFields, form),
      errors: checked.fieldErrors,
    };
    return data({ retention }, { status: 422 });
  }
  const { retention: kept } = context.get(servicesContext);
  await kept.reload();
  const now = typedDays(kept.current());
  if (isOutdated(form, now)) {
    const retention: RetentionAttempt = {
      saved: false,
      values: typedValues(retentionFields, form),
      errors: {},
      meanwhile: { now, version: formVersion(now) },
    };
    return data({ retention }, { status: 409 });
  }
  await kept.save({ days: checked.form, actor: email });
  const retention: RetentionAttempt = { saved: true, version: formVersion(typedDays(kept.current())) };
  return data({ retention });
}

async function saveProfile(
  form: FormData,
  { email, context }: Pick<PageActionArgs, 'context'> & { email: string },
) {
  const checked = checkStoreProfile(Object.fromEntries(form));
  if (!checked.ok) {
    const profile: StoreProfileAttempt = {
      saved: false,
      values: typedValues(storeProfileFields, form),
      errors: checked.fieldErrors,
    };
    return data({ profile }, { status: 422 });
  }
  const { profile: facts } = context.get(servicesContext);
  await facts.reload();
  const now = typedProfile(facts.said());
  if (isOutdated(form, now)) {
    const profile: StoreProfileAttempt = {
      saved: false,
      values: typedValues(storeProfileFields, form),
      errors: {},
      meanwhile: { now, version: formVersion(now) },
    };
    return data({ profile }, { status: 409 });
  }
  await facts.save({ changes: checked.form, actor: email });
  const profile: StoreProfileAttempt = { saved: true, version: formVersion(typedProfile(facts.said())) };
  return data({ profile });
}

const isName = (name: string): name is SampleContentName => Object.hasOwn(sampleContent, name);
const names = Object.keys(sampleContent).filter(isName);

/** What two who edit these settings are told of them. */
const switchFacts: FormFacts = {
  ...Object.fromEntries(
    names.map((name) => [name, { label: sampleContent[name].label, what: sampleContent[name].label }]),
  ),
  ...settingsFields,
  dailyDigest: { label: dailyDigestLabel, what: dailyDigestLabel },
};

export default function AccountSettings({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { sampleContent: chosen, storeInbox, inboxInUse, dailyDigest, live } = loaderData;
  const { version, profile, profileVersion, days, daysVersion } = loaderData;
  const answer =
    actionData && ('profile' in actionData || 'retention' in actionData) ? undefined : actionData;
  const switches = names.map((name) => ({
    name,
    ...sampleContent[name],
    // Where the words stand in the program means nothing to an owner.
    what: sampleContent[name].what.replace(/ \([a-z-]+\.(?:ts|yaml)\)/, ''),
    on: chosen[name],
  }));
  return (
    <div className="grid gap-8">
      <StoreProfileForm
        said={profile}
        version={profileVersion}
        live={live}
        attempt={actionData && 'profile' in actionData ? actionData.profile : undefined}
      />
      <SettingsPanel
        {...{ switches, storeInbox, inboxInUse, dailyDigest, live, answer, version }}
        facts={switchFacts}
      />
      <RetentionForm
        days={days}
        version={daysVersion}
        attempt={actionData && 'retention' in actionData ? actionData.retention : undefined}
      />
    </div>
  );
}
