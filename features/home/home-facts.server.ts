import type { sealBadges } from '#content/badges.ts';
import { organizationData } from '#content/organization-data.ts';
import type { StoreProfile } from '#content/store-profile.ts';
import type { SealName } from '#illustrations/manifest/art-files.ts';
import type { ConditionTeaser } from './condition-carousels.tsx';

/** What the home page shows and never changes in the browser: it travels with the page, and its script stays light. */

export const homeMeta = (profile: StoreProfile, url: string) => ({
  title: 'Supplements for African American health',
  description: `Supplements and straight answers for the conditions that run in our families${profile.claims.includes('formulated') ? ', formulated for African American health' : ''}. Shop by condition or take a two-minute quiz.`,
  path: '/',
  structuredData: [
    organizationData(profile, url),
    {
      '@type': 'WebSite',
      name: profile.name,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${url}/shop?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});

export const homeWords = {
  hero: {
    title: 'Health that knows where we come from',
    lead: 'Supplements and straight answers for the conditions that run in our families.',
  },
  seals: 'Named, counted and checked before it is sold',
  quiz: {
    title: 'Not sure where to begin?',
    text: 'Four questions, two minutes. Your answers never leave your browser.',
  },
} as const;

const GROUPS = ['Heart and blood', 'Body and mind', 'Day and night'];
const PER_CAROUSEL = 4;

/** Three carousels of four conditions each (docs/product/home.md#conditions). */
export const conditionCarousels = (conditions: readonly ConditionTeaser[]) => ({
  title: 'Start with what runs in the family',
  lead: 'Pick a concern and read what may help, what to ask your doctor, and what we would leave out.',
  groups: GROUPS.map((label, index) => ({
    label,
    conditions: conditions.slice(index * PER_CAROUSEL, (index + 1) * PER_CAROUSEL),
  })),
});

const COLORS: readonly { seal: SealName; light: boolean }[] = [
  { seal: 'collard', light: true },
  { seal: 'sorrel', light: true },
  { seal: 'indigo', light: true },
  { seal: 'okra', light: false },
  { seal: 'river', light: false },
  { seal: 'marigold', light: false },
];

/** Each certification on a disc of its own color. */
export const sealDiscs = (badges: ReturnType<typeof sealBadges>) =>
  badges.map(({ title, note, icon }, index) => ({
    title,
    note,
    icon,
    ...(COLORS[index % COLORS.length] ?? { seal: 'collard' as const, light: true }),
  }));
