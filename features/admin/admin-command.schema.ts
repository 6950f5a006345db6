import { z } from 'zod';
import { ADMIN_ROLES } from '#features/accounts/permissions.ts';

/** What `npm run admin` asks for. */
export const adminCommand = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('grant'),
    email: z.string(),
    /** Also where nobody has shown that the address is theirs. */
    unverified: z.boolean().default(false),
    role: z.enum(ADMIN_ROLES).default('owner'),
  }),
  z.object({ command: z.literal('revoke'), email: z.string() }),
  z.object({ command: z.literal('forget-second-step'), email: z.string() }),
  z.object({ command: z.literal('list') }),
  z.object({ command: z.literal('backup'), file: z.string() }),
]);
export type AdminCommand = z.input<typeof adminCommand>;

/** Lines for the terminal. */
export const adminAnswer = z.object({ ok: z.boolean(), lines: z.array(z.string()) });
export type AdminAnswer = z.infer<typeof adminAnswer>;
