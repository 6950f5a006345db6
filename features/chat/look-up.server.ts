import { storeCategories } from '#content/knowledge/knowledge-entry.ts';
import type { clearlyAbout } from '#assistant/statistics/topics.ts';
import type { Found as FoundKnowledge, Passage } from '#features/knowledge/passage.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import type { AssistantParts } from './assistant-parts.server.ts';
import { formsWanted } from './products/forms.server.ts';
import { moneyIn } from './products/wanted.server.ts';
import { asksWhatItIs } from './reading/asks-what-it-is.server.ts';
import { leansOnBefore } from './reading/patterns.server.ts';
import type { Reading } from './reading/read-message.server.ts';

/** Looked at when a conversation goes on: the answer, and what lies beside it. */
const LOOKED_UP = 6;

/** The catalogue alone answers these: an entry that is near in words would only support what nobody asked. */
export const OF_CATALOG: ReadonlySet<Reading['ask']['kind']> = new Set(['compare', 'order']);

const nothing: FoundKnowledge = { passages: [], fit: 'unknown' };

export const ASKED: Reading['ask'] = { kind: 'question' };

interface Asked {
  message: string;
  /** The entry that it names by what it asks of the store. */
  topic: string | undefined;
  /** The entry that it asks for, of whatever thing it names. */
  ofAnything: string | undefined;
  /** As a model puts it. */
  question: string | undefined;
  about: ReturnType<typeof clearlyAbout>;
  /** What the visitor said before it. */
  before: string | undefined;
  /** The entry that was told last, where the message goes on about its thing. */
  same: () => Promise<Passage | undefined>;
}

/** `asks`: it asks a question, whatever it sounds like: of the store itself 'do you sell' and 'you got' ask for no product. */
export async function lookUp(
  parts: Pick<AssistantParts, 'knowledge'>,
  reading: Reading,
  { topic, ofAnything, question, same, ...asked }: Asked,
): Promise<{ knowledge: FoundKnowledge; asks: boolean }> {
  const isAsked = reading.ask.kind === 'question' || reading.ask.kind === 'shelf';
  const ofIt = topic ?? asksWhatItIs(plainWords(asked.message));
  const named = ofAnything ?? (isAsked && reading.products.length === 0 ? ofIt : undefined);
  const entry = named === undefined ? undefined : await parts.knowledge.entry(named);
  if (entry) return toldAlone(entry);
  const told = wantsForms(reading.query) ? undefined : await same();
  if (told) return toldAlone(told);
  const own = await findKnowledge(parts, reading, asked);
  const knowledge = isAsked && own.fit !== 'sure' && question ? await betterFit(parts, own, question) : own;
  const category = knowledge.fit === 'unknown' ? undefined : knowledge.passages[0]?.category;
  return {
    knowledge,
    // 'A gift for my auntie, tea, under 30 dollars' wants a tea, and no gift card.
    asks:
      reading.ask.kind === 'shelf' &&
      category !== undefined &&
      storeCategories.includes(category) &&
      !wantsForms(reading.query) &&
      (knowledge.fit === 'sure' || moneyIn(reading.query) === undefined),
  };
}

/** 'Which of your stuff is liquid or powder' is answered by what comes so, and by no article on forms. */
export const wantsForms = (query: string): boolean =>
  OF_OURS_IN_FORMS.test(plainWords(query)) && formsWanted(plainWords(query)).length > 0;
const OF_OURS_IN_FORMS =
  /\b(?:which|what) (?:ones? )?(?:of )?(?:all )?(?:yalls?|y'alls?|your|yours|ur) (?:\w+ ){0,2}?(?:is|are|s|be|come|comes)\b/;

export const toldAlone = (passage: Passage): { knowledge: FoundKnowledge; asks: boolean } => ({
  knowledge: { passages: [passage], fit: 'sure' },
  asks: true,
});

/** What was perhaps asked, for the visitor to say yes or no. */
export const perhapsAsked = (
  passage: Passage,
  read: Reading,
): { knowledge: FoundKnowledge; read: Reading; sure: boolean } => ({
  knowledge: { passages: [passage], fit: 'likely' },
  read: { ...read, ask: ASKED },
  sure: false,
});

async function findKnowledge(
  { knowledge }: Pick<AssistantParts, 'knowledge'>,
  reading: Reading,
  { message, about, before }: Pick<Asked, 'message' | 'about' | 'before'>,
): Promise<FoundKnowledge> {
  if (reading.query === '') return nothing;
  const found = await knowledge.find(reading.query, {
    limit: LOOKED_UP,
    ...(!reading.followUp && { before }),
  });
  if (found.fit === 'sure' || reading.ask.kind === 'more')
    return { ...found, passages: askedForFirst(found.passages, reading.query) };
  // What leans on an earlier question may still be one of its own, and what is one may lean on it.
  if (reading.followUp) return knowledge.find(message, { limit: LOOKED_UP, before });
  const goesOn = reading.base !== undefined && about !== 'none' && !OF_CATALOG.has(reading.ask.kind);
  if (!goesOn || !leansOnBefore(plainWords(message)))
    return { ...found, passages: askedForFirst(found.passages, reading.query) };
  const whole = await knowledge.find(`${reading.base} ${message}`, { limit: LOOKED_UP });
  const better = FITS.indexOf(whole.fit) - FITS.indexOf(found.fit);
  return better > 0 || (better === 0 && about === undefined) ? { ...whole, corrected: undefined } : found;
}

const FITS: readonly FoundKnowledge['fit'][] = ['unknown', 'likely', 'sure'];

/** What a model's words for it find, where that fits better. */
async function betterFit(
  { knowledge }: Pick<AssistantParts, 'knowledge'>,
  own: FoundKnowledge,
  question: string,
): Promise<FoundKnowledge> {
  const other = await knowledge.find(question, { limit: LOOKED_UP });
  return FITS.indexOf(other.fit) > FITS.indexOf(own.fit) ? { ...other, corrected: undefined } : own;
}

/** Who asks in an entry's own words means that entry. */
function askedForFirst(passages: readonly Passage[], query: string): Passage[] {
  const asked = plainWords(query);
  const isMeant = ({ question }: Passage) => plainWords(question).startsWith(asked);
  return passages.toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)));
}
