import { useStoreFacts } from '#features/store/use-store-facts.ts';

/** Which giveaway the form was shown for: a page left open enters nobody into the next one. */
export function GiveawayMeant() {
  const id = useStoreFacts()?.giveaway?.id;
  return id === undefined ? null : <input type="hidden" name="giveaway" value={id} />;
}
