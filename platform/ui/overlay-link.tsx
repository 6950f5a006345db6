import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { type Overlay, showOverlay } from './use-overlays.ts';

interface OverlayLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick' | 'aria-haspopup'> {
  /** The page that stands for the overlay. */
  to: string;
  overlay: Overlay;
  topic?: string;
  /** False leads to the page. */
  opens?: boolean;
}

/** Opens an overlay; without script, in a new tab and on the page that stands for the overlay it is that page's address. */
export function OverlayLink({ to, overlay, topic, opens = true, ...link }: OverlayLinkProps) {
  const { pathname } = useLocation();
  const isOpening = opens && pathname !== to;
  return (
    <Link
      {...link}
      to={to}
      aria-haspopup={isOpening ? 'dialog' : undefined}
      onClick={(event) => {
        if (!isOpening || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        showOverlay(overlay, topic);
      }}
    />
  );
}
