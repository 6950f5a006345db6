import { useFetcher } from 'react-router';
import type { EntryFilter } from '#features/knowledge/list-entries.server.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { filterParams } from './filter-address.ts';
import { TRAINING_PATH, type TrainingAnswer } from './training-answer.ts';

interface MoveEntriesProps {
  filter: EntryFilter;
  mayExport: boolean;
  /** Of a page without scripts. */
  answered: TrainingAnswer | undefined;
}

/** Entries as a file: out as they are filtered, and in. */
export function MoveEntries({ filter, mayExport, answered }: MoveEntriesProps) {
  const fetcher = useFetcher<TrainingAnswer>();
  const busy = fetcher.state !== 'idle';
  const answer = fetcher.data ?? answered;
  return (
    <details className="training-many" open={answered?.intent === 'import' || undefined}>
      <summary className="training-summary">Export and import</summary>
      <div className="training-many-form">
        {mayExport && (
          // A plain form: the answer is a file.
          <form method="post" action={`${TRAINING_PATH}/export`} className="training-many-row">
            {filterParams(filter).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" name="format" value="csv" className="btn btn-line btn-small">
              Export CSV
            </button>
            <button type="submit" name="format" value="yaml" className="btn btn-line btn-small">
              Export YAML
            </button>
          </form>
        )}
        <fetcher.Form
          method="post"
          action={TRAINING_PATH}
          encType="multipart/form-data"
          className="training-many-row"
          onSubmit={(event) => busy && event.preventDefault()}
        >
          <input type="hidden" name="intent" value="import" />
          <label className="form-field">
            <span>A file as it was exported (CSV or YAML)</span>
            <input type="file" name="file" accept=".csv,.yaml,.yml" required className="input" />
          </label>
          <button type="submit" className="btn btn-line btn-small" aria-disabled={busy}>
            {busy ? 'Importing...' : 'Import'}
          </button>
        </fetcher.Form>
        <p className="training-fine">
          An id changes that entry, without one an entry is added. It is all written, or nothing.
        </p>
        <div role="status">{answer?.intent === 'import' && <ImportAnswer answer={answer} />}</div>
      </div>
    </details>
  );
}

function ImportAnswer({ answer }: { answer: Extract<TrainingAnswer, { intent: 'import' }> }) {
  return (
    <>
      <p className={answer.ok ? 'training-verdict training-verdict-yes' : 'training-verdict'}>
        <Icon name={answer.ok ? 'circle-check' : 'circle-alert'} />
        {answer.message}
      </p>
      {!answer.ok && answer.errors.length > 0 && (
        <ul className="training-file-errors" aria-label="What is wrong with the file">
          {answer.errors.map(({ line, field, message }) => (
            <li key={`${line} ${field ?? ''} ${message}`}>
              <b>
                Line {line}
                {field && `, ${field}`}:
              </b>{' '}
              {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
