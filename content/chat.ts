/** The words around a conversation with the assistant (engagement §2.2). */
export const chatWords = {
  name: 'BioLife Guide',
  disclaimer: 'Educational info only. Not medical advice.',
  placeholder: 'Ask about supplements, health...',
  welcome: 'Hello, and welcome. Ask me about an ingredient, a product, your order, or how this store works.',
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
  '988lifeline.org',
];
