/**
 * The collections of the shop: the number at the end of gid://shopify/Collection/…, and the words of addresses that lead there.
 * A shop owner replaces the ids by those of the own shop (Shopify admin → Products → Collections: the number in the address bar).
 * The ids are those of the demo shop: docs/product/catalog.md#collections.
 */
export const collections = {
  'blood-pressure': { id: '287821430878', title: 'Blood Pressure' },
  cholesterol: { id: '287821299806', title: 'Cholesterol' },
  'blood-sugar': { id: '287821332574', title: 'Blood Sugar' },
  'heart-health': { id: '287821365342', title: 'Heart Health' },
  joint: { id: '287821398110', title: 'Bone & Joint' },
  brain: { id: '287821463646', title: 'Brain Health' },
  immune: { id: '287822184542', title: 'Immune Support' },
  digestion: { id: '287822217310', title: 'Digestive Health' },
  sleep: { id: '287822315614', title: 'Sleep & Relaxation' },
  stress: { id: '287822348382', title: 'Stress & Mood' },
  eye: { id: '287822381150', title: 'Eye Health' },
  'mens-health': { id: '287822446686', title: "Men's Health" },
  'womens-health': { id: '280699142238', title: "Women's Health" },
  skin: { id: '287822577758', title: 'Skin, Hair & Nails' },
  weight: { id: '287822643294', title: 'Weight Management' },
  energy: { id: '287822676062', title: 'Energy & Vitality' },
  respiratory: { id: '287822708830', title: 'Respiratory Health' },
  liver: { id: '287822741598', title: 'Liver Support' },
  urinary: { id: '287822774366', title: 'Kidney & Urinary' },
  nutrition: { id: '287822807134', title: 'Everyday Nutrition' },
} as const satisfies Record<string, { id: string; title: string }>;

export type CollectionSlug = keyof typeof collections;

/** Words that /shop?category=… understands beside the slugs above (docs/product/catalog.md#filters). */
export const categoryAliases: Record<string, CollectionSlug> = {
  'digestive-health': 'digestion',
  'brain-health': 'brain',
  'immune-support': 'immune',
  'energy-vitality': 'energy',
  'sleep-relaxation': 'sleep',
  'stress-mood': 'stress',
  'weight-management': 'weight',
  'joint-health': 'joint',
  'eye-health': 'eye',
};
