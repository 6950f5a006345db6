import { useState } from 'react';
import type { Campaign } from '#features/campaigns/campaign.ts';
import type { CampaignFacts } from '#features/campaigns/campaign-facts.ts';
import { stripLine } from '#features/campaigns/strip-line.tsx';
import { GiveawayView } from '#features/giveaway/giveaway-view.tsx';
import { giveawayPageFacts } from '#features/giveaway/giveaway-page-facts.ts';
import { ExitIntent } from '#features/popups/exit-intent.tsx';
import { GiveawayModal } from '#features/popups/giveaway-modal.tsx';
import { PrayerModal } from '#features/popups/prayer-modal.tsx';
import { OwnSlideIn, SlideIn } from '#features/popups/slide-in.tsx';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import '#features/popups/popups.css';
import { ScreenFrame } from './screen-frame.tsx';
import './campaign-screens.css';

interface CampaignScreensProps {
  kind: Campaign['kind'];
  facts: CampaignFacts;
}

const SCREENS = [
  { name: 'Phone', width: 390, height: 760 },
  { name: 'Desktop', width: 1440, height: 900 },
] as const;

/** The store itself at two widths, with what is typed in it. Loaded when asked for: a page has many campaigns. */
export default function CampaignScreens({ kind, facts }: CampaignScreensProps) {
  const [window, setWindow] = useState(false);
  const asksByWindow = kind === 'giveaway' && facts.giveaway?.popups === true;
  const isPage = kind === 'giveaway' && !(window && asksByWindow);
  const store = useStoreFacts();
  // Of other kinds the rest of the store is as it is now.
  const season = kind === 'awareness' ? facts.season : (store?.season ?? null);
  const announcement = kind === 'announcement' ? facts.announcement : (store?.announcement ?? null);
  const line = store ? stripLine({ season, announcement, profile: store.profile }) : '';
  return (
    <div className="campaign-screens">
      <div className="campaign-screens-choice">
        {asksByWindow && (
          <button
            type="button"
            className="btn btn-line btn-small"
            aria-pressed={window}
            onClick={() => setWindow(!window)}
          >
            Its window
          </button>
        )}
      </div>
      {SCREENS.map((screen) => (
        <ScreenFrame
          key={`${screen.name} ${isPage ? 'page' : 'window'}`}
          screen={screen}
          season={season}
          line={line}
          isPage={isPage}
          note={kind === 'slide-in' && screen.name !== 'Phone' ? 'notices open on phones only' : undefined}
        >
          {isPage ? (
            <GiveawayScreen facts={facts} />
          ) : (
            <WindowOf kind={kind} facts={facts} phone={screen.name === 'Phone'} />
          )}
        </ScreenFrame>
      ))}
    </div>
  );
}

const nothing = () => undefined;

function GiveawayScreen({ facts }: { facts: CampaignFacts }) {
  const store = useStoreFacts();
  if (!store) return null;
  return <GiveawayView page={{ ...giveawayPageFacts(facts.giveaway, store), drawing: undefined }} />;
}

function WindowOf({ kind, facts, phone }: CampaignScreensProps & { phone: boolean }) {
  const { giveaway, slideIn, exitWindow } = facts;
  if (kind === 'prayer' && facts.prayer) return <PrayerModal words={facts.prayerWords} onClose={nothing} />;
  if (kind === 'exit-window' && exitWindow)
    return <ExitIntent percent={null} words={exitWindow} onClose={nothing} />;
  // Only phones have notices.
  if (kind === 'slide-in' && slideIn && phone)
    return <OwnSlideIn words={slideIn} onClose={nothing} onAccept={nothing} />;
  if (kind !== 'giveaway' || !giveaway) return null;
  const asks = { giveaway, onClose: nothing, onAccept: nothing };
  return phone ? <SlideIn {...asks} /> : <GiveawayModal {...asks} />;
}
