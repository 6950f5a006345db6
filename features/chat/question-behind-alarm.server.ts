import type { EmergencyId } from '#content/safety/emergency-ids.ts';
import type { AssistantParts } from './assistant-parts.server.ts';
import type { Assessment } from './safety/safety.ts';

/** Where a button to another matter would stand in the way of the number, even if nothing is certain. */
const NUMBER_ALONE: ReadonlySet<EmergencyId> = new Set([
  'self-harm-overdose',
  'self-harm',
  'harm-to-child',
  'harm-other',
  'violence',
  'overdose',
  'too-much',
  'child-poisoning',
  'pet-poisoning',
  'panic',
]);
const NOT_OFFERED = new Set([...NUMBER_ALONE].map((id) => `possible:${id}`));

/**
 * Behind a number that is only perhaps needed: the question that was surely meant, to be asked with one press where nothing is happening.
 * Empty where there is none, or nobody can say.
 */
export async function questionBehindAlarm(
  { knowledge, log }: Pick<AssistantParts, 'knowledge' | 'log'>,
  assessment: Assessment,
  message: string,
): Promise<string[]> {
  const isOffered =
    assessment.kind === 'answered' &&
    assessment.rule.startsWith('possible:') &&
    !NOT_OFFERED.has(assessment.rule);
  if (!isOffered) return [];
  try {
    const { passages, fit } = await knowledge.find(message, { limit: 1 });
    return fit === 'sure' ? passages.slice(0, 1).map(({ question }) => question) : [];
  } catch (error) {
    log.warn({ err: error }, 'no question stands beside what may be an emergency');
    return [];
  }
}
