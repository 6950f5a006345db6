import { z } from 'zod';
import { checkFields } from '#platform/forms/check-fields.ts';
import { retentionFields as facts } from './retention.fields.ts';

const days = (name: keyof typeof facts) => {
  const wrong = `${facts[name].what}: a whole number of days from 1 to 3650`;
  return z
    .string(wrong)
    .trim()
    .regex(/^\d{1,4}$/, wrong)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 3650, wrong);
};

const retention = z.object({
  chats: days('chats'),
  messages: days('messages'),
  entries: days('entries'),
  unconfirmed: days('unconfirmed'),
  activity: days('activity'),
  mails: days('mails'),
  searches: days('searches'),
});

export const checkRetention = (input: unknown) =>
  checkFields({ schema: retention, facts, otherwise: 'chats' }, input);
