import { useState } from 'react';
import { isFields, isText } from '#platform/browser/read-fields.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { may } from '#features/accounts/permissions.ts';
import { useViewer } from '#features/accounts/viewer-state.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { type RefreshName, refreshes } from './refresh-words.ts';
import { useReadAgain } from './use-read-again.ts';

/**
 * Has the sources of a list read anew, and shows the list as it is then. The page is the same for everybody: whether the button is there, the browser
 * decides, and whether it works, the server.
 */
export function RefreshButton({ list, where }: { list: RefreshName; where: 'heading' | 'empty' }) {
  const [busy, setBusy] = useState(false);
  const readAgain = useReadAgain();
  const words = refreshes[list];
  if (!may(useViewer()?.role, 'community.change')) return null;

  async function refresh() {
    if (busy) return;
    setBusy(true);
    const outcome = await askForRefresh(list);
    setBusy(false);
    if (outcome.kind === 'done') {
      showToast({ title: words.done, description: words.found(outcome.count) });
      await readAgain();
    } else if (outcome.kind === 'denied')
      showToast({ kind: 'error', title: 'Access Denied', description: words.denied });
    else showToast({ kind: 'error', title: 'Update Failed', description: outcome.message ?? words.failed });
  }

  return (
    <button
      type="button"
      className={`btn btn-small ${where === 'empty' ? 'btn-primary' : 'btn-line'} refresh`}
      // Not disabled: that would drop the focus.
      aria-disabled={busy}
      aria-busy={busy}
      onClick={() => void refresh()}
    >
      <Icon name="refresh-cw" />
      {busy ? 'Updating…' : where === 'empty' ? words.fetch : words.button}
    </button>
  );
}

type Outcome = { kind: 'done'; count: number } | { kind: 'denied' } | { kind: 'failed'; message?: string };

async function askForRefresh(list: RefreshName): Promise<Outcome> {
  const { path, count } = refreshes[list];
  try {
    const response = await fetch(path, { method: 'POST' });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.status === 401 || response.status === 403) return { kind: 'denied' };
    const fields = isFields(answer) ? answer : {};
    const found = fields[count];
    if (response.ok && typeof found === 'number') return { kind: 'done', count: found };
    return isText(fields['message']) ? { kind: 'failed', message: fields['message'] } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
