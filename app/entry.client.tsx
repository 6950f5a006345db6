import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { openHistoryGate } from '#platform/ui/history-gate.ts';

openHistoryGate(() => import('#platform/ui/overlay-history.ts'));

// Back and forward in a hurry: the router drops the page that was overtaken, and leaves its own refusal unheard.
addEventListener('unhandledrejection', (event) => {
  const reason: unknown = event.reason;
  if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
