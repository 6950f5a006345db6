import type { CollectionSlug } from './collections.ts';

/**
 * How shops call a shelf beside its title in collections.ts, in small letters: a collection of another catalogue is found by its
 * title (docs/product/catalog.md#collections). Words that every health shop adds, such as 'support', are left out on both sides.
 */
export const shelfTitles: Readonly<Record<CollectionSlug, readonly string[]>> = {
  'blood-pressure': ['blood pressure', 'hypertension', 'healthy pressure', 'pressure'],
  cholesterol: ['cholesterol', 'lipids', 'triglycerides'],
  'blood-sugar': ['blood sugar', 'glucose', 'diabetes', 'diabetic', 'glycemic', 'blood glucose'],
  'heart-health': ['heart', 'cardiovascular', 'cardio', 'circulation'],
  joint: ['joint', 'joints', 'bone', 'bones', 'bones and joints', 'mobility', 'arthritis'],
  brain: ['brain', 'memory', 'cognitive', 'cognition', 'focus', 'memory and focus', 'mind'],
  immune: ['immune', 'immunity', 'immune system', 'cold and flu', 'defense'],
  digestion: ['digestive', 'digestion', 'gut', 'probiotics', 'stomach', 'gut and digestion', 'fiber'],
  sleep: ['sleep', 'rest', 'relaxation', 'sleep and calm', 'night'],
  stress: ['stress', 'mood', 'calm', 'anxiety', 'stress relief', 'nerves'],
  eye: ['eye', 'eyes', 'vision', 'eye care', 'sight'],
  'mens-health': ['mens', 'men', 'for men', 'prostate', 'him'],
  'womens-health': ['womens', 'women', 'for women', 'menopause', 'prenatal', 'her'],
  skin: ['skin', 'hair', 'nails', 'beauty', 'hair and skin', 'hair skin and nails', 'collagen'],
  weight: ['weight', 'weight loss', 'slimming', 'metabolism', 'fat burners'],
  energy: ['energy', 'vitality', 'stamina', 'fatigue'],
  respiratory: ['respiratory', 'lungs', 'lung', 'breathing', 'sinus', 'allergy', 'allergies'],
  liver: ['liver', 'detox', 'cleanse', 'detox and cleanse', 'liver and detox'],
  urinary: ['kidney', 'kidneys', 'urinary', 'bladder', 'urinary tract', 'kidney and bladder'],
  nutrition: ['nutrition', 'multivitamin', 'multivitamins', 'vitamins', 'vitamins and minerals', 'minerals'],
};

/** Collections that platforms make by themselves, by handle: no shelf that anybody looks for. */
export const ownCollections: readonly string[] = ['frontpage', 'all', 'home-page', 'all-products'];
