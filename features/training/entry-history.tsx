import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import type { EntryField } from '#features/knowledge/changed-fields.ts';
import type { EntryVersion } from '#features/knowledge/entry-versions.server.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { TRAINING_PATH, type TrainingAnswer } from './training-answer.ts';

const fieldWords: Record<EntryField, string> = {
  category: 'category',
  question: 'question',
  answer: 'answer',
  further: 'further questions',
  keywords: 'keywords',
  isActive: 'active',
  sources: 'sources',
  reviewDue: 'review due',
  reviewedBy: 'reviewed by',
  reviewedOn: 'reviewed on',
};

interface EntryHistoryProps {
  id: string;
  /** The version that the editor sees. */
  version: number;
  history: readonly EntryVersion[];
  onBroughtBack: () => void;
}

/** How the entry stood, who wrote it and when, each to be brought back. */
export function EntryHistory({ id, version, history, onBroughtBack }: EntryHistoryProps) {
  const fetcher = useFetcher<TrainingAnswer>();
  const { data, state } = fetcher;
  const told = useRef(data);
  useEffect(() => {
    // Idle again: the page has read the entry anew.
    if (data?.intent !== 'undo' || state !== 'idle' || told.current === data) return;
    told.current = data;
    showToast({ kind: data.ok ? 'success' : 'error', title: data.message });
    if (data.ok) onBroughtBack();
  }, [data, state, onBroughtBack]);
  if (history.length === 0) return null;
  return (
    <details className="training-history">
      <summary className="training-summary">History ({history.length})</summary>
      <ol>
        {history.map((kept) => (
          <li key={kept.version}>
            <p>
              <b>{momentInWords(new Date(kept.at))}</b>
              <span className="training-fine">
                {kept.actor ?? 'As the store came with it, or before history was kept'}
                {kept.changed.length > 0 && `: ${kept.changed.map((field) => fieldWords[field]).join(', ')}`}
              </span>
            </p>
            <VersionTexts texts={kept.texts} />
            {kept.version === version ? (
              <p className="training-fine">As it stands now.</p>
            ) : (
              <fetcher.Form method="post" action={TRAINING_PATH}>
                <input type="hidden" name="intent" value="undo" />
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="version" value={version} />
                <button
                  type="submit"
                  name="to"
                  value={kept.version}
                  className="btn btn-line btn-small"
                  aria-disabled={state !== 'idle'}
                  aria-label={`Bring back version ${kept.version}`}
                >
                  Bring back
                </button>
              </fetcher.Form>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

function VersionTexts({ texts }: { texts: EntryVersion['texts'] }) {
  return (
    <blockquote className="training-version">
      <p>
        <b>{texts.question}</b> ({texts.category}
        {!texts.isActive && ', switched off'})
      </p>
      <p>{texts.answer}</p>
      {texts.further && <p className="training-lines">{texts.further}</p>}
      {texts.keywords.length > 0 && <p className="training-fine">Keywords: {texts.keywords.join(', ')}</p>}
    </blockquote>
  );
}
