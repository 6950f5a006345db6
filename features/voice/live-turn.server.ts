import type { SessionSetup } from '#integrations/realtime/requests.ts';
import { goOnOrder, voiceInstructions } from './voice-texts.ts';
import type { VoiceLine } from './voice-engine.server.ts';
import { describeTools } from './voice-tools.ts';
import { noSituation } from '#assistant/situation.ts';
import type { Turn } from '#features/chat/conversations/chat-conversation.server.ts';
import type { Care } from '#features/chat/safety/safety.ts';
import { findMaterial, type Material, type MaterialParts, NOTHING_USED } from './find-material.server.ts';

/** What a response to one turn rests on. */
export interface LiveTurn extends Omit<Material, 'text'> {
  /** What the model is told for it, beside its instructions; '' for nothing. */
  material: string;
  message: string;
  care: Care;
}

/** The same from the first turn to the last. */
export const liveSetup = ({ microphone }: VoiceLine, speak: unknown): SessionSetup => ({
  instructions: voiceInstructions,
  tools: describeTools(),
  microphone,
  writes: speak !== undefined,
});

/** Before anybody has said anything. */
export const firstTurn: LiveTurn = {
  ...NOTHING_USED,
  material: '',
  message: '',
  care: { opening: '', rules: [], avoid: [], products: true, situation: noSituation },
  opening: '',
};

/** The whole answer again, behind the half that was heard, is not what anybody wants. */
export const goingOn = (turn: LiveTurn): LiveTurn => ({
  ...turn,
  material: `${turn.material}\n${goOnOrder}`.trim(),
});

/** Looks up what the words ask for, and writes the orders for this one response. */
export async function prepareTurn(
  parts: MaterialParts,
  talk: { message: string; history: readonly Turn[]; care: Care },
): Promise<LiveTurn> {
  const { text, ...material } = await findMaterial(parts, talk);
  return { ...material, material: text, message: talk.message, care: talk.care };
}
