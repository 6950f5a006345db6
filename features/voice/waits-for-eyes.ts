import type { SpokenTurn, VoiceState } from './voice-state.ts';

/** Ambulance, crisis line, any other number: whoever has to call one sees it as well. */
const NUMBER_TO_CALL = /\b911\b|\b988\b|\b\d{3}-\d{3}-\d{4}\b/;

type Shown = Pick<VoiceState, 'mail' | 'choice' | 'phase' | 'engine' | 'turns'>;

/**
 * Whether the conversation itself has to be on the screen again: something waits for a press, a number to call was given, or a question was asked
 * whose answer this browser can only show. `seen` are the lines from before the panel made way for a page.
 */
export function waitsForEyes(
  { mail, choice, phase, engine, turns }: Shown,
  { seen, canSpeak }: { seen: ReadonlySet<string>; canSpeak: boolean },
): boolean {
  if (mail !== null || choice.length > 0 || phase === 'over') return true;
  const isMute = engine === 'embedded' && !canSpeak;
  const needsSight = ({ role, text }: SpokenTurn) => (role === 'user' ? isMute : NUMBER_TO_CALL.test(text));
  return turns.some((turn) => !seen.has(turn.id) && needsSight(turn));
}
