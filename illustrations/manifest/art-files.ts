/**
 * The published pictures by name. Pages and data name a picture here and never spell its path.
 * `illustrations/publish/build-art.ts` draws every one of these files into public/art.
 */

export const conditionNames = [
  'blood-pressure',
  'cholesterol',
  'blood-sugar',
  'heart-health',
  'joint',
  'brain',
  'immune',
  'digestion',
  'sleep',
  'stress',
  'eye',
  'mens-health',
  'womens-health',
  'skin',
  'weight',
  'energy',
  'respiratory',
  'liver',
  'urinary',
  'nutrition',
] as const;
export type ConditionName = (typeof conditionNames)[number];

/** Five times of day: the colour at the top of the sky, and whether words on it are dark or light. */
export const skies = {
  dawn: { top: '#fbe6c4', words: 'dark' },
  noon: { top: '#f2f0dd', words: 'dark' },
  dusk: { top: '#4a2148', words: 'light' },
  night: { top: '#12183a', words: 'light' },
  bloom: { top: '#ffe9e2', words: 'dark' },
} as const satisfies Record<string, { top: string; words: 'dark' | 'light' }>;
export type LightName = keyof typeof skies;

/**
 * The wide scenes: the light each was made for, where its people stand (percent from the left, for narrow crops), and
 * the words that stand in for it where it carries meaning. Rooms have a wall where the others have a sky.
 */
export const heroes = {
  generations: {
    light: 'dawn',
    focus: 95,
    alt: 'A father, mother, grandmother and daughter standing together',
  },
  market: {
    light: 'noon',
    focus: 72,
    alt: 'A woman in a bright headwrap behind a market table of jars, bottles and fruit',
  },
  walk: {
    light: 'dawn',
    focus: 76,
    alt: 'An older couple on a walk, arm in arm, past two palms',
  },
  garden: {
    light: 'noon',
    focus: 72,
    alt: 'A woman in a straw hat carrying a basket of collards through her garden',
  },
  kitchen: {
    light: 'dawn',
    focus: 74,
    alt: 'A man and a woman at a kitchen counter with cups of sorrel tea',
    wall: '#f1cd9c',
  },
  block: {
    light: 'dusk',
    focus: 74,
    alt: 'Six neighbors side by side in front of their block',
  },
  story: {
    light: 'noon',
    focus: 76,
    alt: 'A grandfather reading a book to two children under a baobab tree',
  },
  giveaway: {
    light: 'dusk',
    focus: 74,
    alt: 'Three friends cheering among presents and confetti',
  },
  brothers: {
    light: 'dawn',
    focus: 86,
    alt: 'A father and son looking the same way',
  },
  sisters: {
    light: 'bloom',
    focus: 74,
    alt: 'A mother, a daughter and a grown sister among hibiscus flowers',
  },
  rest: {
    light: 'night',
    focus: 52,
    alt: 'A woman asleep under a quilt while the moon shines',
  },
  movement: {
    light: 'dusk',
    focus: 74,
    alt: 'Three people stretching by a river',
  },
  advice: {
    light: 'noon',
    focus: 75,
    alt: 'A pharmacist showing a bottle to a customer at the counter',
    wall: '#e9ecd2',
  },
  homeland: {
    light: 'dawn',
    focus: 76,
    alt: 'A family walking home over fields laid out like a quilt',
  },
} as const satisfies Record<string, { light: LightName; focus: number; alt: string; wall?: string }>;
export type HeroName = keyof typeof heroes;
export const heroNames = Object.keys(heroes).filter((name): name is HeroName => name in heroes);

/** The thirteen pictures that follow the cover of the home page, in their order. */
export const carousel = [
  { scene: 'market', light: 'dawn' },
  { scene: 'walk', light: 'dusk' },
  { scene: 'kitchen', light: 'dawn' },
  { scene: 'garden', light: 'noon' },
  { scene: 'block', light: 'night' },
  { scene: 'sisters', light: 'bloom' },
  { scene: 'brothers', light: 'dusk' },
  { scene: 'advice', light: 'noon' },
  { scene: 'movement', light: 'dawn' },
  { scene: 'story', light: 'noon' },
  { scene: 'homeland', light: 'dusk' },
  { scene: 'giveaway', light: 'bloom' },
  { scene: 'rest', light: 'night' },
] as const satisfies readonly { scene: HeroName; light: LightName }[];

/**
 * The cast of portraits. Odd numbers read as women and even ones as men; p01 to p28 are adults, p29 to p40 are elders.
 * Of the board, a and c read as women; so does the founder. The drawings: draw/cast.ts.
 */
export const portraitNames = [
  'p01',
  'p02',
  'p03',
  'p04',
  'p05',
  'p06',
  'p07',
  'p08',
  'p09',
  'p10',
  'p11',
  'p12',
  'p13',
  'p14',
  'p15',
  'p16',
  'p17',
  'p18',
  'p19',
  'p20',
  'p21',
  'p22',
  'p23',
  'p24',
  'p25',
  'p26',
  'p27',
  'p28',
  'p29',
  'p30',
  'p31',
  'p32',
  'p33',
  'p34',
  'p35',
  'p36',
  'p37',
  'p38',
  'p39',
  'p40',
  'advisory-a',
  'advisory-b',
  'advisory-c',
  'advisory-d',
  'founder',
] as const;
export type PortraitName = (typeof portraitNames)[number];

/** Woven edges, each a tile that repeats sideways. */
export const hemNames = ['strip', 'halfsun', 'geese'] as const;
export type HemName = (typeof hemNames)[number];

/** Scalloped discs for certification seals; an icon stands on each. */
export const sealNames = ['collard', 'sorrel', 'indigo', 'okra', 'river', 'marigold'] as const;
export type SealName = (typeof sealNames)[number];

/** The scene of the home page is also there at dusk (for the dark theme) and in bloom (for the awareness season). */
export const homeHeroLights = ['dusk', 'bloom'] as const satisfies readonly LightName[];
export type HomeHeroLight = (typeof homeHeroLights)[number];

/** What a page sets around a scene: the colour that continues its top on phones, and the focus of a narrow crop. */
export function heroStyle(name: HeroName, light?: LightName): { '--hero-sky': string; '--focus-x': string } {
  const hero: { light: LightName; focus: number; wall?: string } = heroes[name];
  return { '--hero-sky': hero.wall ?? skies[light ?? hero.light].top, '--focus-x': `${hero.focus}%` };
}

/** Which words read on the quiet left half of a scene. */
export function heroWords(name: HeroName, light?: LightName): 'dark' | 'light' {
  const hero: { light: LightName; wall?: string } = heroes[name];
  return hero.wall ? 'dark' : skies[light ?? hero.light].words;
}
