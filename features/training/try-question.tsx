import { useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import { MAX_MESSAGE_LENGTH } from '#features/chat/chat-limits.ts';
import type { Found } from '#features/knowledge/passage.server.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { TextField } from '#platform/forms/form-field.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { ReplyQuote } from './reply-quote.tsx';
import { TRAINING_PATH, type TrainingAnswer } from './training-answer.ts';

/** What a visitor's question would find and get now. */
export function TryQuestion({ answered }: { answered: TrainingAnswer | undefined }) {
  const fetcher = useFetcher<TrainingAnswer>();
  const answer = fetcher.data ?? answered;
  useEffect(() => {
    if (fetcher.data && !fetcher.data.ok) showToast({ kind: 'error', title: fetcher.data.message });
  }, [fetcher.data]);
  return (
    <section className="panel" aria-labelledby="training-try">
      <h2 id="training-try" className="text-title">
        Try a question
      </h2>
      <fetcher.Form method="post" action={TRAINING_PATH} className="inline-form">
        <TextField
          label="A visitor asks"
          name="question"
          maxLength={MAX_MESSAGE_LENGTH}
          required
          autoComplete="off"
        />
        <button type="submit" name="intent" value="try" className="btn btn-tint">
          Try
        </button>
      </fetcher.Form>
      <div role="status" aria-busy={fetcher.state !== 'idle'}>
        {answer?.intent === 'try' && answer.ok && <Tried found={answer.found} reply={answer.reply} />}
      </div>
    </section>
  );
}

interface TriedProps {
  found: Found;
  reply: string | undefined;
}

const VERDICTS: Record<Found['fit'], string> = {
  sure: 'The knowledge has an answer.',
  likely: 'The knowledge may have an answer: the first entry is told as what was perhaps meant.',
  unknown: 'The knowledge has no answer: nothing fits well enough.',
};

function Tried({ found, reply }: TriedProps) {
  const { passages, fit, corrected } = found;
  const sure = fit === 'sure';
  return (
    <div className="training-tried">
      {corrected !== undefined && (
        <p className="training-fine">
          Understood as <b>{corrected}</b>
        </p>
      )}
      <p className={sure ? 'training-verdict training-verdict-yes' : 'training-verdict'}>
        <Icon name={sure ? 'circle-check' : 'circle-alert'} />
        {VERDICTS[fit]}
      </p>
      <h3 className="training-subtitle">What the assistant says now</h3>
      {reply === undefined ? (
        <p className="training-fine">The assistant could not answer at this moment.</p>
      ) : (
        <ReplyQuote reply={reply} />
      )}
      {passages.length > 0 && (
        <>
          <h3 className="training-subtitle">{sure ? 'What it found' : 'What came nearest'}</h3>
          <ol className="training-found">
            {passages.map(({ id, question, category, score }) => (
              <li key={id}>
                <Link to={`?edit=${id}`}>{question}</Link>
                <span className="training-fine">
                  {category} · score {score.toFixed(1)}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
