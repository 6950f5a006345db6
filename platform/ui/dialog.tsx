import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Icon } from './icon.tsx';
import { useOverlayEntry } from './overlay-history.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Words under the title. */
  subtitle?: ReactNode;
  /** 'dialog' stands in the middle, 'drawer' at the side. */
  className?: string;
  /** No head: the children bring their own, with a way to close. The title then only names the dialog. */
  bare?: boolean;
  /** Asked for: Back closes it, and so does a way to another page. What opens by itself stands in no history. */
  asked?: boolean;
  children: ReactNode;
}

/**
 * A modal on the browser's own <dialog>: focus stays inside, Escape and a press beside it close, focus goes back to where it was.
 */
export function Dialog({
  open,
  onClose,
  title,
  subtitle,
  className = 'dialog',
  bare = false,
  asked = true,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useOverlayEntry(open && asked, onClose);
  useClosedByNavigation(open && asked, onClose);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      // The browser would focus the first thing that can take it; where a dialog is for typing, that is its field.
      dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);

  // Leaving the page takes the dialog with it; the browser must not keep the rest of the page inert. While the element still
  // stands, the browser gives the focus back to what had it before.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={ref}
      className={className}
      aria-label={bare ? title : undefined}
      aria-labelledby={bare ? undefined : titleId}
      onClose={onClose}
      closedby="any"
    >
      {!bare && (
        <div className="dialog-head">
          <div>
            <h2 id={titleId} className="text-title">
              {title}
            </h2>
            {subtitle}
          </div>
          <CloseButton onClick={onClose} />
        </div>
      )}
      {children}
    </dialog>
  );
}

/** On the way to another page it closes at once, not when the page has come. */
function useClosedByNavigation(open: boolean, onClose: () => void): void {
  const here = useLocation().key;
  const wanted = useNavigation().location?.key ?? here;
  const openedAt = useRef(wanted);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) openedAt.current = wanted;
    else if (openedAt.current !== wanted) close();
  }, [open, wanted]);
}

export function CloseButton({ onClick, label = 'Close' }: { onClick: () => void; label?: string }) {
  return (
    <button type="button" className="icon-btn" aria-label={label} onClick={onClick}>
      <Icon name="x" />
    </button>
  );
}
