/** The words of 21 CFR 101.93(c)(2), to the letter. They stand wherever a page makes a claim. */
export const FDA_STATEMENT =
  'These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.';

/** Stands beside the FDA statement in the footer, and on the home page. */
export const PROVIDER_NOTICE =
  'Talk with your doctor, pharmacist or another healthcare provider before you start a supplement, above all if you are pregnant or nursing, take medicine, have a health condition or plan surgery.';

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

/** The badge row of the shop: five of them (docs/product/store.md#claims). */
export const sealBadges = Object.values(badges);
export const shopBadges = [badges.cgmp, badges.tested, badges.usa, badges.nonGmo, badges.nsf];
export const footerBadges = [badges.cgmp, badges.tested, badges.usa, badges.nonGmo, badges.nsf, badges.award];
/** Beside Add to Cart (docs/product/store.md#claims). */
export const productBadges = [
  { title: 'Third-Party Tested', icon: 'flask-conical' },
  { title: 'GMP Certified', icon: 'factory' },
  { title: 'Premium Quality', icon: 'award' },
] as const;
