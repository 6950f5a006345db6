import { setImmediate as nextTurn } from 'node:timers/promises';
import { REMEMBERED_TURNS } from './assess-turn.server.ts';
import type { AssistantParts } from './assistant-parts.server.ts';
import type { ModelReading } from './model/model-reader.server.ts';
import type { Assessment, VisitorTurn } from './safety/safety.ts';

/** Undefined where no model reads, or what was written needs none. */
export const readByModel = (
  { reader, gate }: AssistantParts,
  { turn, signal }: { turn: VisitorTurn; signal: AbortSignal },
): Promise<ModelReading | undefined> =>
  reader && !isAlarm(gate.assess({ message: turn.message, earlier: [] }))
    ? reader.read({ ...turn, signal })
    : Promise.resolve(undefined);

const isAlarm = (assessment: Assessment) => assessment.kind === 'answered' && assessment.level !== 'care';

/** By the rules, and by a model where there is one: the stricter of both counts. */
export async function assessTwice(
  gate: AssistantParts['gate'],
  turn: VisitorTurn,
  model: Promise<ModelReading | undefined>,
): Promise<{ assessment: Assessment; question: string | undefined }> {
  const assessment = gate.assess(turn);
  if (isAlarm(assessment)) return { assessment, question: undefined };
  const { danger = 'ordinary', question } = (await model) ?? {};
  return { assessment: danger === 'ordinary' ? assessment : gate.assess({ ...turn, danger }), question };
}

/** After a restart, or where another instance heard the rest: one message at a time, and others have their turn in between. */
export async function readEarlier(gate: AssistantParts['gate'], earlier: readonly string[]): Promise<void> {
  for (const text of earlier.slice(-REMEMBERED_TURNS)) if (gate.read(text)) await nextTurn();
}
