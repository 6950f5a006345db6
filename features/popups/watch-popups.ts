import type { CampaignFacts, WindowWords } from '#features/campaigns/campaign-facts.ts';
import { choosePopup, nextLook, type Popup, type PopupMoment } from './arbiter.ts';
import type { ScrollSteps } from './first-signs.ts';
import { readPopupFlags } from './popup-marks.ts';

export type Campaigns = Pick<CampaignFacts, 'giveaway' | 'prayer'> & WindowWords;

interface WatchOptions {
  since: number;
  leaving: boolean;
  /** Counted elsewhere, from the arrival on a page. */
  scroll: { readonly current: ScrollSteps };
  pathname: string;
  /** As the page knew them when it was rendered. */
  campaigns: Campaigns;
  /** A code for a first order is promised. */
  discount: boolean;
  /** Mails leave, so that somebody can subscribe. */
  subscribes: boolean;
  onOpen: (popup: Popup, campaigns: Campaigns) => void;
}

/** Somebody types, or a dialog closes, without an event that says so: then it is looked again so often. Milliseconds. */
const LOOK_AGAIN = 1000;

/** Gathers what the arbiter decides by, until it chooses a window or `stop` is called. One page, one watch. */
export function watchPopups({
  since,
  leaving,
  pathname,
  campaigns,
  discount,
  subscribes,
  onOpen,
  scroll,
}: WatchOptions): () => void {
  let steps = 0;
  let leaves = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'watching' | 'asking' | 'over' = 'watching';

  const momentWith = (known: Campaigns): PopupMoment => ({
    now: Date.now(),
    since,
    pathname,
    width: innerWidth,
    scroll: scroll.current,
    leaving: leaves,
    busy: isBusy(),
    ...askingOf(known, subscribes),
    exitOffer: discount || (known.exitWindow !== undefined && subscribes),
  });

  const look = () => {
    if (state !== 'watching') return;
    clearTimeout(timer);
    const moment = momentWith(campaigns);
    if (choosePopup(moment) !== null) void openChosen();
    else {
      const waits = choosePopup({ ...moment, busy: false }) !== null;
      const delay = waits ? LOOK_AGAIN : nextLook(moment);
      if (delay !== undefined) timer = setTimeout(look, delay);
    }
  };

  /** The page may be old and the browser's clock wrong: the server's word is asked for, and the choice made again by it. */
  const openChosen = async () => {
    state = 'asking';
    const known = await fetchCampaigns();
    if (isOver()) return;
    const popup = known && choosePopup(momentWith(known));
    if (!popup) {
      // Nobody answers, or things have changed: this page asks no more often than so.
      state = 'watching';
      timer = setTimeout(look, ASK_AGAIN);
      return;
    }
    stop();
    onOpen(popup, known);
  };
  const isOver = () => state === 'over';

  const onScroll = () => {
    if (scroll.current.steps === steps) return;
    steps = scroll.current.steps;
    look();
  };
  const onLeave = ({ clientY }: MouseEvent) => {
    if (clientY > 0) return;
    leaves = true;
    look();
  };
  const onEnter = () => {
    leaves = false;
  };
  const unlisten = listen({ onScroll, onLeave, onEnter, onVisible: look });
  const stop = () => {
    state = 'over';
    clearTimeout(timer);
    unlisten();
  };
  look();
  return stop;
}

/** Which campaigns ask, and what this browser has already answered them. */
export const askingOf = (
  known: Campaigns,
  subscribes: boolean,
): Pick<PopupMoment, 'campaigns' | 'flags'> => ({
  campaigns: {
    giveaway: known.giveaway?.popups ?? false,
    // Without mail nobody could confirm, and nothing would come.
    prayer: known.prayer && subscribes,
    slideIn: known.slideIn !== undefined,
  },
  flags: readPopupFlags({ giveawayId: known.giveaway?.id, slideInId: known.slideIn?.id }),
});

interface Signs {
  onScroll: () => void;
  onLeave: (event: MouseEvent) => void;
  onEnter: () => void;
  onVisible: () => void;
}

/** Returns the way to stop. */
function listen({ onScroll, onLeave, onEnter, onVisible }: Signs): () => void {
  addEventListener('scroll', onScroll, { passive: true });
  document.documentElement.addEventListener('mouseleave', onLeave);
  document.documentElement.addEventListener('mouseenter', onEnter);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('scroll', onScroll);
    document.documentElement.removeEventListener('mouseleave', onLeave);
    document.documentElement.removeEventListener('mouseenter', onEnter);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** After an answer that opened nothing, in milliseconds. */
const ASK_AGAIN = 30_000;

async function fetchCampaigns(): Promise<Campaigns | undefined> {
  try {
    const [{ campaignAnswer }, answer] = await Promise.all([
      import('#features/campaigns/campaign-answer.ts'),
      fetch('/api/campaigns'),
    ]);
    return answer.ok ? campaignAnswer.parse(await answer.json()) : undefined;
  } catch {
    // No connection, or another version of the store: no window then.
    return undefined;
  }
}

function isBusy(): boolean {
  const { activeElement } = document;
  const types = activeElement?.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');
  return (
    document.visibilityState === 'hidden' ||
    types === true ||
    document.querySelector('dialog[open], [role="dialog"]') !== null
  );
}
