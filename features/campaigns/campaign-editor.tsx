import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Campaign } from './campaign.ts';
import {
  type CampaignField,
  campaignFields,
  pictureChoices,
  wordFacts,
  wordsOfKind,
} from './campaign.fields.ts';
import type { CampaignFieldErrors } from './campaign.schema.ts';
import { controlOf, isFieldOf, typedValues } from '#platform/forms/field-facts.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { FormFields } from '#platform/forms/form-fields.tsx';
import { focusFirstError, TextField } from '#platform/forms/form-field.tsx';
import type { CampaignLook } from './campaign-preview.tsx';
import { CopyAndArchive } from './copy-and-archive.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { type CampaignAttempt, type CampaignValues, valuesOf } from './campaign-attempt.ts';

const CampaignPreview = lazy(() => import('./campaign-preview.tsx'));

interface CampaignEditorProps {
  campaign: Campaign;
  /** The store's time now, as a date field shows it. */
  now: string;
  attempt: CampaignAttempt | undefined;
  Look: CampaignLook;
}

/** One campaign: its form, and beside it what a visitor sees of what is typed. */
export function CampaignEditor({ campaign, now, attempt, Look }: CampaignEditorProps) {
  const refused = attempt?.outcome === 'refused' ? attempt : undefined;
  const values = refused?.values ?? valuesOf(campaign);
  const errors = refused?.errors ?? {};
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<CampaignValues>(values);
  const busy = useNavigation().formData?.get('id') === campaign.id;

  useEffect(() => {
    if (attempt?.outcome === 'saved')
      showToast({ title: 'Campaign saved', description: 'Visitors see it at once.' });
    if (attempt?.outcome === 'copied')
      showToast({ title: 'Campaign copied', description: 'The copy is switched off.' });
    if (attempt?.outcome === 'refused') focusFirstError(form.current);
  }, [attempt]);

  const headingId = `campaign-${campaign.id}`;
  return (
    <section className="panel" aria-labelledby={headingId}>
      <div className="panel-head">
        <h2 id={headingId} className="text-title">
          {campaign.name}
        </h2>
        <CopyAndArchive campaign={campaign} />
      </div>
      {attempt?.outcome === 'not-archived' && (
        <p className="notice" role="alert">
          <Icon name="circle-alert" />
          {attempt.message}
        </p>
      )}
      {refused?.message !== undefined && <Refusal refused={refused} message={refused.message} />}
      <div className="campaign-columns">
        <Form
          ref={form}
          method="post"
          className="campaign-form"
          preventScrollReset
          noValidate
          onSubmit={(event) => busy && event.preventDefault()}
          onChange={(event: FormEvent<HTMLFormElement>) =>
            setTyped(typedValues(campaignFields, new FormData(event.currentTarget)))
          }
        >
          <CampaignFields campaign={campaign} values={values} errors={errors} />
          <button
            type="submit"
            name="intent"
            value="save"
            className="btn btn-primary justify-self-start"
            aria-disabled={busy}
          >
            {busy ? 'Saving...' : 'Save'}
          </button>
          {/* Not before the form stands anew with what was saved: what is typed until then goes with the old one. */}
          {attempt?.outcome === 'saved' && !busy && (
            <p role="status" className="text-small">
              Saved. Visitors see it at once.
            </p>
          )}
        </Form>
        <Suspense fallback={null}>
          <CampaignPreview campaign={campaign} typed={typed} now={now} Look={Look} />
        </Suspense>
      </div>
    </section>
  );
}

const prizes = [
  ['prize1', 'value1'],
  ['prize2', 'value2'],
  ['prize3', 'value3'],
] as const;

interface CampaignFieldsProps {
  campaign: Campaign;
  values: CampaignValues;
  errors: CampaignFieldErrors;
}

function CampaignFields({ campaign, values, errors }: CampaignFieldsProps) {
  const isGiveaway = campaign.kind === 'giveaway';
  const field = (name: CampaignField) => ({
    ...controlOf(name, campaignFields[name]),
    defaultValue: values[name] ?? '',
    error: errors[name],
  });
  return (
    <>
      <input type="hidden" name="id" value={campaign.id} />
      <input type="hidden" name="version" value={campaign.version} />
      <label className="check-row">
        <input type="checkbox" name="enabled" defaultChecked={values.enabled === 'on'} />
        <span>{campaignFields.enabled.label}</span>
      </label>
      <TextField
        {...field('name')}
        hint={campaign.kind === 'announcement' ? 'The line above every page' : undefined}
      />
      <div className="campaign-pair">
        <TextField
          {...field('startsAt')}
          step={1}
          hint={isGiveaway ? 'The first second that takes an entry' : 'Empty: already open'}
          required={isGiveaway}
        />
        <TextField {...field('endsAt')} step={1} required={isGiveaway} />
      </div>
      <FormFields
        facts={wordFacts(campaign.kind)}
        only={wordsOfKind[campaign.kind]}
        values={values}
        errors={errors}
        choices={{ picture: pictureChoices }}
      />
      {isGiveaway && (
        <>
          <div className="campaign-pair">
            <TextField {...field('popupsUntil')} step={1} />
            <TextField {...field('drawingAt')} step={1} required />
          </div>
          {prizes.map(([prize, value]) => (
            <div key={prize} className="campaign-pair">
              <TextField {...field(prize)} />
              <TextField {...field(value)} />
            </div>
          ))}
          {errors.tellEntrants !== undefined && (
            <FormFields facts={campaignFields} only={['tellEntrants']} values={values} errors={errors} />
          )}
          <label className="check-row">
            <input type="checkbox" name="termsConfirmed" defaultChecked={values.termsConfirmed === 'on'} />
            <span>
              {campaignFields.termsConfirmed.label}: a lawyer has read the official rules, and the values are
              not estimates any more
            </span>
          </label>
        </>
      )}
    </>
  );
}

type Refused = Extract<CampaignAttempt, { outcome: 'refused' }>;

/** Why nothing was written. To a second editor it says what stands now; what was typed is still in the form. */
function Refusal({ refused: { current, values }, message }: { refused: Refused; message: string }) {
  const stands = current && valuesOf(current);
  const others = stands
    ? Object.keys(campaignFields)
        .filter((name) => isFieldOf(campaignFields, name))
        .filter((name) => (stands[name] ?? '') !== (values[name] ?? ''))
    : [];
  return (
    <div className="notice" role="alert">
      <Icon name="circle-alert" />
      <div>
        <p>{message}</p>
        {stands && others.length > 0 && (
          <ul className="campaign-others">
            {others.map((name) => (
              <li key={name}>
                {campaignFields[name].label}: <strong>{shown(stands[name])}</strong>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

const shown = (value: string | undefined) =>
  value === 'on' ? 'yes' : (value?.replace('T', ' ') ?? 'no') || 'empty';
