import type { EmergencyId } from './emergency-ids.ts';

/** In front of an answer behind an emergency: whom to call where that one goes on, and nobody else's number. */
const sentence = (whom: string) =>
  `First: if what you told me is still going on, ${whom}. That comes before anything I can say.`;

const EMERGENCY = sentence('call 911');
const CRISIS = sentence('call or text 988');
const POISON = sentence(
  'call Poison Control at 1-800-222-1222, or 911 with trouble breathing or great sleepiness',
);

const OTHERS: Readonly<Partial<Record<EmergencyId, string>>> = {
  'self-harm': CRISIS,
  'harm-to-child': CRISIS,
  panic: CRISIS,
  overdose: POISON,
  'child-poisoning': POISON,
  'too-much': POISON,
  reaction: POISON,
  'pet-poisoning': sentence('call ASPCA Animal Poison Control at 888-426-4435, or your vet'),
  violence: sentence('call 911, or the National Domestic Violence Hotline at 1-800-799-7233'),
};

export const stillThere = (id: EmergencyId): string => OTHERS[id] ?? EMERGENCY;
