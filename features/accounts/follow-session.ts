import { cookieValue, isNotice, NOTICE_COOKIE, notices, SIGNED_IN_COOKIE } from './browser-cookies.ts';
import { readSessionView } from './session-view.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { useViewerState } from './viewer-state.ts';

/** How often the view of the session is looked at, and how much of it must be left (docs/product/accounts.md#sessions). Milliseconds. */
const TICK_MS = 30_000;
const REFRESH_BEFORE_MS = 90_000;

/** Until when what the server said of the session holds, by this browser's clock. */
let validUntil = 0;
let ticking: ReturnType<typeof setInterval> | undefined;

/** Compares what the browser knows with its cookies: after each navigation. */
export function followSession(): void {
  showNotice();
  ticking ??= setInterval(tick, TICK_MS);
  const signedIn = cookieValue(document.cookie, SIGNED_IN_COOKIE) !== undefined;
  const { viewer } = useViewerState.getState();
  if (!signedIn) {
    if (viewer !== null) useViewerState.setState({ viewer: null });
  } else if (viewer === null) {
    useViewerState.setState({ viewer: 'unknown' });
    void refresh();
  }
}

function tick(): void {
  const { viewer } = useViewerState.getState();
  if (viewer !== null && validUntil - Date.now() <= REFRESH_BEFORE_MS) void refresh();
}

async function refresh(): Promise<void> {
  const view = await ask('GET');
  const latest = view?.viewer && view.needsRefresh ? ((await ask('POST')) ?? view) : view;
  // Not reached: what is known stays, and the next tick asks again.
  if (!latest) return;
  if (latest.viewer) validUntil = Date.now() + latest.validFor * 1000;
  useViewerState.setState({ viewer: latest.viewer });
}

async function ask(method: 'GET' | 'POST') {
  const answer = await fetch('/api/session', { method }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  return readSessionView(await answer.json().catch(() => undefined));
}

/** What the last page left to say, once. */
function showNotice(): void {
  const name = cookieValue(document.cookie, NOTICE_COOKIE);
  if (name === undefined) return;
  document.cookie = `${NOTICE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  if (isNotice(name)) showToast({ title: notices[name].title });
}
