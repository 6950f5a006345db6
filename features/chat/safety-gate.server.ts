import { createUnderstanding, type Understanding } from '#assistant/create-understanding.ts';
import { linkablePages, replyTexts } from '#content/safety/reply-texts.ts';
import { safetyTexts } from '#content/safety/safety-texts.ts';
import { safetyTables } from '#content/safety/tables.ts';
import { demoProfile, type StoreProfile } from '#content/store-profile.ts';
import { once } from '#platform/time/once.ts';
import { createReplyGate } from './safety/reply/reply-gate.ts';
import { createReplyTagger } from './safety/reply/tag-reply.ts';
import type { SafetyGate } from './safety/safety.ts';
import { createVisitorReader } from './safety/visitor-words.ts';
import { createAssess } from './assess-turn.server.ts';

/** What of the store a reply may name so that it is reached. */
export const contactsOf = ({ email, phone }: Pick<StoreProfile, 'email' | 'phone'>): string[] =>
  [email, phone].filter((way) => way !== '');

interface GateOptions {
  /** Counts comparisons of words, for tests. */
  onStep?: (() => void) | undefined;
  /** Those of the store now. */
  contacts?: () => string[];
}

/** The rules of features/chat/safety with the store's tables and texts. Reads the tables when it is first asked: make one and keep it. */
export function createSafetyGate(
  understanding: Understanding = createUnderstanding(),
  { onStep, contacts = () => contactsOf(demoProfile) }: GateOptions = {},
): SafetyGate {
  const assessment = once(() =>
    createAssess(understanding, {
      tables: safetyTables,
      reader: createVisitorReader(safetyTables, onStep),
      texts: safetyTexts,
    }),
  );
  const rules = once(() => ({
    tagger: createReplyTagger(safetyTables),
    pages: linkablePages,
    texts: replyTexts,
  }));
  return {
    assess: (asked) => assessment().assess(asked),
    read: (message) => assessment().read(message),
    open: (turn, care, evidence) =>
      createReplyGate({ ...rules(), contacts: contacts() }, { turn, care, evidence }),
  };
}
