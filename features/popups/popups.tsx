import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { firstOrderDiscount } from '#content/store-profile.ts';
import type { SlideInWords } from '#features/campaigns/campaign-facts.ts';
import { isQuietPage, type Popup, slidesForGiveaway } from './arbiter.ts';
import type { ScrollSteps } from './first-signs.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { ExitIntent } from './exit-intent.tsx';
import { GiveawayModal } from './giveaway-modal.tsx';
import { markDismissed, markShown } from './popup-marks.ts';
import { PrayerModal } from './prayer-modal.tsx';
import { OwnSlideIn, SlideIn } from './slide-in.tsx';
import { askingOf, type Campaigns, watchPopups } from './watch-popups.ts';
import './popups.css';

interface PopupsProps {
  /** When the page came to life, in milliseconds. */
  since: number;
  /** The mouse was leaving through the top when this was loaded. */
  leaving: boolean;
  scroll: RefObject<ScrollSteps>;
}

interface Opened {
  popup: Popup;
  known: Campaigns;
  /** The slide-in is not the giveaway's but the owner's. */
  own: SlideInWords | undefined;
}

/** Whatever opens by itself, one at a time. It goes with the page it opened on; the slide-in stays until it is closed. */
export default function Popups(before: PopupsProps) {
  const { pathname } = useLocation();
  const { opened, percent, close } = usePopups(before, pathname);
  if (!opened) return null;
  const { popup, known, own } = opened;
  const { giveaway } = known;
  const dismiss = () => {
    const ids = { giveawayId: known.giveaway?.id, slideInId: own?.id };
    markDismissed(popup, Date.now(), ids);
    close();
  };
  if (popup === 'prayer') return <PrayerModal words={known.prayerWords} onClose={dismiss} />;
  if (popup === 'exit-intent')
    return <ExitIntent percent={percent} words={known.exitWindow} onClose={dismiss} />;
  if (own)
    return isQuietPage(pathname) ? null : <OwnSlideIn words={own} onClose={dismiss} onAccept={dismiss} />;
  if (!giveaway) return null;
  if (popup === 'giveaway') return <GiveawayModal giveaway={giveaway} onClose={dismiss} onAccept={close} />;
  return isQuietPage(pathname) ? null : <SlideIn giveaway={giveaway} onClose={dismiss} onAccept={close} />;
}

function usePopups({ since, leaving, scroll }: PopupsProps, pathname: string) {
  const facts = useStoreFacts();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    if (opened && opened.popup !== 'slide-in') setOpened(null);
  }
  const watching = opened === null;
  // Only the first page can have been left before this was there.
  const [firstPage] = useState(pathname);
  const known = useKnownCampaigns(facts);
  const percent = facts && !facts.notYet ? (firstOrderDiscount(facts.profile)?.percent ?? null) : null;
  const discount = percent !== null;
  const subscribes = facts !== undefined && !facts.notYet;
  useEffect(() => {
    if (!watching) return;
    return watchPopups({
      since,
      leaving: leaving && pathname === firstPage,
      scroll,
      pathname,
      campaigns: known,
      discount,
      subscribes,
      onOpen: (popup, known) => {
        markShown(popup, Date.now());
        const own =
          popup === 'slide-in' && !slidesForGiveaway(askingOf(known, subscribes)) ? known.slideIn : undefined;
        setOpened({ popup, known, own });
      },
    });
  }, [watching, since, leaving, scroll, pathname, firstPage, known, discount, subscribes]);
  return { opened, percent, close: () => setOpened(null) };
}

const NONE: Campaigns = { giveaway: null, prayer: false };

/** The root's data is one object for a whole visit. */
const useKnownCampaigns = (facts: ReturnType<typeof useStoreFacts>) => facts ?? NONE;
