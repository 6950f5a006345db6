import type { AssistantParts } from '#features/chat/assistant-parts.server.ts';
import type { Turn } from '#features/chat/conversations/chat-conversation.server.ts';
import { citedPassages, evidenceOf } from '#features/chat/evidence-of.server.ts';
import { findFor } from '#features/chat/find-for.server.ts';
import type { Found } from '#features/chat/found.server.ts';
import { conditionsFor, materialFor } from '#features/chat/model/material.server.ts';
import { generalFor, partsOfCare } from '#features/chat/parts-of-care.server.ts';
import type { Care, Evidence } from '#features/chat/safety/safety.ts';
import { talkInEnglish } from '#features/chat/talk-in-english.server.ts';
import type { TurnEvidence } from '#features/chat/turn-evidence.ts';
import { answeredBy, usedOf } from '#features/chat/used-of.server.ts';
import { materialHeading } from './voice-texts.ts';

/** What a voice model is given for one turn, and what the gate holds its words against. */
export interface Material {
  text: string;
  evidence: Evidence;
  /** What is kept of it for the next turn to go on from. */
  used: TurnEvidence | null;
  /** The entry that answers. */
  answeredBy: string | undefined;
  /** Care that is said before it, beside what was said at once. Markdown; '' for none. */
  opening: string;
}

export interface MaterialParts
  extends Pick<
    AssistantParts,
    | 'gate'
    | 'readTurn'
    | 'inEnglish'
    | 'knowledge'
    | 'catalog'
    | 'topicsOf'
    | 'likenessOf'
    | 'asksOf'
    | 'entriesLike'
    | 'log'
  > {}

const PASSAGES = 3;

interface Talk {
  message: string;
  history: readonly Turn[];
  care: Care;
}

/**
 * Looks up what a spoken question asks for, as a written one is looked up. What cannot be looked up is left out: the model then says that it does
 * not know.
 */
export async function findMaterial(parts: MaterialParts, talk: Talk): Promise<Material> {
  const { message, history, care } = talkInEnglish(parts, talk);
  const { first, general } = partsOfCare(care, history);
  const saidAtOnce = partsOfCare(talk.care, talk.history).first;
  const besides = first.split('\n\n').filter((paragraph) => !saidAtOnce.includes(paragraph));
  const openingWith = (last: string) => [...besides, last].filter(Boolean).join('\n\n');
  const found = await lookedUp(parts, { message, history, care });
  const material = found && isAnything(found) ? materialFor(found) : '(nothing was found)';
  return {
    ...NOTHING_USED,
    ...(found && { evidence: evidenceOf(found), used: usedOf(found), answeredBy: answeredBy(found) }),
    text: [materialHeading, material, ...conditionsFor({ care, found })].join('\n'),
    opening: openingWith(found ? generalFor(found, general) : general.fresh),
  };
}

/** Before anybody has said anything, and while nothing can be looked up. */
export const NOTHING_USED: Pick<Material, 'evidence' | 'used' | 'answeredBy'> = {
  evidence: { texts: [], products: [], links: [] },
  used: null,
  answeredBy: undefined,
};

const isAnything = (found: Found): boolean =>
  citedPassages(found).length + found.products.length + found.labels.length > 0;

async function lookedUp(parts: MaterialParts, talk: Talk): Promise<Found | undefined> {
  try {
    const knowledge = orNothing(parts);
    return await findFor(
      { ...parts, knowledge, engine: { passages: PASSAGES } },
      { ...talk, productIds: [] },
    );
  } catch (error) {
    parts.log.warn({ err: error }, 'voice answers without what the store knows');
    return undefined;
  }
}

/** While the database is away products are told of all the same. */
function orNothing({ knowledge, log }: MaterialParts): MaterialParts['knowledge'] {
  const instead =
    <Nothing>(nothing: Nothing) =>
    (error: unknown): Nothing => {
      log.warn({ err: error }, 'voice answers without the knowledge base');
      return nothing;
    };
  return {
    find: (...asked) => knowledge.find(...asked).catch(instead({ passages: [], fit: 'unknown' as const })),
    entry: (name) => knowledge.entry(name).catch(instead(undefined)),
    entriesOf: (slugs) => knowledge.entriesOf(slugs).catch(instead([])),
    noteFound: (id) => knowledge.noteFound(id),
  };
}
