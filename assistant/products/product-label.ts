/** What a product's own page says of it, read once. Whatever it does not say stays undefined: nothing is guessed. */
export interface ProductLabel {
  /** What it is, in a sentence or two: the beginning of its page. */
  about: string;
  ingredients: readonly LabelIngredient[];
  /** As printed, each by itself: 'vegetable cellulose capsule'. */
  otherIngredients: readonly string[];
  /** Substances of ingredients, other ingredients and title, with the classes above them. */
  holds: ReadonlySet<string>;
  servingSize: string | undefined;
  /** Of 'Serving size: 2 capsules'. */
  perServing: { count: number; unit: string } | undefined;
  /** How many pieces and servings a variant has, in the order of the product's variants. */
  variants: readonly VariantCount[];
  /** How many servings the directions take in a day. */
  servingsPerDay: { least: number; most: number } | undefined;
  form: string | undefined;
  contains: ReadonlySet<Allergen>;
  freeOf: ReadonlySet<Allergen>;
  vegan: boolean | undefined;
  vegetarian: boolean | undefined;
  directions: string | undefined;
  /** Sentences of the label that warn, and the concepts of lexicon/ that each is about. */
  warnings: readonly LabelWarning[];
  /** All concepts of the warnings. */
  warnsOf: ReadonlySet<string>;
  /** Which parts were there to be read: without them, the label says nothing of what it holds, or for whom it is not. */
  readable: { contents: boolean; warnings: boolean };
}

export interface LabelIngredient {
  name: string;
  /** As printed: '15 mg'. */
  amount: string | undefined;
  /** In micrograms, for what is weighed. */
  micrograms: number | undefined;
  /** '136%'. */
  percent: string | undefined;
  /** Substances of the lexicon that it is. */
  concepts: readonly string[];
}

export interface VariantCount {
  /** Capsules, softgels, gummies …; undefined where it is not counted. */
  pieces: number | undefined;
  servings: number | undefined;
}

export interface LabelWarning {
  text: string;
  concepts: readonly string[];
}

export const allergens = [
  'fish',
  'shellfish',
  'peanut',
  'tree-nut',
  'soy',
  'dairy',
  'egg',
  'gluten',
  'sesame',
  'bee',
  'ragweed',
  'pineapple',
] as const;
export type Allergen = (typeof allergens)[number];

/** What is read: a product of the storefront API has it. */
export interface LabelSource {
  title: string;
  /** Plain text, or HTML. */
  description: string;
  productType: string;
  tags: readonly string[];
  variants: readonly { title: string }[];
}
