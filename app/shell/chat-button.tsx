import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useOverlays } from '../state/overlays.ts';
import { Mark } from '../ui/mark.tsx';

/** Opens the assistant (engagement §2.2). Nothing of the chat is loaded before it is pressed. */
export function ChatButton() {
  const { open, show } = useOverlays();
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = open === 'chat';
  // The panel covers the button, so the button is gone meanwhile; closing the panel brings both back.
  useEffect(() => {
    if (wasOpen.current && open === null) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen, open]);
  // A checkout asks for one thing only.
  if (pathname.startsWith('/checkouts/')) return null;
  return (
    <button
      ref={button}
      type="button"
      className="chat-button"
      aria-label="Open chat"
      aria-haspopup="dialog"
      hidden={isOpen}
      onClick={() => show('chat')}
    >
      <Mark />
    </button>
  );
}
