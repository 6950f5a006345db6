import { Form, Link, useNavigation } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import { Icon } from '#platform/ui/icon.tsx';
import type { LetterAnswer } from './answer-letter.ts';
import { LetterEditor } from './letter-editor.tsx';
import { type Letter, LETTERS_PATH, listLabels, stateLabels } from './letter.ts';

interface LetterViewProps {
  letter: Letter;
  /** As its readers see it. */
  html: string;
  /** How many it would go to now. */
  readers: number;
  products: { value: string; label: string }[];
  mayChange: boolean;
  /** Whether mails leave this store. */
  mails: boolean;
  answer: LetterAnswer | undefined;
}

/** One letter: what it says, whom it goes to, and what became of it. */
export function LetterView(props: LetterViewProps) {
  const { letter, html, readers, mayChange, mails, answer } = props;
  const isDraft = letter.state === 'draft';
  return (
    <section className="panel letters" aria-labelledby="letter">
      <p>
        <Link to={LETTERS_PATH} className="btn btn-line btn-small">
          <Icon name="chevron-left" />
          All letters
        </Link>
      </p>
      <h2 id="letter" className="text-title wrap-anywhere" dir="auto">
        {letter.subject}
      </h2>
      <p role="status" className={answer?.ok ? 'notice notice-calm wrap-anywhere' : 'sr-only'}>
        {answer?.ok && answer.says}
      </p>
      {answer && !answer.ok && answer.says && (
        <p className="notice" role="alert">
          <Icon name="circle-alert" />
          {answer.says}
        </p>
      )}
      {!mails && (
        <p className="notice">This store has no mail server yet: a letter can be written, not sent.</p>
      )}
      {isDraft ? (
        <p>
          {listLabels[letter.list]}, to{' '}
          {readers === 1 ? '1 confirmed reader' : `${readers} confirmed readers`} as it is now.
        </p>
      ) : (
        <Report letter={letter} />
      )}
      <div className="letter-columns">
        {isDraft && mayChange && <LetterEditor {...props} />}
        <div className="letter-preview">
          <h3 className="font-display font-semibold">
            {isDraft ? 'Preview of what is saved' : 'As it was written'}
          </h3>
          <iframe
            title={`Letter: ${letter.subject}`}
            className="letter-frame"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={html}
          />
        </div>
      </div>
      {mayChange && <OtherActs letter={letter} />}
    </section>
  );
}

function Report({ letter: { list, state, sendAt, finishedAt, numbers } }: { letter: Letter }) {
  const at = finishedAt ?? sendAt;
  const rows: [string, number][] = [
    ['Sent', numbers.sent],
    ['Refused', numbers.refused],
    ['Waiting', numbers.waiting],
    ['Unsubscribed before their turn', numbers.left],
  ];
  return (
    <>
      <p>
        {listLabels[list]} · {stateLabels[state]}
        {at && (
          <>
            {' · '}
            <time dateTime={at.toISOString()}>{momentInWords(at)}</time>
          </>
        )}
      </p>
      {state !== 'scheduled' && (
        <dl className="letter-numbers">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function OtherActs({ letter }: { letter: Letter }) {
  const busy = useNavigation().state === 'submitting';
  const acts = [
    ...(letter.state === 'scheduled' ? [{ intent: 'call-back', label: 'Call it back' }] : []),
    { intent: 'copy', label: 'Copy as a new letter' },
    ...(letter.state === 'draft' ? [{ intent: 'delete', label: 'Delete' }] : []),
  ];
  return (
    <Form method="post" className="letter-buttons" onSubmit={(event) => busy && event.preventDefault()}>
      {acts.map(({ intent, label }) => (
        <button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          className="btn btn-line btn-small"
          aria-disabled={busy}
        >
          {label}
        </button>
      ))}
    </Form>
  );
}
