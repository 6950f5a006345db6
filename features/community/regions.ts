/** Where the store's community events are (docs/product/community.md#events), in the order in which they are offered. */
export const regions = [
  { id: 'new-york', name: 'New York', place: /\b(NY|New York|Brooklyn|Bronx|Queens|Staten Island)\b/ },
  { id: 'new-jersey', name: 'New Jersey', place: /\b(NJ|New Jersey)\b/ },
  { id: 'connecticut', name: 'Connecticut', place: /\b(CT|Connecticut)\b/ },
  { id: 'south-florida', name: 'South Florida', place: /\b(FL|Florida)\b/ },
  { id: 'georgia', name: 'Georgia', place: /\b(GA|Georgia)\b/ },
] as const;

export type RegionId = (typeof regions)[number]['id'];

/** The region that an address names; undefined for none of ours. */
export function readRegion(value: string | null | undefined): RegionId | undefined {
  return regions.find(({ id }) => id === value)?.id;
}

export function isInRegion(location: string, region: RegionId): boolean {
  return regions.some(({ id, place }) => id === region && place.test(location));
}
