import { z } from 'zod';
import type { ShippingMethod } from '#integrations/storefront/shipping.ts';
import type { StoreProfile } from '#content/store-profile.ts';
import { type CheckedFields, checkFields } from '#platform/forms/check-fields.ts';
import { storeProfileFields as facts } from './store-profile.fields.ts';

type Field = keyof typeof facts;
/** What the form says; claims are confirmed elsewhere. */
export type SaidFacts = Omit<StoreProfile, 'claims' | 'checkedCode' | 'currencyCode'>;
export type StoreProfileErrors = Partial<Record<Field, string>>;

/** One line that may stay empty. */
const text = (name: Field) =>
  z
    .string()
    .trim()
    .max(facts[name].max, `${facts[name].what} can have at most ${facts[name].max} characters`)
    .regex(/^\P{Cc}*$/u, `${facts[name].what} must be one line of plain text`)
    // What stands in braces would be read as the name of another fact.
    .regex(/^[^{}]*$/, `${facts[name].what} cannot hold braces`)
    .default('');

const required = (name: Field, missing: string) => text(name).refine((value) => value !== '', missing);

const cents = (name: Field) =>
  text(name)
    .refine(
      (value) => /^([$€£¥]?\d{1,6}([.]\d{1,2})?)?$/.test(value),
      `${facts[name].what} must be a number, such as 5.99, or empty`,
    )
    .transform((value) => (value === '' ? null : Math.round(Number(value.replace(/^[$€£¥]/, '')) * 100)));

const whole = (name: Field, { min, max }: { min: number; max: number }) =>
  text(name)
    .refine(
      (value) => value === '' || (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max),
      `${facts[name].what} must be a whole number from ${min} to ${max}, or empty`,
    )
    .transform((value) => (value === '' ? null : Number(value)));

const lines = (name: Field) =>
  z
    .string()
    .max(facts[name].max, `${facts[name].what} can have at most ${facts[name].max} characters`)
    .regex(/^[^{}]*$/, `${facts[name].what} cannot hold braces`)
    .regex(/^[\P{Cc}\r\n]*$/u, `${facts[name].what} must be plain text`)
    .default('')
    .transform((value) =>
      value
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    );

const isWebAddress = (value: string) => z.url({ protocol: /^https$/ }).safeParse(value).success;

const form = z
  .object({
    name: required('name', facts.name.missing),
    address: lines('address'),
    email: text('email').refine(
      (value) => value === '' || z.email().safeParse(value).success,
      'Enter an email address, such as care@your-shop.com, or leave the field empty',
    ),
    phone: text('phone').refine(
      (value) => value === '' || (value.match(/\d/g)?.length ?? 0) >= 7,
      'Enter a phone number with its area code, or leave the field empty',
    ),
    phoneHours: text('phoneHours'),
    replyWithin: text('replyWithin'),
    announcement: text('announcement'),
    freeShippingOver: cents('freeShippingOver'),
    standardDays: text('standardDays'),
    standardPrice: cents('standardPrice'),
    expeditedDays: text('expeditedDays'),
    expeditedPrice: cents('expeditedPrice'),
    expressDays: text('expressDays'),
    expressPrice: cents('expressPrice'),
    shipsWithin: text('shipsWithin'),
    cutoff: text('cutoff'),
    returnDays: whole('returnDays', { min: 1, max: 365 }),
    refundWithin: text('refundWithin'),
    discountCode: text('discountCode'),
    discountPercent: whole('discountPercent', { min: 1, max: 100 }),
    social: lines('social').refine(
      (links) => links.every(isWebAddress),
      'Write one address a line, each starting with https://',
    ),
  })
  .superRefine(({ discountCode, discountPercent }, context) => {
    if (discountCode !== '' && discountPercent === null)
      context.addIssue({
        code: 'custom',
        path: ['discountPercent'],
        message: 'Say how many percent the code takes off',
      });
  });

/** Checks the form as it was sent. */
export function checkStoreProfile(input: unknown): CheckedFields<SaidFacts, Field> {
  return checkFields({ schema: form.transform(toProfile), facts, otherwise: 'name' }, input);
}

function toProfile(said: z.infer<typeof form>): SaidFacts {
  const method = (days: string, price: number | null): ShippingMethod => ({ days, cents: price });
  const { name, email, phone, phoneHours, replyWithin, announcement, social } = said;
  const { shipsWithin, cutoff, returnDays, refundWithin, discountCode, discountPercent } = said;
  return {
    name,
    addressLines: said.address,
    email,
    phone,
    phoneHours,
    replyWithin,
    announcement,
    social,
    shipping: {
      freeOverCents: said.freeShippingOver,
      methods: {
        standard: method(said.standardDays, said.standardPrice),
        expedited: method(said.expeditedDays, said.expeditedPrice),
        express: method(said.expressDays, said.expressPrice),
      },
    },
    shipsWithin,
    cutoff,
    returnDays,
    refundWithin,
    discountCode,
    discountPercent,
  };
}

/** The profile as the form shows it. */
export function typedProfile(profile: StoreProfile): Record<Field, string> {
  const amount = (value: number | null) =>
    value === null ? '' : (value / 100).toFixed(value % 100 === 0 ? 0 : 2);
  const number = (value: number | null) => (value === null ? '' : String(value));
  const { freeOverCents, methods } = profile.shipping;
  const { name, email, phone, phoneHours, replyWithin, announcement } = profile;
  const { shipsWithin, cutoff, refundWithin, discountCode } = profile;
  return {
    name,
    email,
    phone,
    phoneHours,
    replyWithin,
    announcement,
    address: profile.addressLines.join('\n'),
    freeShippingOver: amount(freeOverCents),
    standardDays: methods.standard.days,
    standardPrice: amount(methods.standard.cents),
    expeditedDays: methods.expedited.days,
    expeditedPrice: amount(methods.expedited.cents),
    expressDays: methods.express.days,
    expressPrice: amount(methods.express.cents),
    shipsWithin,
    cutoff,
    refundWithin,
    discountCode,
    returnDays: number(profile.returnDays),
    discountPercent: number(profile.discountPercent),
    social: profile.social.join('\n'),
  };
}
