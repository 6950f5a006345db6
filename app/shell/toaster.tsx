import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { type Toast, useToasts } from '#platform/ui/toasts.ts';

const GAP_PX = 8;

/**
 * Shows the newest toast, one at a time, top center; on a phone below the header, whose buttons it would cover.
 * Loaded with the first toast.
 */
export default function Toaster() {
  const [layer] = useState(makeLayer);
  const { current } = useToasts();
  useEffect(() => followDialogs(layer), [layer]);
  useEffect(() => followHeader(layer), [layer]);

  useEffect(() => {
    if (!current) return;
    raise(layer);
    sonner.dismiss();
    const show = { success: sonner.success, error: sonner.error, info: sonner.info }[current.kind];
    show(current.title, {
      id: current.id,
      description: current.description,
      duration: current.duration,
      action: <ToastAction toast={current} />,
    });
  }, [current, layer]);

  return createPortal(
    <Sonner
      position="top-center"
      mobileOffset={{ top: 'var(--below-header)' }}
      visibleToasts={1}
      closeButton
      containerAriaLabel="Messages"
      toastOptions={{ unstyled: true, className: 'toast' }}
    />,
    layer,
  );
}

/** React did not place it, so it can be moved. */
function makeLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'toast-layer';
  layer.popover = 'manual';
  return layer;
}

/** Where a message can be seen and pressed: what lies outside a modal dialog cannot. */
const placeForMessages = (): Element =>
  [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

/** Into the top layer anew, so that it lies above a dialog that was opened since. */
function raise(layer: HTMLElement): void {
  const place = placeForMessages();
  if (layer.parentElement !== place) place.append(layer);
  else layer.hidePopover();
  layer.showPopover();
}

/** Dialogs open and close while a message stands. */
function followDialogs(layer: HTMLElement): () => void {
  raise(layer);
  const observer = new MutationObserver(() => {
    if (layer.parentElement !== placeForMessages()) raise(layer);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => {
    observer.disconnect();
    layer.remove();
  };
}

/** The header lies lower at the beginning of a page, below the strip, than once it sticks. */
function followHeader(layer: HTMLElement): () => void {
  const place = () => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    layer.style.setProperty('--below-header', `${Math.max(header, 0) + GAP_PX}px`);
  };
  place();
  addEventListener('scroll', place, { passive: true });
  return () => removeEventListener('scroll', place);
}

function ToastAction({ toast: { action } }: { toast: Toast }) {
  if (!action) return null;
  const className = 'btn btn-accent btn-small toast-action';
  const dismiss = () => void sonner.dismiss();
  if ('run' in action)
    return (
      <button
        type="button"
        className={className}
        onClick={() => {
          dismiss();
          action.run();
        }}
      >
        {action.label}
      </button>
    );
  if (action.newTab)
    return (
      <a className={className} href={action.href} target="_blank" rel="noopener">
        {action.label}
      </a>
    );
  return (
    <Link className={className} to={action.href} onClick={dismiss}>
      {action.label}
    </Link>
  );
}
