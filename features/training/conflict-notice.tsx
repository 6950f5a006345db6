import type { Entry } from '#features/knowledge/knowledge-entry.server.ts';
import { Icon } from '#platform/ui/icon.tsx';

/** Somebody else saved first. Nothing is overwritten until the editor says whose words stay. */
export function ConflictNotice({ theirs, onTakeTheirs }: { theirs: Entry; onTakeTheirs: () => void }) {
  return (
    <div className="notice training-conflict" role="alert">
      <Icon name="circle-alert" />
      <div>
        <p>
          <b>Somebody else saved this entry while you were editing.</b> Nothing was overwritten: your words
          are below, theirs are here.
        </p>
        <dl>
          <dt>Category</dt>
          <dd>{theirs.category}</dd>
          <dt>Question</dt>
          <dd>{theirs.question}</dd>
          <dt>Answer</dt>
          <dd>{theirs.answer}</dd>
          <dt>Further questions</dt>
          <dd className="training-lines">{theirs.further || 'None'}</dd>
          <dt>Keywords</dt>
          <dd>{theirs.keywords.join(', ') || 'None'}</dd>
          <dt>Active</dt>
          <dd>{theirs.isActive ? 'Yes' : 'No'}</dd>
        </dl>
        <div className="training-conflict-actions">
          <button type="button" className="btn btn-line btn-small" onClick={onTakeTheirs}>
            Take theirs
          </button>
          <input type="hidden" name="intent" value="save" />
          <button type="submit" name="overVersion" value={theirs.version} className="btn btn-line btn-small">
            Save mine over theirs
          </button>
        </div>
      </div>
    </div>
  );
}
