import { Link } from 'react-router';
import { giveawayTexts } from '#content/campaign-texts.ts';
import type { GiveawayFacts } from '#features/campaigns/campaign-facts.ts';
import { heroUrl } from '#illustrations/manifest/art-urls.ts';
import { CloseButton, Dialog } from '#platform/ui/dialog.tsx';

interface GiveawayAskProps {
  giveaway: GiveawayFacts;
  onClose: () => void;
  /** The visitor goes to the entry form: closed, but not dismissed. */
  onAccept: () => void;
}

/** After two minutes, once a session. */
export function GiveawayModal({ giveaway, onClose, onAccept }: GiveawayAskProps) {
  const { modal, drawing, conditions } = giveawayTexts(giveaway);
  return (
    <Dialog open asked={false} onClose={onClose} title={modal.title} className="dialog popup" bare>
      <div className="popup-picture">
        <img src={heroUrl(giveaway.picture ?? 'giveaway')} alt="" width="1600" height="720" />
        <CloseButton onClick={onClose} />
      </div>
      <div className="popup-words">
        <h2 className="text-heading">{modal.title}</h2>
        <p>{modal.text}</p>
        <p className="text-small text-muted">{`${drawing}. ${conditions}`}</p>
        <div className="popup-actions">
          <Link to="/kia-giveaway#enter" className="btn btn-accent" onClick={onAccept}>
            {modal.accept}
          </Link>
          <button type="button" className="btn btn-line" onClick={onClose}>
            {modal.dismiss}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

export type { GiveawayAskProps };
