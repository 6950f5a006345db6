import type { ConditionName, HeroName } from '#illustrations/manifest/art-files.ts';
import type {
  AgeGroup,
  Concern,
  Gender,
  QuizProductId,
  QuizStep,
  Symptom,
} from '#features/quiz/recommend.ts';

/** The words of the wellness quiz (docs/product/quiz.md). */

export interface QuizQuestion {
  heading: string;
  why: string;
  scene: HeroName;
}

export const quizQuestions: Record<QuizStep, QuizQuestion> = {
  1: {
    heading: "What's your age group?",
    why: 'What a body needs changes over the years.',
    scene: 'generations',
  },
  2: {
    heading: 'How do you identify?',
    why: 'Some products are made with women or men in mind. You can skip that.',
    scene: 'sisters',
  },
  3: {
    heading: 'What are your primary health concerns? (Select all that apply)',
    why: 'This decides which products we show you.',
    scene: 'advice',
  },
  4: {
    heading: 'Are you experiencing any of these? (Optional)',
    why: 'How you feel day to day can add a product. None of it is a diagnosis.',
    scene: 'walk',
  },
};

export const quizResults = {
  loading: 'Looking at what the shop has for you…',
  failed: 'The shop does not answer right now. Your answers are kept.',
};

export const ageLabels: Record<AgeGroup, string> = {
  '18-34': '18-34 years',
  '35-49': '35-49 years',
  '50-64': '50-64 years',
  '65+': '65+ years',
};

export const genderLabels: Record<Gender, string> = {
  male: 'Male',
  female: 'Female',
  other: 'Prefer not to say',
};

export const concernLabels: Record<Concern, { label: string; art: ConditionName }> = {
  'blood-sugar': { label: 'Blood sugar', art: 'blood-sugar' },
  heart: { label: 'Heart and blood pressure', art: 'heart-health' },
  cholesterol: { label: 'Cholesterol', art: 'cholesterol' },
  weight: { label: 'Weight', art: 'weight' },
  energy: { label: 'Energy', art: 'energy' },
  sleep: { label: 'Sleep', art: 'sleep' },
  stress: { label: 'Stress and mood', art: 'stress' },
  brain: { label: 'Memory and focus', art: 'brain' },
  joint: { label: 'Joints and bones', art: 'joint' },
  digestive: { label: 'Digestion', art: 'digestion' },
  immune: { label: 'Immune support', art: 'immune' },
};

export const symptomLabels: Record<Symptom, { label: string; art: ConditionName }> = {
  fatigue: { label: 'Tired most days', art: 'energy' },
  'sleep-issues': { label: 'Trouble sleeping', art: 'sleep' },
  'joint-pain': { label: 'Stiff or sore joints', art: 'joint' },
  digestive: { label: 'Bloating or an upset stomach', art: 'digestion' },
  'brain-fog': { label: 'Brain fog', art: 'brain' },
  stress: { label: 'Feeling stressed', art: 'stress' },
  weight: { label: 'Weight that will not settle', art: 'weight' },
  'blood-pressure': { label: 'Blood pressure on my mind', art: 'blood-pressure' },
  'blood-sugar': { label: 'Blood sugar on my mind', art: 'blood-sugar' },
};

/** The quiz's own products; price and picture are the shop's. */
export interface QuizProduct {
  name: string;
  benefit: string;
  handle: string;
  /** Sample content, like all ratings. */
  rating: number;
  category: string;
}

export const quizProducts: Record<QuizProductId, QuizProduct> = {
  'blood-sugar': {
    name: 'Blood Sugar Maintenance',
    benefit: 'Berberine, cinnamon and chromium for steady days',
    handle: 'blood-sugar-maintenance',
    rating: 4.8,
    category: 'Blood sugar',
  },
  heart: {
    name: 'Blood Pressure-Heart Support',
    benefit: 'CoQ10, aged garlic, hibiscus and magnesium for heart and vessels',
    handle: 'blood-pressure-heart-support',
    rating: 4.9,
    category: 'Heart',
  },
  energy: {
    name: 'Biolife Plus Supreme',
    benefit: 'B vitamins, greens, beet and ginseng for the morning',
    handle: 'biolife-plus-supreme',
    rating: 4.7,
    category: 'Energy',
  },
  sleep: {
    name: 'Magnesium Glycinate',
    benefit: 'Gentle magnesium for rest and easy muscles',
    handle: 'magnesium-glycinate',
    rating: 4.8,
    category: 'Sleep',
  },
  joint: {
    name: 'Joint Formula',
    benefit: 'Glucosamine, turmeric and boswellia for knees, hips and hands',
    handle: 'joint-formula',
    rating: 4.7,
    category: 'Joints',
  },
  brain: {
    name: 'Ultra Memory',
    benefit: 'Ginkgo, bacopa and lion’s mane for names, keys and clear thinking',
    handle: 'ultra-memory',
    rating: 4.8,
    category: 'Memory',
  },
  woman: {
    name: 'Strength of a Woman',
    benefit: 'Everyday support made with women in mind',
    handle: 'strength-of-a-woman',
    rating: 4.9,
    category: "Women's health",
  },
  man: {
    name: 'Strength of a Man',
    benefit: 'Zinc, maca, ashwagandha and saw palmetto, made with men in mind',
    handle: 'strength-of-a-man',
    rating: 4.8,
    category: "Men's health",
  },
};
