import { FeedError } from './feed-error.ts';
import { type FoundGroup, type FoundResource, MAX_ITEMS } from './feed-items.ts';
import { type HsdsSchedule, type HsdsService, hsdsDocument, hsdsService } from './hsds.ts';
import { plainText, safeLink } from './plain-text.ts';

/** Caregiver resources from HSDS 3 services. A service without words, or one that is closed, is skipped. */
export const readResources = (text: string) => readServices(text, toResource);

/** Support groups from HSDS 3 services. */
export const readGroups = (text: string) => readServices(text, toGroup);

function readServices<Found>(
  text: string,
  map: (service: HsdsService) => Found | undefined,
): { items: Found[]; skipped: number } {
  const services = documentOf(text);
  const items = services.slice(0, MAX_ITEMS).flatMap((raw) => {
    const service = hsdsService.safeParse(raw);
    return service.success && service.data.status === 'active' ? (map(service.data) ?? []) : [];
  });
  return { items, skipped: services.length - items.length };
}

function documentOf(text: string): unknown[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new FeedError('is not JSON, or breaks off');
  }
  const services = hsdsDocument.safeParse(json);
  if (!services.success) throw new FeedError('holds no services as HSDS 3 describes them');
  return services.data;
}

function toResource(service: HsdsService): FoundResource | undefined {
  const words = wordsOf(service);
  if (!words) return undefined;
  const { externalId, name, ...rest } = words;
  return { externalId, title: name, resourceType: term(service, 'type') ?? 'Support', ...rest };
}

function toGroup(service: HsdsService): FoundGroup | undefined {
  const words = wordsOf(service);
  if (!words) return undefined;
  return {
    ...words,
    conditionFocus: term(service, 'condition') ?? 'General wellness',
    meetingFormat: formatOf(service),
    meetingSchedule: schedulesOf(service).map(scheduleWords).find(Boolean) ?? null,
  };
}

function wordsOf(service: HsdsService) {
  const externalId = plainText(service.id, 300);
  const name = plainText(service.name, 160);
  const description = plainText(service.description, 600);
  if (!externalId || !name || !description) return undefined;
  return {
    externalId,
    name,
    description,
    location: placeOf(service) ?? null,
    contactInfo: contactOf(service),
    websiteUrl: safeLink(service.url),
  };
}

/** The attribute that its label or taxonomy calls so; else the first of all. */
function term({ attributes }: HsdsService, wanted: string): string | undefined {
  const named = (attributes ?? []).filter(({ taxonomy_term }) => taxonomy_term?.name);
  const found =
    named.find(({ label, taxonomy_term }) =>
      `${label ?? ''} ${taxonomy_term?.taxonomy ?? ''}`.toLowerCase().includes(wanted),
    ) ?? named[0];
  return plainText(found?.taxonomy_term?.name, 60);
}

const locationsOf = ({ service_at_locations }: HsdsService) =>
  (service_at_locations ?? []).flatMap(({ location }) => location ?? []);

const schedulesOf = ({ schedules, service_at_locations }: HsdsService): HsdsSchedule[] => [
  ...(schedules ?? []),
  ...(service_at_locations ?? []).flatMap((place) => place.schedules ?? []),
];

/** Where it is, or whether one can be there from anywhere. */
function formatOf(service: HsdsService): FoundGroup['meetingFormat'] {
  const ways = [
    ...locationsOf(service).map(({ location_type }) => location_type ?? ''),
    ...schedulesOf(service).map(({ attending_type }) => attending_type ?? ''),
  ].join(' ');
  const virtual = /virtual|online|video|phone/i.test(ways);
  const physical = /physical|person/i.test(ways);
  if (virtual) return physical ? 'hybrid' : 'virtual';
  return 'in_person';
}

function placeOf(service: HsdsService): string | undefined {
  for (const { name, addresses } of locationsOf(service)) {
    const address = addresses?.[0];
    const town = [address?.city, address?.state_province].filter(Boolean).join(', ');
    const place = plainText([name, town].filter(Boolean).join(', '), 200);
    if (place) return place;
  }
  return undefined;
}

function contactOf({ phones, email }: HsdsService): string | null {
  const [phone] = phones ?? [];
  const number = plainText(phone?.number, 40);
  const extension = plainText(phone?.extension, 10);
  const parts = [number && extension ? `${number}, extension ${extension}` : number, plainText(email, 100)];
  return parts.filter(Boolean).join(' · ') || null;
}

const DAYS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    MO: 'Mondays',
    TU: 'Tuesdays',
    WE: 'Wednesdays',
    TH: 'Thursdays',
    FR: 'Fridays',
    SA: 'Saturdays',
    SU: 'Sundays',
  }),
);

/** The source's own words, else made of the rule: 'Tuesdays, 18:30 to 20:00'. */
function scheduleWords({ description, byday, opens_at, closes_at }: HsdsSchedule): string | undefined {
  const own = plainText(description, 160);
  if (own) return own;
  const days = (byday ?? '')
    .split(',')
    .flatMap((day) => DAYS.get(day.trim().slice(-2).toUpperCase()) ?? [])
    .join(' and ');
  const clock = (time: string | null | undefined) => /^\d{2}:\d{2}/.exec(time ?? '')?.[0];
  const hours = [clock(opens_at), clock(closes_at)].filter(Boolean).join(' to ');
  return [days, hours].filter(Boolean).join(', ') || undefined;
}
