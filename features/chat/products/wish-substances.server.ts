import { labelOf, substancesInTags, substancesInTitle } from '#features/catalog/label-of.server.ts';
import type { Product } from '#integrations/storefront/product.ts';

/**
 * What people want something for, and the substances that our own knowledge names for it, likeliest first: a shelf is wider than a wish, and
 * its first products may have nothing to do with it. On plain words; all that fit count.
 */
const WISHES: readonly (readonly [said: RegExp, substances: readonly string[]])[] = [
  [/\b(?:cramps?|charley horses?)\b/, ['magnesium', 'electrolytes']],
  [
    /\b(?:gym|work(?:ing)? ?out|pre ?workouts?|lift(?:ing)?|muscles?|tone up|bulking|bulk up|athletes?)\b/,
    ['protein', 'electrolytes', 'beetroot', 'carnitine'],
  ],
  [/\b(?:booty|butt|hips|thick(?:er)?|(?:gain|put on|add) (?:some )?weight|weight gain)\b/, ['protein']],
  [
    /\b(?:recover(?:y|ing)?|sore) .*\b(?:game|run|training|practice|gym|match|race|exercise)\b/,
    ['protein', 'electrolytes', 'magnesium'],
  ],
  [/\b(?:hydrat\w*|dehydrat\w*|sweat(?:ing)?)\b/, ['electrolytes']],
  [/\b(?:hair|edges|nails?|braids?|locs)\b/, ['biotin', 'collagen']],
  [/\b(?:acne|breakouts?|scars?|dark (?:marks?|spots?)|pimples?)\b/, ['zinc', 'collagen']],
  [
    /\b(?:circulation|cold (?:hands|feet)|(?:hands|feet) (?:stay|are|be|get) cold)\b/,
    ['beetroot', 'fish-oil'],
  ],
  [/\b(?:nause\w*|queasy|upset stomach|motion sickness)\b/, ['ginger']],
  [/\b(?:sore throat|throat|hoarse)\b/, ['propolis', 'honey', 'zinc']],
  [/\b(?:coughs?|coughing|mucus|phlegm)\b/, ['honey', 'mullein', 'elderberry']],
  [/\b(?:focus|memory|concentrat\w*|forgetting|brain fog)\b/, ['bacopa', 'ginkgo', 'lions-mane']],
  [/\b(?:constipat\w*|regular|stopped up|bathroom)\b/, ['fiber']],
  [/\b(?:bloat\w*|gassy|gas)\b/, ['probiotics', 'ginger', 'fiber']],
  [/\b(?:libido|sex drive|bedroom|stamina)\b/, ['maca', 'beetroot']],
  [
    /\b(?:stress\w*|nerves|nervous|anxi\w*|wound up|unwind)\b/,
    ['ashwagandha', 'lemon-balm', 'holy-basil', 'l-theanine', 'magnesium'],
  ],
  [/\b(?:sleep\w*|insomnia|rest at night|knock(?:s)? me out)\b/, ['magnesium', 'chamomile', 'l-theanine']],
  [/\b(?:utis?|bladder)\b/, ['cranberry', 'd-mannose']],
];

/** Empty where nothing is wanted that has a substance of its own. */
export const substancesForWish = (plain: string): string[] => [
  ...new Set(WISHES.flatMap(([said, substances]) => (said.test(plain) ? substances : []))),
];

/** Being called after it counts more than being sold for it, and that more than holding it among much else. */
const IN_TITLE = 4;
const IN_TAGS = 2;

/** From here on a product is sold for it, and does not only hold it among much else. */
export const SOLD_FOR_WISH = 1;

/** How well products fit such a wish: 0 where they hold nothing of it. */
export function fitsWish(substances: readonly string[]): (product: Product) => number {
  if (substances.length === 0) return () => 0;
  return (product) => {
    const held = labelOf(product).holds;
    const [title, tags] = [substancesInTitle(product), substancesInTags(product)];
    return substances.reduce((most, substance, place) => {
      if (!held.has(substance)) return most;
      const weight = title.includes(substance) ? IN_TITLE : tags.includes(substance) ? IN_TAGS : 1;
      return Math.max(most, weight - place / substances.length);
    }, 0);
  };
}
