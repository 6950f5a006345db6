import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { showToast } from '#platform/ui/toasts.ts';
import { dailyDigestLabel, settingsFields } from '#features/store/settings.fields.ts';
import { controlOf, type FormFacts } from '#platform/forms/field-facts.ts';
import { focusFirstError, TextField } from '#platform/forms/form-field.tsx';
import { useShownVersion } from '#platform/forms/use-shown-version.ts';
import { MeanwhileChanged } from '#platform/forms/meanwhile-changed.tsx';

export type SettingsAnswer =
  | { ok: true; version: string }
  | {
      ok: false;
      inboxError?: string;
      /** Boxes as 'on' or 'off', and the address. */
      typed: Readonly<Record<string, string>>;
      /** What another administrator saved since the form was shown. */
      meanwhile?: { now: Readonly<Record<string, string>>; version: string };
    };

interface SettingsPanelProps {
  switches: { name: string; label: string; what: string; off: string | null; on: boolean }[];
  storeInbox: string;
  inboxInUse: string;
  dailyDigest: boolean;
  live: boolean;
  /** Which settings the form was shown with. */
  version: string;
  facts: FormFacts;
  answer: SettingsAnswer | undefined;
}

/** What the owner switches: sample content, and where mail to the store goes. */
export function SettingsPanel({
  switches,
  storeInbox,
  inboxInUse,
  dailyDigest,
  live,
  version,
  facts,
  answer,
}: SettingsPanelProps) {
  const refused = answer?.ok === false ? answer : undefined;
  const shown = useShownVersion(version, answer?.ok ? answer.version : refused?.meanwhile?.version);
  const isOn = (name: string, saved: boolean) => (refused ? refused.typed[name] === 'on' : saved);
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state === 'submitting';
  useEffect(() => {
    if (!answer) return;
    if (answer.ok) showToast({ title: 'Settings saved' });
    else if (answer.inboxError !== undefined) {
      showToast({ kind: 'error', title: 'Error', description: answer.inboxError });
      focusFirstError(form.current);
    }
  }, [answer]);
  return (
    <Form ref={form} method="post" className="panel" noValidate aria-labelledby="settings">
      <h2 id="settings" className="text-title">
        Settings
      </h2>
      <input type="hidden" name="version" value={shown} />
      {refused?.meanwhile && (
        <MeanwhileChanged facts={facts} now={refused.meanwhile.now} typed={refused.typed} />
      )}
      <fieldset className="grid gap-1">
        <legend className="form-label mb-2">Sample content</legend>
        <p className="mb-2 max-w-2xl text-small text-muted">
          {live
            ? 'These came with the store and speak of people and ratings that are not yours. Switch on only what is true of your shop.'
            : 'The demo shop shows these, with a line in the footer that says they are illustrative.'}
        </p>
        {switches.map(({ name, label, what, off, on }) => (
          <div key={name} className="check-row py-1">
            <input id={`switch-${name}`} type="checkbox" name={name} defaultChecked={isOn(name, on)} />
            <div>
              <label htmlFor={`switch-${name}`} className="form-label">
                {label}
              </label>
              <p className="text-small text-muted">
                {what} {off ? `When off: '${off}'.` : 'When off it is left out.'}
              </p>
            </div>
          </div>
        ))}
      </fieldset>
      <TextField
        {...controlOf('storeInbox', settingsFields.storeInbox)}
        hint={`Messages and giveaway entries are mailed there. Now: ${inboxInUse}`}
        defaultValue={refused?.typed['storeInbox'] ?? storeInbox}
        error={refused?.inboxError}
      />
      <label className="check-row">
        <input type="checkbox" name="dailyDigest" defaultChecked={isOn('dailyDigest', dailyDigest)} />
        <span>{dailyDigestLabel}</span>
      </label>
      <button type="submit" className="btn btn-primary justify-self-start" aria-disabled={busy}>
        {busy ? 'Loading...' : 'Save settings'}
      </button>
    </Form>
  );
}
