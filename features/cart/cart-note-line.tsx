import { Icon } from '#platform/ui/icon.tsx';
import { useCartNotes } from './cart-notes.ts';
import { keepsFromCheckout, noteText } from './compare-with-shop.ts';

/** What has changed about a line since it was put into the cart. */
export function CartNoteLine({ variantId }: { variantId: string }) {
  const note = useCartNotes(({ notes }) => notes[variantId]);
  if (!note) return null;
  return (
    <span
      className={keepsFromCheckout(note) ? 'form-error mt-2' : 'mt-2 block text-small text-muted'}
      role="status"
    >
      {keepsFromCheckout(note) && <Icon name="circle-alert" />}
      {noteText(note)}
    </span>
  );
}
