/** The words around a conversation with the assistant (docs/product/chat.md#panel). */
export const chatWords = {
  disclaimer: 'Educational info only. Not medical advice.',
  placeholder: 'Ask about supplements, health...',
  welcome: 'Hello, and welcome. Ask me about an ingredient, a product, your order, or how this store works.',
  /** What happens with what is written, in one breath: health data starts here. */
  dataNotice: (kept: string) =>
    `What you write goes to our server so that we can answer, and is deleted after ${kept}. You can delete it here at any time.`,
  emergency: 'In an emergency call 911.',
  /** Offered while nothing was asked yet. */
  starters: ['What does magnesium do?', 'What do you have for sleep?', 'How much is shipping?'],
} as const;

/** Sites that a reply may link to beside this store: those that the knowledge rests on. A subdomain counts as its site. */
export const sourceSites: readonly string[] = [
  'nih.gov',
  'medlineplus.gov',
  'fda.gov',
  'cdc.gov',
  'cancer.gov',
  'ecfr.gov',
  'hhs.gov',
  'heart.org',
  'cancer.org',
  'mskcc.org',
  'msdmanuals.com',
  'doi.org',
  'ema.europa.eu',
  'hc-sc.gc.ca',
  'poison.org',
  'acl.gov',
  'hrsa.gov',
  'dol.gov',
  '211.org',
  'usda.gov',
  '988lifeline.org',
];
