import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { showToast } from '#platform/ui/toasts.ts';
import { settingsFields } from '#features/store/settings.fields.ts';
import { controlOf } from '#platform/forms/field-facts.ts';
import { focusFirstError, TextField } from '#platform/forms/form-field.tsx';

export type SettingsAnswer = { ok: true } | { ok: false; inboxError: string; typed: string };

interface SettingsPanelProps {
  switches: { name: string; label: string; what: string; off: string | null; on: boolean }[];
  storeInbox: string;
  inboxInUse: string;
  dailyDigest: boolean;
  live: boolean;
  answer: SettingsAnswer | undefined;
}

/** What the owner switches: sample content, and where mail to the store goes. */
export function SettingsPanel({
  switches,
  storeInbox,
  inboxInUse,
  dailyDigest,
  live,
  answer,
}: SettingsPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state === 'submitting';
  useEffect(() => {
    if (!answer) return;
    if (answer.ok) showToast({ title: 'Settings saved' });
    else {
      showToast({ kind: 'error', title: 'Error', description: answer.inboxError });
      focusFirstError(form.current);
    }
  }, [answer]);
  return (
    <Form ref={form} method="post" className="panel" noValidate aria-labelledby="settings">
      <h2 id="settings" className="text-title">
        Settings
      </h2>
      <fieldset className="grid gap-1">
        <legend className="form-label mb-2">Sample content</legend>
        <p className="mb-2 max-w-2xl text-small text-muted">
          {live
            ? 'These came with the store and speak of people and ratings that are not yours. Switch on only what is true of your shop.'
            : 'The demo shop shows these, with a line in the footer that says they are illustrative.'}
        </p>
        {switches.map(({ name, label, what, off, on }) => (
          <div key={name} className="check-row py-1">
            <input id={`switch-${name}`} type="checkbox" name={name} defaultChecked={on} />
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
        defaultValue={answer?.ok === false ? answer.typed : storeInbox}
        error={answer?.ok === false ? answer.inboxError : undefined}
      />
      <label className="check-row">
        <input type="checkbox" name="dailyDigest" defaultChecked={dailyDigest} />
        <span>One mail a day, at 7 in the morning, instead of one for each message and entry</span>
      </label>
      <button type="submit" className="btn btn-primary justify-self-start" aria-disabled={busy}>
        {busy ? 'Loading...' : 'Save settings'}
      </button>
    </Form>
  );
}
