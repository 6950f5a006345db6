import { useEffect, useRef, useState } from 'react';
import { showOverlay, useOverlays } from '#platform/ui/use-overlays.ts';
import { Mark } from '#platform/ui/mark.tsx';
import { watchCovering } from './watch-covering.ts';

/** Opens the assistant: docs/product/chat.md. Nothing of the chat is loaded before it is pressed. */
export function ChatButton() {
  const { open, isTalking } = useOverlays();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = open === 'chat' || isTalking;
  const [covers, setCovers] = useState(false);
  // The panel covers the button, so the button is gone meanwhile; closing the panel brings both back.
  useEffect(() => {
    if (wasOpen.current && open === null) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen, open]);
  useEffect(() => (button.current ? watchCovering(button.current, setCovers) : undefined), []);
  return (
    <button
      ref={button}
      type="button"
      className="chat-button"
      aria-label="Open chat"
      aria-haspopup="dialog"
      data-covers={covers || undefined}
      hidden={isOpen}
      onClick={() => showOverlay('chat')}
    >
      <Mark />
    </button>
  );
}
