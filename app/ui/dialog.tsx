import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

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
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
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

  // Leaving the page takes the dialog with it; the browser must not keep the rest of the page inert.
  useEffect(() => {
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

export function CloseButton({ onClick, label = 'Close' }: { onClick: () => void; label?: string }) {
  return (
    <button type="button" className="icon-btn" aria-label={label} onClick={onClick}>
      <Icon name="x" />
    </button>
  );
}
