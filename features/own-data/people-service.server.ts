import { eq, sql } from 'drizzle-orm';
import {
  adminInvitations,
  emailChanges,
  user,
  userRoles,
  verification,
} from '#features/accounts/accounts.table.server.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import { customerLinkRequests, shopifyCustomerLinks } from '#features/orders/customer-link.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { emailKey } from '#platform/mail/email-key.ts';
import { findPerson } from './find-person.server.ts';
import { forgetAddress, type Forgotten } from './forget-address.server.ts';
import { type HeldSection, shortened } from './held-section.ts';

/** Of one person by their address. `actor` is the administrator's address, for the activity log. */
interface Asked {
  email: string;
  actor: string;
}

export type EraseResult =
  | { ok: true; erased: Forgotten & { accounts: number; links: number } }
  /** Somebody who looks after the store: that is taken from them first. */
  | { ok: false; reason: 'administrator' };

/** For administrators only: whoever calls has looked. Every reading is recorded. */
export interface PeopleService {
  find(asked: Asked): Promise<HeldSection[]>;
  /** The same as a file: JSON. */
  export(asked: Asked): Promise<string>;
  erase(asked: Asked): Promise<EraseResult>;
}

export function createPeople(db: Db): PeopleService {
  const read = ({ email, actor }: Asked, action: string) =>
    db.transaction(async (tx) => {
      const key = emailKey(email);
      const held = await findPerson(tx, key);
      await recordActivity(tx, { actor, action, subject: shortened(key) });
      return held;
    });
  return {
    find: (asked) => read(asked, 'people.read'),
    async export(asked) {
      const held = await read(asked, 'people.export');
      const entries = held.map(({ title, items, count }) => [title, items.length > 0 ? items : count]);
      return JSON.stringify({ address: emailKey(asked.email), ...Object.fromEntries(entries) }, null, 2);
    },
    erase: (asked) => erasePerson(db, asked),
  };
}

function erasePerson(db: Db, { email, actor }: Asked): Promise<EraseResult> {
  const key = emailKey(email);
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ id: user.id }).from(user).where(eq(user.email, key)).for('update');
    if (found && (await isAdministrator(tx, found.id))) return { ok: false, reason: 'administrator' };
    const links = await tx
      .delete(shopifyCustomerLinks)
      .where(eq(sql`lower(trim(${shopifyCustomerLinks.email}))`, key))
      .returning({ userId: shopifyCustomerLinks.userId });
    await tx.delete(customerLinkRequests).where(eq(sql`lower(trim(${customerLinkRequests.email}))`, key));
    if (found) {
      await tx.delete(verification).where(eq(verification.value, found.id));
      // Sessions, links and chats go along: they refer to the user.
      await tx.delete(user).where(eq(user.id, found.id));
    }
    await tx.delete(adminInvitations).where(eq(adminInvitations.email, key));
    // Somebody else's account may have asked to be moved there.
    await tx.delete(emailChanges).where(eq(emailChanges.email, key));
    const forgotten = await forgetAddress(tx, key);
    const erased = { ...forgotten, accounts: found ? 1 : 0, links: links.length };
    await recordActivity(tx, { actor, action: 'people.erase', subject: shortened(key), details: erased });
    return { ok: true, erased };
  });
}

async function isAdministrator(tx: Pick<Db, 'select'>, userId: string): Promise<boolean> {
  const rows = await tx.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  return rows.length > 0;
}
