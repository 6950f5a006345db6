import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { type Toast, useToasts } from '../state/toasts.ts';

const GAP_PX = 8;

/**
 * Shows the newest toast, one at a time, top centre; on a phone below the header, whose buttons it would cover.
 * Loaded with the first toast.
 */
export default function Toaster() {
  const layer = useRef<HTMLDivElement>(null);
  const { current } = useToasts();

  useEffect(() => {
    if (!current) return;
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    layer.current?.style.setProperty('--below-header', `${Math.max(header, 0) + GAP_PX}px`);
    // Into the top layer anew, so that it lies above a dialog that was opened since.
    layer.current?.hidePopover();
    layer.current?.showPopover();
    sonner.dismiss();
    const show = { success: sonner.success, error: sonner.error, info: sonner.info }[current.kind];
    show(current.title, {
      id: current.id,
      description: current.description,
      duration: current.duration,
      action: <ToastAction toast={current} />,
    });
  }, [current]);

  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <Sonner
        position="top-center"
        mobileOffset={{ top: 'var(--below-header)' }}
        visibleToasts={1}
        closeButton
        containerAriaLabel="Messages"
        toastOptions={{ unstyled: true, className: 'toast' }}
      />
    </div>
  );
}

function ToastAction({ toast: { action } }: { toast: Toast }) {
  if (!action) return null;
  if ('run' in action)
    return (
      <button
        type="button"
        className="btn btn-accent btn-small ml-auto"
        onClick={() => {
          sonner.dismiss();
          action.run();
        }}
      >
        {action.label}
      </button>
    );
  return (
    <a
      className="btn btn-accent btn-small ml-auto"
      href={action.href}
      target={action.newTab ? '_blank' : undefined}
      rel="noopener"
    >
      {action.label}
    </a>
  );
}
