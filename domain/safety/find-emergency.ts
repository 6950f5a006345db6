import { type EmergencyId, emergencyIds, type Sign } from './emergency.ts';
import { isAskedAbout, isDenied, isPast, sentenceAt } from './how-it-is-said.ts';
import { withoutIdioms } from './idioms.ts';
import { findPressure, signsOfDanger } from './signs-of-danger.ts';
import { signsOfHarm } from './signs-of-harm.ts';
import { signsOfIllness } from './signs-of-illness.ts';
import { childNearPills, childSwallowed, signsOfPoisoning } from './signs-of-poisoning.ts';
import { signsOfSelfHarm } from './signs-of-self-harm.ts';
import { signsOfUrgency } from './signs-of-urgency.ts';

const signs: readonly Sign[] = [
  ...signsOfSelfHarm,
  ...signsOfHarm,
  ...signsOfIllness,
  ...signsOfPoisoning,
  ...signsOfDanger,
  ...signsOfUrgency,
];

export interface EmergencyFinding {
  id: EmergencyId;
  /** 'now': the answer is whom to call, and nothing else. 'mention': a subject, something denied or unclear; the answer begins with whom to call, should it happen. */
  level: 'now' | 'mention';
}

/**
 * The gravest emergency in what a visitor wrote; undefined for most messages.
 * @param plain the message as plain text, spelling mended, medicines written as MED
 * @param before the turn before, in the same form, '' at the start
 */
export function findEmergency(plain: string, before: string): EmergencyFinding | undefined {
  const text = withoutIdioms(plain);
  const found = [
    ...signs.flatMap((sign) => readSign(sign, text)),
    ...readPressure(text, before),
    ...readWithBefore(text, withoutIdioms(before)),
  ];
  const now = new Set(found.filter(({ level }) => level === 'now').map(({ id }) => id));
  if (now.has('self-harm') && (now.has('overdose') || now.has('too-much'))) {
    return { id: 'self-harm-overdose', level: 'now' };
  }
  const id = emergencyIds.find((name) => now.has(name));
  if (id) return { id, level: 'now' };
  const mentioned = emergencyIds.find((name) => found.some((finding) => finding.id === name));
  return mentioned && { id: mentioned, level: 'mention' };
}

function readSign(sign: Sign, text: string): EmergencyFinding[] {
  return [...text.matchAll(sign.pattern)].flatMap(({ index, 0: match }) => {
    const sentence = sentenceAt(text, index);
    if (sign.unless?.test(sentence)) return [];
    const level = levelOf(sign, { text, sentence, match, index });
    return level ? [{ id: sign.id, level }] : [];
  });
}

function levelOf(
  sign: Sign,
  { text, sentence, match, index }: { text: string; sentence: string; match: string; index: number },
): EmergencyFinding['level'] | undefined {
  // Whoever denies it, or had it once, or asks for a friend, still gets the number.
  const gentle = sign.id === 'self-harm';
  if (isDenied(text, index)) return gentle ? 'mention' : undefined;
  // 'If I died' is not 'he died years ago': the sign's own words say nothing of when.
  if (isPast(sentence.replace(match, '…'))) return gentle ? 'mention' : undefined;
  const subject = !gentle || /^(?:suicid|self)/.test(match);
  return sign.soft || (subject && isAskedAbout(sentence, text)) ? 'mention' : 'now';
}

function readPressure(text: string, before: string): EmergencyFinding[] {
  const hit = findPressure(text, `${before} ${text}`);
  if (!hit || isPast(sentenceAt(text, hit.index)) || isDenied(text, hit.index)) return [];
  return [{ id: hit.id, level: isAskedAbout(sentenceAt(text, hit.index), text) ? 'mention' : 'now' }];
}

/** What only the turn before makes grave: 'my sugar keeps dropping', then 'now it says 48'. */
function readWithBefore(text: string, before: string): EmergencyFinding[] {
  if (before.trim() === '') return [];
  const found: EmergencyFinding[] = [];
  if (
    childNearPills.test(before) &&
    [...text.matchAll(childSwallowed)].some(({ index }) => !isDenied(text, index))
  ) {
    found.push({ id: 'child-poisoning', level: 'now' });
  }
  if (/\b(?:sugar|glucose|meter|azucar)\b/.test(before) && !/\b(?:sugar|glucose)\b/.test(text)) {
    const number =
      /(?<![^ ])(?:it|its|now|says?|reads?|reading|is|at|was|to|down|me)(?: (?!\. )\S+){0,3} (\d{2,3})(?= (?:\.|now|and|,|$)| $)/.exec(
        text,
      );
    const value = Number(number?.[1]);
    if (value >= 20 && value < 70) found.push({ id: 'low-sugar', level: 'now' });
    if (value >= 300) found.push({ id: 'high-sugar', level: 'now' });
  }
  return found;
}
