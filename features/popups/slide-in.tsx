import { Link } from 'react-router';
import { giveawayTexts } from '#content/campaign-texts.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { CloseButton } from '#platform/ui/dialog.tsx';
import type { GiveawayAskProps } from './giveaway-modal.tsx';

/** A small notice on phones, under the header, where it covers neither the bars at the foot nor what is read. It takes no focus. */
export function SlideIn({ giveaway, onClose, onAccept }: GiveawayAskProps) {
  const { slideIn } = giveawayTexts(giveaway);
  return (
    <aside className="popup-slide-in" aria-label="Giveaway">
      <Icon name="award" />
      <p>{slideIn.text}</p>
      <Link to="/kia-giveaway#enter" className="btn btn-accent btn-small" onClick={onAccept}>
        {slideIn.accept}
      </Link>
      <CloseButton onClick={onClose} label={slideIn.dismiss} />
    </aside>
  );
}
