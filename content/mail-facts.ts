/** Of each mail, the names that its words may have in braces. `store` is the store's own. */
export const mailFacts = {
  'verify-email': ['store'],
  'reset-password': ['minutes'],
  'password-changed': ['store', 'at'],
  'change-email': ['store', 'hours'],
  'email-changed': ['store', 'newAddress', 'at'],
  'second-step-on': ['store', 'at'],
  'second-step-off': ['store', 'at'],
  'admin-invitation': ['store', 'invitedBy', 'role', 'days'],
  'link-email': ['store', 'minutes'],
  'order-confirmation': ['number', 'name'],
  'newsletter-confirm': ['store', 'percent'],
  'newsletter-confirm-without-code': ['store'],
  'newsletter-welcome': ['code', 'percent'],
  'newsletter-welcome-without-code': ['store'],
  'giveaway-prizes': ['name', 'campaign', 'before', 'prizes'],
  'giveaway-winner': ['name', 'prize'],
  'giveaway-entry': ['name', 'prize', 'drawing'],
  'giveaway-entry-passed': ['name', 'prize', 'drawing'],
  'giveaway-notification': ['name', 'campaign'],
  'prayer-signup': ['title', 'name'],
  'store-digest': ['store', 'counted', 'since', 'more'],
  'contact-received': ['name', 'topic'],
  'contact-copy': ['name', 'replyWithin'],
  'contact-copy-without-time': ['name'],
  'contact-answer': ['store', 'name', 'topic'],
  'health-information': ['store'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MailId = keyof typeof mailFacts;
export type MailFact<Id extends MailId> = (typeof mailFacts)[Id][number];
