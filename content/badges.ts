/** Certification badges (docs/product/store.md#claims). */
const badges = {
  cgmp: {
    short: 'cGMP',
    title: 'cGMP',
    icon: 'factory',
    note: 'Made under current Good Manufacturing Practice',
  },
  tested: {
    short: 'Tested',
    title: 'Third-party tested',
    icon: 'flask-conical',
    note: 'Checked by a laboratory that is not ours',
  },
  usa: {
    short: 'USA',
    title: 'Made in the USA',
    icon: 'flag',
    note: 'Blended and bottled in the United States',
  },
  nonGmo: {
    short: 'Non-GMO',
    title: 'Non-GMO verified',
    icon: 'leaf',
    note: 'No genetically modified ingredients',
  },
  nsf: { short: 'NSF', title: 'NSF certified', icon: 'badge-check', note: 'Label and contents match' },
  award: { short: 'Award', title: '2024 award', icon: 'award', note: 'Community wellness award' },
} as const;

export type BadgeName = keyof typeof badges;
/** What the store says of its products; each is shown only once the owner confirmed it (docs/product/store.md#claims). */
export const claimNames = [
  'cgmp',
  'tested',
  'usa',
  'nonGmo',
  'nsf',
  'award',
  'premium',
  'formulated',
] as const satisfies readonly (BadgeName | 'premium' | 'formulated')[];
export type ClaimName = (typeof claimNames)[number];
type Claims = readonly ClaimName[];

/** As the owner reads them in the setup. */
export const claimTitles: Readonly<Record<ClaimName, string>> = {
  cgmp: 'cGMP: made under current Good Manufacturing Practice',
  tested: 'Third-party tested: checked by a laboratory that is not yours',
  usa: 'Made in the USA: blended and bottled in the United States',
  nonGmo: 'Non-GMO verified',
  nsf: 'NSF certified',
  award: '2024 award: the community wellness award',
  premium: 'Premium Quality, beside Add to Cart',
  formulated: 'Formulated for African American health',
};

const ROW = ['cgmp', 'tested', 'usa', 'nonGmo', 'nsf'] as const;
const rowOf = (claims: Claims, names: readonly BadgeName[]) =>
  names.filter((name) => claims.includes(name)).map((name) => badges[name]);

/** The badge row of the shop: five of them at most. */
export const shopBadges = (claims: Claims) => rowOf(claims, ROW);
/** Of the home page. */
export const sealBadges = (claims: Claims) => rowOf(claims, [...ROW, 'award']);
/** Beside Add to Cart. */
export const productBadges = (claims: Claims) =>
  [
    { claim: 'tested', title: 'Third-Party Tested', icon: 'flask-conical' } as const,
    { claim: 'cgmp', title: 'GMP Certified', icon: 'factory' } as const,
    { claim: 'premium', title: 'Premium Quality', icon: 'award' } as const,
  ].filter(({ claim }) => claims.includes(claim));

export type FooterBadge = Pick<(typeof badges)[BadgeName], 'short' | 'icon'>;
export const footerBadges = (claims: Claims): FooterBadge[] =>
  sealBadges(claims).map(({ short, icon }) => ({ short, icon }));
