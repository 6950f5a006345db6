import { useState } from 'react';
import { Form } from 'react-router';
import { FormFields } from '#platform/forms/form-fields.tsx';
import { PasswordFields } from '#platform/forms/password-fields.tsx';
import { codeFields, ownPasswordFields } from './auth.fields.ts';
import type { SecurityAnswer, SetupShown } from './security-answer.ts';
import { useSecurityForm } from './security-forms.tsx';

interface PanelProps {
  on: boolean;
  answer: SecurityAnswer | undefined;
}

interface Told {
  setup: SetupShown | undefined;
  backupCodes: string[];
}

/** A code of an authenticator app beside the password: switching it on and off, and the codes for when the app is lost. */
export function SecondStepPanel({ on, answer }: PanelProps) {
  // A wrong code leaves what was shown where it is: the codes are not told again.
  const [told, setTold] = useState<Told>();
  const next = answer?.backupCodes && { setup: answer.setup, backupCodes: answer.backupCodes };
  if (next && next.backupCodes[0] !== told?.backupCodes[0]) setTold(next);
  const shown = next ?? told;
  return (
    <section className="panel" aria-labelledby="second-step">
      <h2 id="second-step" className="text-title">
        Second step {on && <span className="tag tag-green">On</span>}
      </h2>
      <p className="max-w-2xl text-muted">
        {on
          ? 'Logging in asks for your password and for a code of your authenticator app.'
          : 'With a second step, whoever learns your password still cannot log in: a code of an app on your phone is asked for as well.'}
      </p>
      {shown && <BackupCodes codes={shown.backupCodes} />}
      {on ? <SwitchedOn answer={answer} /> : <SetUp setup={shown?.setup} answer={answer} />}
    </section>
  );
}

function SetUp({ setup, answer }: { setup: SetupShown | undefined; answer: SecurityAnswer | undefined }) {
  const { form, own, busy } = useSecurityForm('start', answer);
  const { form: codeForm, own: tried, busy: trying } = useSecurityForm('confirm', answer);
  if (!setup)
    return (
      <Form ref={form} method="post" className="security-form" noValidate preventScrollReset>
        <PasswordFields key={own?.attempt} facts={ownPasswordFields} errors={own?.fieldErrors ?? {}} />
        <button
          type="submit"
          name="intent"
          value="start"
          className="btn btn-primary justify-self-start"
          aria-disabled={busy}
        >
          Set up a second step
        </button>
      </Form>
    );
  return (
    <>
      <p>Scan this with an authenticator app, and enter the code that it shows.</p>
      <svg
        className="second-step-code"
        viewBox={`0 0 ${setup.qr.size} ${setup.qr.size}`}
        role="img"
        aria-label="QR code for an authenticator app"
        shapeRendering="crispEdges"
      >
        <path d={setup.qr.path} />
      </svg>
      <p className="text-small wrap-anywhere">
        On this phone: <a href={setup.uri}>open the app</a>. By hand: <code>{setup.secret}</code>
      </p>
      <Form ref={codeForm} method="post" className="security-form" noValidate preventScrollReset>
        <FormFields facts={codeFields} errors={tried?.fieldErrors ?? {}} />
        <button
          type="submit"
          name="intent"
          value="confirm"
          className="btn btn-primary justify-self-start"
          aria-disabled={trying}
        >
          Switch on
        </button>
      </Form>
    </>
  );
}

function SwitchedOn({ answer }: { answer: SecurityAnswer | undefined }) {
  const { form, own: stopped } = useSecurityForm('stop', answer);
  const { own: renewed } = useSecurityForm('codes', answer);
  const own = stopped ?? renewed;
  return (
    <Form ref={form} method="post" className="security-form" noValidate preventScrollReset>
      <PasswordFields key={own?.attempt} facts={ownPasswordFields} errors={own?.fieldErrors ?? {}} />
      <div className="flex flex-wrap gap-2">
        <button type="submit" name="intent" value="codes" className="btn btn-line">
          New backup codes
        </button>
        <button type="submit" name="intent" value="stop" className="btn btn-line">
          Switch off
        </button>
      </div>
    </Form>
  );
}

function BackupCodes({ codes }: { codes: string[] }) {
  return (
    <div className="notice notice-calm">
      <div>
        <p>
          Keep these backup codes where you find them without your phone. Each opens your account once. They
          are shown this one time.
        </p>
        <ul className="backup-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
