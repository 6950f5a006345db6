import { z } from 'zod';

/** What the lists need of a service as the Human Services Data Specification 3 describes it; everything else is left alone. */
const text = z.string().nullish();

const schedule = z.object({
  freq: text,
  byday: text,
  opens_at: text,
  closes_at: text,
  description: text,
  attending_type: text,
});

const address = z.object({ address_1: text, city: text, state_province: text });

const location = z.object({
  location_type: text,
  name: text,
  addresses: z.array(address).nullish(),
});

export const hsdsService = z.object({
  id: z.string().min(1),
  name: z.string(),
  description: z.string(),
  url: text,
  email: text,
  status: z.enum(['active', 'inactive', 'defunct', 'temporarily closed']).catch('active'),
  phones: z
    .array(z.object({ number: text, extension: z.union([z.string(), z.number()]).nullish() }))
    .nullish(),
  schedules: z.array(schedule).nullish(),
  service_at_locations: z
    .array(z.object({ location: location.nullish(), schedules: z.array(schedule).nullish() }))
    .nullish(),
  attributes: z
    .array(z.object({ label: text, taxonomy_term: z.object({ name: text, taxonomy: text }).nullish() }))
    .nullish(),
});

export type HsdsService = z.infer<typeof hsdsService>;
export type HsdsSchedule = z.infer<typeof schedule>;

/** A page of the HSDS API, a bare array of services, or one service. */
export const hsdsDocument = z.union([
  z.object({ contents: z.array(z.unknown()) }).transform(({ contents }) => contents),
  z.array(z.unknown()),
  z
    .object({ id: z.string(), name: z.string() })
    .loose()
    .transform((service): unknown[] => [service]),
]);
