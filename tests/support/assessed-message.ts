import { createSafetyGate } from '#features/chat/safety-gate.server.ts';
import { sharedUnderstanding } from './shared-understanding.ts';

export const gate = createSafetyGate(sharedUnderstanding());

/** The rule that answers a message, or those that put something in front of its answer. */
export function ruleOf(message: string, ...earlier: string[]): string {
  const assessment = gate.assess({ message, earlier });
  return assessment.kind === 'answered' ? assessment.rule : assessment.care.rules.join(' ');
}

/** What stands in front of an answer, or in its place. */
export function openingOf(message: string, ...earlier: string[]): string {
  const assessment = gate.assess({ message, earlier });
  return assessment.kind === 'open' ? assessment.care.opening : assessment.reply;
}
