/** What an emergency is called, gravest first: the first one found writes the answer. */
export const emergencyIds = [
  'self-harm-overdose',
  'self-harm',
  'harm-to-child',
  'unconscious',
  'breathing',
  'heart',
  'stroke',
  'seizure',
  'bleeding',
  'child-poisoning',
  'overdose',
  'pregnancy',
  'postpartum',
  'baby',
  'low-sugar',
  'high-sugar',
  'pressure',
  'sickle-crisis',
  'heat',
  'vision',
  'belly',
  'withdrawal',
  'clot',
  'dehydration',
  'violence',
  'pet-poisoning',
  'erection',
  'pressure-high',
  'liver',
  'too-much',
  'unspecified',
] as const;

export type EmergencyId = (typeof emergencyIds)[number];

/** How an emergency sounds in plain text (plain-text.ts), with its spelling mended and its idioms taken out. */
export interface Sign {
  id: EmergencyId;
  pattern: RegExp;
  /** Words of the same sentence that make it something else. */
  unless?: RegExp;
  /** Not enough for an alarm: the answer goes on, behind a line that says whom to call. */
  soft?: true;
}
