import { createUnderstanding, type Understanding } from '#assistant/create-understanding.ts';
import { storeContact } from '#content/contact.ts';
import { linkablePages, replyTexts } from '#content/safety/reply-texts.ts';
import { safetyTexts } from '#content/safety/safety-texts.ts';
import { safetyTables } from '#content/safety/tables.ts';
import { createReplyGate } from './safety/reply/reply-gate.ts';
import { createReplyTagger } from './safety/reply/tag-reply.ts';
import type { SafetyGate } from './safety/safety.ts';
import { createVisitorReader } from './safety/visitor-words.ts';
import { createAssess } from './assess-turn.server.ts';

/** The rules of features/chat/safety with the store's tables and texts. Reads the tables once: make one and keep it. `onStep` counts comparisons of words, for tests. */
export function createSafetyGate(
  understanding: Understanding = createUnderstanding(),
  onStep?: () => void,
): SafetyGate {
  const { assess, read } = createAssess(understanding, {
    tables: safetyTables,
    reader: createVisitorReader(safetyTables, onStep),
    texts: safetyTexts,
  });
  const rules = {
    tagger: createReplyTagger(safetyTables),
    pages: linkablePages,
    contacts: [storeContact.email, storeContact.phone],
    texts: replyTexts,
  };
  return {
    assess,
    read,
    open: (turn, care, grounds) => createReplyGate(rules, { turn, care, grounds }),
  };
}
