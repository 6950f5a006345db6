import type { ProductLabel } from '#assistant/products/product-label.ts';
import type { Situation } from '#assistant/situation.ts';
import { interactions } from '#content/interactions.ts';
import { conceptOfGroup, specialGroups } from '#content/special-groups.ts';
import {
  classesOf,
  conceptName,
  labelOf,
  medicinesIn,
  substancesIn,
} from '#features/catalog/label-of.server.ts';
import type { Care } from '../safety/safety.ts';
import type { Product } from '#integrations/storefront/product.ts';

/** Why a product is not for the person whom an answer is for. */
export interface WhyNot {
  /** warning: its label speaks of them. holds: it has what they cannot have. unread: nobody could tell. everything: nothing is for
   * them. care: it has what they had better ask about first. */
  because: 'warning' | 'holds' | 'unread' | 'everything' | 'care';
  /** Of the situation, as a sentence names it: 'blood thinners'. */
  concern: string;
  /** The sentences of its own label. */
  quotes: readonly string[];
  /** What it holds that the tables keep from them, where its label does not say so. */
  held?: string | undefined;
}

/** Nothing is offered for these at all. */
const FOR_NOBODY: ReadonlySet<string> = new Set(['for-child', 'for-teen', 'transplant', 'chemotherapy']);
/** Whoever takes one has the other. */
const IMPLIED: ReadonlyMap<string, string> = new Map(Object.entries({ 'pressure-medicine': 'hypertension' }));
/** They are a reason to look closer, but no label speaks of them. */
const NO_CONCERN: ReadonlySet<string> = new Set(['older-adult', 'hypertension', 'sleep-apnea']);
/** What the store's tables keep from whom: substances by concept of a situation. */
const kept = new Map<string, Set<string>>();
for (const { medicines, ingredients, severity } of interactions)
  if (severity !== 'space-apart')
    keep(
      medicinesIn(medicines.terms.join('. ')).map(({ concept }) => concept),
      ingredients,
    );
for (const { id, avoid, askAbout } of specialGroups)
  keep([conceptOfGroup(id)], id === 'surgery' ? [...avoid, ...askAbout] : avoid);

function keep(concepts: readonly string[], ingredients: readonly string[]): void {
  const substances = substancesIn(ingredients.join('. ')).map(({ concept }) => concept);
  for (const concept of concepts) {
    const all = kept.get(concept) ?? new Set();
    for (const one of substances) all.add(one);
    kept.set(concept, all);
  }
}

/** Undefined where nothing that is known speaks against it. */
export function whyNot(
  product: Product,
  { situation, avoid }: Pick<Care, 'situation' | 'avoid'>,
): WhyNot | undefined {
  if (situation.person === 'pet') return { because: 'everything', concern: 'animals', quotes: [] };
  const everything = [...situation.concepts].find((one) => FOR_NOBODY.has(one));
  if (everything) return { because: 'everything', concern: conceptName(everything), quotes: [] };
  const label = labelOf(product);
  const isMade = PRENATAL.test(`${product.title} ${product.tags.join(' ')}`);
  const own = isMade ? { ...situation, concepts: withoutMothers(situation.concepts) } : situation;
  const others = isMade ? avoid.filter((one) => !keptFromMothers.has(one)) : avoid;
  return (
    onLabel(isMade ? withoutPraise(label) : label, situation) ??
    inside(label, own) ??
    unread(label, situation) ??
    avoided(label, others)
  );
}

/**
 * A prenatal is made for who is pregnant: the tables keep vitamin A from them, of which it has as much as it should, and what its label says of
 * pregnancy is mostly no warning. Where it says 'not', it speaks against it like any other.
 */
const PRENATAL = /\b(?:pre|post)natal\b/i;
const FOR_MOTHERS: readonly string[] = ['pregnancy', 'nursing'].map(conceptOfGroup);
const keptFromMothers = new Set(
  specialGroups.filter(({ id }) => FOR_MOTHERS.includes(conceptOfGroup(id))).flatMap((group) => group.avoid),
);
const withoutMothers = (concepts: Situation['concepts']): Situation['concepts'] =>
  new Set([...concepts].filter((one) => !FOR_MOTHERS.includes(one)));
const withoutPraise = (label: ProductLabel): ProductLabel => ({
  ...label,
  warnings: label.warnings.map((warning) =>
    SAYS_NOT.test(warning.text)
      ? warning
      : { ...warning, concepts: warning.concepts.filter((one) => !FOR_MOTHERS.includes(one)) },
  ),
});
const SAYS_NOT = /\b(?:not|avoid|stop|unless)\b/i;

/** Ingredients that the care of this turn keeps from the visitor. */
function avoided({ holds }: ProductLabel, avoid: readonly string[]): WhyNot | undefined {
  const held = substancesIn(avoid.join('. ')).find(({ concept }) => holds.has(concept));
  return held && { because: 'care', concern: held.words, quotes: [] };
}

function onLabel(label: ProductLabel, { named, concepts }: Situation): WhyNot | undefined {
  const implied = [...concepts].flatMap((one) => IMPLIED.get(one) ?? []);
  const wide = new Set([...concepts, ...implied]);
  const anyMedicine = [...named].some(isMedicine);
  // 'Warfarin' on a label meets 'blood thinner' in a question, and the other way round: one is a kind of the other.
  const meets = (own: string) =>
    wide.has(own) ||
    classesOf(own).some((wider) => named.has(wider)) ||
    (own === 'any-medicine' && anyMedicine) ||
    (named.has('any-medicine') && isMedicine(own));
  const quotes = label.warnings.filter((warning) => warning.concepts.some(meets));
  if (quotes.length === 0) return undefined;
  const own = quotes.flatMap((warning) => warning.concepts).find(meets) ?? '';
  return {
    because: 'warning',
    concern: conceptName(saidFor(own, named)),
    quotes: quotes.map(({ text }) => text),
  };
}

/** The visitor's own concept, where a label writes it wider or narrower. */
const saidFor = (own: string, named: ReadonlySet<string>) =>
  named.has(own)
    ? own
    : ([...named].find((one) => classesOf(one).includes(own) || classesOf(own).includes(one)) ?? own);

const medicineIds = new Set(
  interactions.flatMap(({ medicines }) =>
    medicinesIn(medicines.terms.join('. ')).map(({ concept }) => concept),
  ),
);
const isMedicine = (concept: string) =>
  concept === 'any-medicine' || medicineIds.has(concept) || concept.endsWith('-medicine');

function inside(label: ProductLabel, { concepts }: Situation): WhyNot | undefined {
  for (const concept of concepts) {
    const allergen = [...label.contains].find((one) => concept === `${one}-allergy`);
    const substance = [...(kept.get(concept) ?? [])].find((one) => label.holds.has(one));
    if (allergen || substance)
      return {
        because: 'holds',
        concern: conceptName(concept),
        quotes: [],
        ...(!allergen && substance && { held: conceptName(substance) }),
      };
  }
  return undefined;
}

function unread({ readable }: ProductLabel, { facts }: Situation): WhyNot | undefined {
  const open = facts.find(
    ({ concept, kind }) =>
      !NO_CONCERN.has(concept) && !(kind === 'allergy' ? readable.contents : readable.warnings),
  );
  return open && { because: 'unread', concern: conceptName(open.concept), quotes: [] };
}

/** Why products were left out, in one sentence. */
export function leftOutSentence(reasons: readonly WhyNot[]): string {
  const [first] = reasons;
  if (!first) return '';
  const concerns = [...new Set(reasons.map(({ concern }) => concern))].slice(0, 2).join(' and ');
  if (first.because === 'everything') return FOR_EVERYTHING.get(first.concern) ?? FOR_EVERY_OTHER;
  if (reasons.every(({ because }) => because === 'care'))
    return `I left out what holds ${concerns}: ask your doctor or pharmacist about it first.`;
  if (reasons.every(({ because }) => because === 'unread'))
    return `I name no product here: I could not read on its label whether it suits somebody with ${concerns}, so ask your doctor or pharmacist first.`;
  const isAllergy = reasons.every(({ concern }) => ALLERGENS.has(concern));
  return isAllergy
    ? `I left out what holds, or may react like, ${concerns}, because of the allergy you told me about.`
    : `I left out products whose own label, or our table, says to ask a doctor or pharmacist first: you spoke of ${concerns}.`;
}

const FOR_EVERYTHING: ReadonlyMap<string, string> = new Map(
  Object.entries({
    animals: 'I offer nothing from our shop for an animal: what we sell is made for people.',
    children:
      'I offer nothing from our shop for a child: ask the pediatrician first, with the label in hand.',
    teenagers:
      'I offer nothing from our shop for a teenager: ask the pediatrician first, with the label in hand.',
  }),
);
const FOR_EVERY_OTHER =
  'I offer nothing from our shop here: the team that looks after you should see every label before the first capsule.';

const ALLERGENS = new Set([
  'fish',
  'shellfish',
  'peanut',
  'tree nut',
  'soy',
  'dairy',
  'egg',
  'gluten',
  'sesame',
  'bee',
  'ragweed',
  'pineapple',
]);
