import type { ConditionLink } from '#features/catalog/match.ts';
import { type CollectionSlug, collections } from './collections.ts';

/** Words that lead to a condition page beside its name. */
const words: { slug: CollectionSlug; keywords: string[] }[] = [
  {
    slug: 'blood-pressure',
    keywords: ['hypertension', 'pressure', 'high blood pressure', 'hibiscus', 'circulation', 'beet'],
  },
  {
    slug: 'blood-sugar',
    keywords: ['diabetes', 'glucose', 'sugar', 'a1c', 'insulin', 'prediabetes', 'berberine', 'cinnamon'],
  },
  { slug: 'heart-health', keywords: ['cardiovascular', 'heart', 'omega-3', 'coq10', 'circulation'] },
  {
    slug: 'cholesterol',
    keywords: ['ldl', 'hdl', 'lipids', 'triglycerides', 'red yeast rice', 'plant sterols'],
  },
  { slug: 'weight', keywords: ['weight loss', 'metabolism', 'fiber', 'protein', 'appetite'] },
  {
    slug: 'joint',
    keywords: ['arthritis', 'knees', 'bones', 'collagen', 'glucosamine', 'turmeric', 'stiffness'],
  },
  { slug: 'brain', keywords: ['memory', 'focus', 'brain fog', 'concentration', 'ginkgo', 'lion’s mane'] },
  { slug: 'immune', keywords: ['immunity', 'cold', 'flu', 'elderberry', 'zinc', 'vitamin c', 'vitamin d'] },
  {
    slug: 'digestion',
    keywords: ['gut', 'bloating', 'constipation', 'probiotic', 'fiber', 'stomach', 'ginger'],
  },
  { slug: 'sleep', keywords: ['insomnia', 'rest', 'melatonin', 'magnesium', 'night'] },
  { slug: 'stress', keywords: ['anxiety', 'calm', 'mood', 'ashwagandha', 'l-theanine', 'nerves'] },
  { slug: 'eye', keywords: ['vision', 'sight', 'lutein', 'macular', 'screen'] },
  { slug: 'mens-health', keywords: ['men', 'prostate', 'saw palmetto', 'testosterone', 'brother'] },
  {
    slug: 'womens-health',
    keywords: ['women', 'menopause', 'hot flashes', 'fibroids', 'prenatal', 'iron', 'sister'],
  },
  { slug: 'skin', keywords: ['skin', 'hair', 'nails', 'biotin', 'collagen', 'edges', 'glow'] },
  { slug: 'energy', keywords: ['fatigue', 'tired', 'b12', 'iron', 'stamina', 'vitality'] },
  {
    slug: 'respiratory',
    keywords: ['lungs', 'asthma', 'breathing', 'cough', 'allergies', 'pollen', 'sinus', 'mullein'],
  },
  { slug: 'liver', keywords: ['detox', 'milk thistle', 'fatty liver', 'hepatitis', 'nac'] },
  { slug: 'urinary', keywords: ['kidneys', 'bladder', 'uti', 'cranberry', 'urine'] },
  { slug: 'nutrition', keywords: ['multivitamin', 'vitamins', 'minerals', 'greens', 'deficiency', 'daily'] },
];

/** What the search popup finds under Health Conditions (docs/product/search.md#conditions: name, href, keywords). The slug names the drawing too. */
export const conditionLinks: (ConditionLink & { slug: CollectionSlug })[] = words.map(
  ({ slug, keywords }) => ({
    slug,
    name: collections[slug].title,
    href: `/conditions/${slug}`,
    keywords,
  }),
);
