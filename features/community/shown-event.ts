interface EventFields {
  eventDate: Date | string | null;
  description: string | null;
  location: string | null;
}

/** Words: New York and Georgia have the letters too. */
const UNDECIDED = /\b(?:or|tbd)\b/i;
/** Portland, OR is a place. */
const OREGON = /, OR(?=$|,|\s+\d{5}|\s*$)/;

/**
 * Events are shown only with a date, a description and a place that is settled: without the word 'or', and not 'TBD'
 * (docs/product/community.md#events).
 */
export function isShownEvent<Fields extends EventFields>(
  event: Fields,
): event is Fields & { eventDate: NonNullable<Fields['eventDate']>; description: string; location: string } {
  const { eventDate, description, location } = event;
  if (!eventDate || !description?.trim() || !location?.trim()) return false;
  return !UNDECIDED.test(location.replace(OREGON, ''));
}
