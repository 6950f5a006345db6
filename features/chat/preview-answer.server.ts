import type { VisitorTurn } from './safety/safety.ts';
import { gatedReply, NOTHING_LEFT, nothingUsed } from './answer-question.server.ts';
import type { AssistantParts } from './assistant-parts.server.ts';

/** Longer than any model needs for one answer. */
const TIMEOUT_MS = 20_000;

/**
 * What a visitor who asked this first would be told now, gate and all. Nothing is stored and nothing is counted as found. Throws as the
 * engine does.
 */
export async function previewAnswer(parts: AssistantParts, message: string): Promise<string> {
  const turn: VisitorTurn = { message, earlier: [] };
  const assessment = parts.gate.assess(turn);
  if (assessment.kind === 'answered') return assessment.reply;
  const reply = gatedReply(parts, {
    request: { sessionId: '', message, productIds: [], signal: AbortSignal.timeout(TIMEOUT_MS) },
    turn,
    history: [],
    care: assessment.care,
    used: nothingUsed(),
    again: false,
  });
  const pieces: string[] = [];
  for await (const piece of reply) pieces.push(piece);
  return pieces.join('').trim() || NOTHING_LEFT;
}
