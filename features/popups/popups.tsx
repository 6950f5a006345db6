import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { firstOrderDiscount } from '#content/store-profile.ts';
import type { CampaignFacts, GiveawayState } from '#features/campaigns/campaign-facts.ts';
import { isQuietPage, type Popup } from './arbiter.ts';
import type { ScrollSteps } from './first-signs.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { ExitIntent } from './exit-intent.tsx';
import { GiveawayModal } from './giveaway-modal.tsx';
import { markDismissed, markShown } from './popup-marks.ts';
import { PrayerModal } from './prayer-modal.tsx';
import { SlideIn } from './slide-in.tsx';
import { watchPopups } from './watch-popups.ts';
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
  giveaway: GiveawayState | null;
}

/** Whatever opens by itself, one at a time. It goes with the page it opened on; the slide-in stays until it is closed. */
export default function Popups(before: PopupsProps) {
  const { pathname } = useLocation();
  const { opened, percent, close } = usePopups(before, pathname);
  if (!opened) return null;
  const dismiss = () => {
    markDismissed(opened.popup, Date.now(), opened.giveaway?.id);
    close();
  };
  const { popup, giveaway } = opened;
  if (popup === 'prayer') return <PrayerModal onClose={dismiss} />;
  if (popup === 'exit-intent')
    return percent === null ? null : <ExitIntent percent={percent} onClose={dismiss} />;
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
  useEffect(() => {
    if (!watching) return;
    return watchPopups({
      since,
      leaving: leaving && pathname === firstPage,
      scroll,
      pathname,
      campaigns: known,
      discount,
      onOpen: (popup, { giveaway }) => {
        markShown(popup, Date.now());
        setOpened({ popup, giveaway });
      },
    });
  }, [watching, since, leaving, scroll, pathname, firstPage, known, discount]);
  return { opened, percent, close: () => setOpened(null) };
}

const NONE: Pick<CampaignFacts, 'giveaway' | 'prayer'> = { giveaway: null, prayer: false };

/** The root's data is one object for a whole visit. */
const useKnownCampaigns = (facts: ReturnType<typeof useStoreFacts>) => facts ?? NONE;
