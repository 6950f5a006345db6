import type { ConditionName } from '#illustrations/manifest/art-files.ts';
import { collections } from './collections.ts';

interface HealthGoal {
  title: string;
  line: string;
  href: string;
  /** The drawing on the card. */
  art: ConditionName;
}

/** The eleven cards of /health-goals, 'Shop by Health Goal' (docs/product/conditions.md#health-goals): a page for blood sugar, filtered lists for the rest. */
export const healthGoals: HealthGoal[] = [
  {
    title: 'Blood Sugar',
    line: 'Fiber, cinnamon and magnesium for even days',
    href: '/conditions/blood-sugar',
    art: 'blood-sugar',
  },
  {
    title: 'Heart Health',
    line: 'Omega-3, CoQ10 and beetroot beside a daily walk',
    href: '/shop?category=heart-health',
    art: 'heart-health',
  },
  {
    title: 'Digestive Health',
    line: 'Fiber, probiotics and ginger for a regular belly',
    href: '/shop?category=digestive-health',
    art: 'digestion',
  },
  {
    title: 'Brain Health',
    line: 'B vitamins and herbs studied for memory and focus',
    href: '/shop?category=brain-health',
    art: 'brain',
  },
  {
    title: 'Immune Support',
    line: 'Zinc, elderberry and vitamin D for every season',
    href: '/shop?category=immune-support',
    art: 'immune',
  },
  {
    title: 'Energy & Vitality',
    line: 'B12, iron and greens for long days',
    href: '/shop?category=energy-vitality',
    art: 'energy',
  },
  {
    title: 'Sleep & Relaxation',
    line: 'Magnesium and calming herbs for quiet evenings',
    href: '/shop?category=sleep-relaxation',
    art: 'sleep',
  },
  {
    title: 'Stress & Mood',
    line: 'Lemon balm, L-theanine and tea for tense days',
    href: '/shop?category=stress-mood',
    art: 'stress',
  },
  {
    title: 'Weight Management',
    line: 'Fiber and protein beside a full plate',
    href: '/shop?category=weight-management',
    art: 'weight',
  },
  {
    title: "Men's Health",
    line: 'Daily nutrients for fathers, sons and uncles',
    href: '/shop?category=mens-health',
    art: 'mens-health',
  },
  {
    title: "Women's Health",
    line: 'Iron, folate and herbs for every season of life',
    href: '/shop?category=womens-health',
    art: 'womens-health',
  },
];

/** The home page's grid 'Shop by Health Goal': its twenty links in the order of docs/product/home.md#goals. */
const gridOrder = [
  'blood-sugar',
  'heart-health',
  'blood-pressure',
  'cholesterol',
  'brain',
  'sleep',
  'stress',
  'energy',
  'weight',
  'digestion',
  'womens-health',
  'mens-health',
  'immune',
  'joint',
  'eye',
  'skin',
  'respiratory',
  'liver',
  'urinary',
  'nutrition',
] as const satisfies readonly ConditionName[];

export const healthGoalGrid = gridOrder.map((slug) => ({
  label: collections[slug].title,
  href: `/conditions/${slug}`,
  art: slug,
}));

/** The four external links of the conditions index (docs/product/conditions.md#outside-resources). */
export const healthResources: { name: string; line: string; href: string }[] = [
  {
    name: 'Centers for Disease Control and Prevention',
    line: 'Plain facts on conditions, vaccines and staying well',
    href: 'https://www.cdc.gov/',
  },
  {
    name: 'NIH Office of Dietary Supplements',
    line: 'Fact sheets on vitamins, minerals and herbs',
    href: 'https://ods.od.nih.gov/',
  },
  {
    name: 'American Heart Association',
    line: 'Eating, moving and CPR for hearts at every age',
    href: 'https://www.heart.org/',
  },
  {
    name: 'HHS Office of Minority Health',
    line: 'Numbers and programs for Black communities',
    href: 'https://minorityhealth.hhs.gov/',
  },
];
