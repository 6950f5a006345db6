/** Everything the store keeps in a visitor's browser, and what for: the privacy page lists it. A new key belongs here too. */
export const browserStorage = [
  { name: 'shopify-cart', kind: 'local', purpose: 'the products in your cart and the checkout made of them' },
  { name: 'biolife-wishlist', kind: 'local', purpose: 'your wishlist' },
  { name: 'biolife-comparison', kind: 'local', purpose: 'the products you compare' },
  { name: 'biolife-recently-viewed', kind: 'local', purpose: 'the last 10 products you looked at' },
  {
    name: 'biolife-voice-notice',
    kind: 'local',
    purpose: 'that we told you how your browser turns speech into words',
  },
  { name: 'biolife-theme', kind: 'local', purpose: 'light or dark colors, if you chose' },
  {
    name: 'kiaGiveawayCompleted',
    kind: 'local',
    purpose: 'that you entered the giveaway, so we stop asking',
  },
  { name: 'kiaGiveawayDismissCount', kind: 'local', purpose: 'how often you closed the giveaway window' },
  { name: 'kiaGiveawayLastDismissed', kind: 'local', purpose: 'when you last closed it' },
  { name: 'kiaSlideInDismissed', kind: 'local', purpose: 'that you closed the small giveaway notice' },
  { name: 'biolife-slide-in-of', kind: 'local', purpose: 'which other small notice you closed' },
  { name: 'biolife-giveaway-of', kind: 'local', purpose: 'which giveaway these marks are about' },
  {
    name: 'biolife-address-given',
    kind: 'local',
    purpose: 'what for you gave us an address, not the address itself, so that no window asks for it again',
  },
  { name: 'firstLaunchShown', kind: 'session', purpose: 'that the giveaway window was shown in this visit' },
  {
    name: 'lastModalShown',
    kind: 'session',
    purpose: 'when the last window was shown, so none follows too soon',
  },
  { name: 'exitIntentShown', kind: 'session', purpose: 'that the discount window was shown in this visit' },
  {
    name: 'jamaicaPrayerModalSeen',
    kind: 'session',
    purpose: 'that you saw the prayer window in this visit',
  },
  {
    name: 'biolife-quiz',
    kind: 'session',
    purpose: 'your answers in the quiz, so that closing it loses nothing; they are never sent to us',
  },
  {
    name: 'biolife-chat',
    kind: 'session',
    purpose: 'your conversation with the assistant, so that a reload does not lose it; closing the tab does',
  },
  {
    name: 'biolife-quiz-left',
    kind: 'session',
    purpose: 'the page where you left the quiz results, so that Back finds them',
  },
  {
    name: 'biolife-signed-in',
    kind: 'cookie',
    purpose: 'that you are logged in, so that pages ask for your account',
  },
  { name: 'biolife.session_token', kind: 'cookie', purpose: 'your login; no script can read it' },
  {
    name: 'biolife.known',
    kind: 'cookie',
    purpose: "that you logged in here before, so that strangers' guesses do not lock you out",
  },
  { name: 'biolife-notice', kind: 'cookie', purpose: 'what the next page tells you, for one minute' },
  {
    name: 'biolife-desk-search',
    kind: 'cookie',
    purpose: 'what an administrator looked for in a list, for half an hour; no script can read it',
  },
] as const satisfies readonly {
  name: string;
  /** 'local' stays until it is cleared, 'session' until the tab is closed, 'cookie' at most a year. */
  kind: 'local' | 'session' | 'cookie';
  purpose: string;
}[];

export const storagePoints = (kind: 'local' | 'session' | 'cookie'): string[] =>
  browserStorage.filter((entry) => entry.kind === kind).map(({ name, purpose }) => `${name}: ${purpose}.`);
