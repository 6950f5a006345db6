import { storeCategories } from '#content/knowledge/knowledge-entry.ts';
import type { Turn } from './conversations/chat-conversation.server.ts';
import type { Found } from './found.server.ts';
import type { Care } from './safety/safety.ts';

/** A care's opening in two. Paragraphs in Markdown; empty for none. */
export interface CareParts {
  /** Known pairs, allergies, what follows an emergency: said before anything else. */
  first: string;
  /** Whom to ask with such a medicine or condition, whatever was asked: all of it, for whoever is offered products, and what is not in sight yet. */
  general: { whole: string; fresh: string };
}

/** So many replies stay in sight. */
const IN_SIGHT = 3;

/**
 * What is said to everybody with such a medicine or condition need not be said again while it is in sight, nor is a known pair beside another one that
 * is new: 'and ginger tea?' behind garlic and aspirin.
 */
export function partsOfCare(
  { opening, general = [] }: Pick<Care, 'opening' | 'general'>,
  history: readonly Turn[],
): CareParts {
  const inSight = history.filter(({ role }) => role === 'assistant').slice(-IN_SIGHT);
  const isNew = (paragraph: string) => !inSight.some(({ content }) => content.includes(paragraph));
  const first = opening.split('\n\n').filter((paragraph) => paragraph !== '' && !general.includes(paragraph));
  const isNewPair = first.some((paragraph) => isPair(paragraph) && isNew(paragraph));
  return {
    first: first.filter((paragraph) => !isNewPair || !isPair(paragraph) || isNew(paragraph)).join('\n\n'),
    general: { whole: general.join('\n\n'), fresh: general.filter(isNew).join('\n\n') },
  };
}

/** As interaction-notes.ts writes them: '**Garlic and aspirin:** …'. */
const isPair = (paragraph: string) => paragraph.startsWith('**');

type Told = Pick<Found, 'passages' | 'likely' | 'products' | 'labels' | 'toldBefore'>;

/** What of it is said beside what was found: nothing beside a rule of the store, and beside products all of it. */
export const generalFor = (
  found: Told & Pick<Found, 'reading'>,
  { whole, fresh }: CareParts['general'],
): string => (isOfTheStore(found) ? '' : offersProducts(found) ? whole : fresh);

/** Products to choose from: of one that was told of, its price or directions repeat nothing. */
const offersProducts = ({ products, reading: { ask } }: Pick<Found, 'products' | 'reading'>): boolean =>
  products.length > 0 && ask.kind !== 'fact';

/**
 * Who asks how long iron takes while nursing wants that first: whom to ask in general may stand behind an answer that sends to a doctor itself.
 * It comes first where products or their labels are told, and where nothing answers.
 */
export function sendsToDoctor(found: Told): boolean {
  const { passages, likely, toldBefore } = found;
  const told = passages[0] ?? likely;
  if (!told || found.products.length > 0 || found.labels.length > 0) return false;
  const { asked, answer } = told;
  const text = toldBefore?.says ?? (asked?.alone ? asked.answer : `${asked?.answer ?? ''} ${answer}`);
  return WHOM_TO_ASK.test(text);
}

/** Shipping, payment and the like: nothing is taken, so nobody need be asked. */
const isOfTheStore = ({ passages, products, labels }: Told): boolean =>
  passages[0] !== undefined &&
  storeCategories.includes(passages[0].category) &&
  products.length === 0 &&
  labels.length === 0;

const WHOM_TO_ASK =
  /\b(?:doctors?|pharmacists?|midwi(?:fe|ves)|pediatricians?|clinics?|nurses?|dentists?|dietitians?|prescribers?|(?:care|kidney|transplant|surgical|cancer) team)\b|\bask first\b/i;
