export interface NavigationLink {
  label: string;
  href: string;
}

export interface NavigationEntry extends NavigationLink {
  /** Opens below the entry on large screens. */
  links?: NavigationLink[];
}

/** The sixteen condition pages (docs/product/conditions.md#pages). */
export const conditionPages: NavigationLink[] = [
  { label: 'Blood Pressure', href: '/conditions/blood-pressure' },
  { label: 'Blood Sugar', href: '/conditions/blood-sugar' },
  { label: 'Heart Health', href: '/conditions/heart-health' },
  { label: 'Cholesterol', href: '/conditions/cholesterol' },
  { label: 'Weight Management', href: '/conditions/weight' },
  { label: 'Bone & Joint', href: '/conditions/joint' },
  { label: 'Brain Health', href: '/conditions/brain' },
  { label: 'Immune Support', href: '/conditions/immune' },
  { label: 'Digestive Health', href: '/conditions/digestion' },
  { label: 'Sleep & Relaxation', href: '/conditions/sleep' },
  { label: 'Stress & Mood', href: '/conditions/stress' },
  { label: 'Eye Health', href: '/conditions/eye' },
  { label: "Men's Health", href: '/conditions/mens-health' },
  { label: "Women's Health", href: '/conditions/womens-health' },
  { label: 'Skin, Hair & Nails', href: '/conditions/skin' },
  { label: 'Energy & Vitality', href: '/conditions/energy' },
];

export const learnLinks: NavigationLink[] = [
  { label: 'Blood Pressure', href: '/learn/blood-pressure' },
  { label: 'Cholesterol', href: '/learn/cholesterol' },
  { label: 'Joint Health', href: '/learn/joint-health' },
  { label: 'Digestive Health', href: '/learn/digestive-health' },
  { label: 'Eye Health', href: '/learn/eye-health' },
  { label: 'Weight Management', href: '/learn/weight-management' },
];

/** The header of large screens (docs/product/shell.md#header). */
export const mainNavigation: NavigationEntry[] = [
  {
    label: 'Shop',
    href: '/shop',
    links: [
      { label: 'All products', href: '/shop' },
      { label: 'Bestsellers', href: '/bestsellers' },
      { label: 'Bundles', href: '/bundles' },
      { label: 'Shop by Health Goal', href: '/health-goals' },
    ],
  },
  { label: 'Conditions', href: '/conditions', links: conditionPages },
  { label: 'Learn', href: '/learn', links: learnLinks },
  { label: 'Community', href: '/community' },
  { label: 'About', href: '/about' },
];

export const footerColumns: { title: string; links: NavigationLink[] }[] = [
  {
    title: 'Shop',
    links: [
      { label: 'All products', href: '/shop' },
      { label: 'Bestsellers', href: '/bestsellers' },
      { label: 'Bundles', href: '/bundles' },
      { label: 'Health goals', href: '/health-goals' },
      { label: 'Wishlist', href: '/wishlist' },
      { label: 'Cart', href: '/cart' },
    ],
  },
  {
    title: 'Health',
    links: [
      { label: 'Conditions', href: '/conditions' },
      { label: 'Learn', href: '/learn' },
      { label: 'About us', href: '/about' },
    ],
  },
  {
    title: 'Community',
    links: [
      { label: 'Community', href: '/community' },
      { label: 'Health stories', href: '/learn' },
      { label: 'Giveaway', href: '/kia-giveaway' },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Contact', href: '/contact' },
      { label: 'Shipping & Returns', href: '/shipping' },
      { label: 'FAQ', href: '/faq' },
      { label: 'Account', href: '/account' },
    ],
  },
];

export const legalLinks: NavigationLink[] = [
  { label: 'Privacy', href: '/privacy' },
  { label: 'Your Health Data', href: '/privacy#health-data' },
  { label: 'Terms', href: '/terms' },
  { label: 'Disclaimer', href: '/disclaimer' },
];
