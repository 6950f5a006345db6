import { z } from 'zod';
import { ADMIN_ROLES } from '#features/accounts/permissions.ts';
import { checkFields } from '#platform/forms/check-fields.ts';
import { emailLine } from '#platform/forms/line.ts';
import { emailKey } from '#platform/mail/email-key.ts';
import { inviteFields } from './invite.fields.ts';

const invite = z.object({
  email: emailLine().transform(emailKey),
  role: z.enum(ADMIN_ROLES, inviteFields.role.missing),
});
export type Invite = z.infer<typeof invite>;

export const checkInvite = (input: unknown) =>
  checkFields({ schema: invite, facts: inviteFields, otherwise: 'email' }, input);
