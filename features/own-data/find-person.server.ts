import { asc, count, eq, inArray, or, sql } from 'drizzle-orm';
import { momentInWords } from '#content/date-words.ts';
import { contactTopics } from '#features/contact/contact-texts.ts';
import { adminInvitations, session, user, userRoles } from '#features/accounts/accounts.table.server.ts';
import { roleWords } from '#features/accounts/permissions.ts';
import { chatConversations } from '#features/chat/chat.table.server.ts';
import { contactMessages } from '#features/contact/contact.table.server.ts';
import { kiaGiveawayEntries } from '#features/giveaway/giveaway.table.server.ts';
import { contactReplies } from '#features/inbox/inbox.table.server.ts';
import { letterRecipients, letters } from '#features/letters/letters.table.server.ts';
import { findMailsNaming } from '#features/mail/mails-naming.server.ts';
import { mailSuppressions } from '#features/mail/mail.table.server.ts';
import { newsletterSubscribers } from '#features/newsletter/newsletter.table.server.ts';
import { shopifyCustomerLinks } from '#features/orders/customer-link.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { HeldSection } from './held-section.ts';

type Reader = Pick<Db, 'select' | 'execute'>;

/** Everything that the store holds under an address. No hashes, no tokens, and no word of a chat. `key` as of `emailKey`. */
export async function findPerson(db: Reader, key: string): Promise<HeldSection[]> {
  const sections = [
    ...(await accountOf(db, key)),
    await subscriptionsOf(db, key),
    await lettersOf(db, key),
    await entriesOf(db, key),
    await messagesOf(db, key),
    ...(await mailsOf(db, key)),
    await invitationsOf(db, key),
  ];
  return sections.filter((section) => section.count > 0);
}

const section = (title: string, items: HeldSection['items']): HeldSection => ({
  title,
  items,
  count: items.length,
});
const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');
const momentOr = (at: Date | null) => (at ? momentInWords(at) : 'Never');

async function accountOf(db: Reader, key: string): Promise<HeldSection[]> {
  const accounts = await db
    .select({ id: user.id, email: user.email, verified: user.emailVerified, at: user.createdAt })
    .from(user)
    .where(eq(user.email, key));
  const [account] = accounts;
  // Also a link that somebody else proved: it names this address.
  const links = await db
    .select({ email: shopifyCustomerLinks.email, at: shopifyCustomerLinks.createdAt })
    .from(shopifyCustomerLinks)
    .where(
      or(
        eq(sql`lower(trim(${shopifyCustomerLinks.email}))`, key),
        eq(shopifyCustomerLinks.userId, account?.id ?? ''),
      ),
    );
  const linked = section(
    'Links to orders',
    links.map(({ email, at }) => ({ Address: email, Linked: momentInWords(at) })),
  );
  if (!account) return [linked];
  const roles = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, account.id));
  const sessions = await db
    .select({ agent: session.userAgent, at: session.createdAt })
    .from(session)
    .where(eq(session.userId, account.id));
  const [chats] = await db
    .select({ total: count() })
    .from(chatConversations)
    .where(eq(chatConversations.userId, account.id));
  return [
    section('Account', [
      {
        Email: account.email,
        'Proved by mail': yesOrNo(account.verified),
        'Signed up': momentInWords(account.at),
        Administrator: roles[0] ? roleWords[roles[0].role].label : 'No',
      },
    ]),
    section(
      'Sign-ins',
      sessions.map(({ agent, at }) => ({ Browser: agent || 'Unknown', 'Signed in': momentInWords(at) })),
    ),
    linked,
    // The privacy page: nobody reads a chat because of whose it is.
    { title: 'Chats (their words are not shown)', items: [], count: chats?.total ?? 0 },
  ];
}

async function invitationsOf(db: Reader, key: string): Promise<HeldSection> {
  const rows = await db.select().from(adminInvitations).where(eq(adminInvitations.email, key));
  return section(
    'Invitations to look after the store',
    rows.map(({ role, invitedBy, createdAt }) => ({
      As: roleWords[role].label,
      By: invitedBy,
      Invited: momentInWords(createdAt),
    })),
  );
}

async function subscriptionsOf(db: Reader, key: string): Promise<HeldSection> {
  const rows = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.emailKey, key));
  return section(
    'Newsletter and prayer updates',
    rows.map(({ list, email, status, source, createdAt, confirmedAt, unsubscribedAt }) => ({
      List: list,
      Email: email,
      Status: status,
      'Asked on': source,
      Asked: momentInWords(createdAt),
      Confirmed: momentOr(confirmedAt),
      Unsubscribed: momentOr(unsubscribedAt),
    })),
  );
}

async function lettersOf(db: Reader, key: string): Promise<HeldSection> {
  const rows = await db
    .select({ subject: letters.subject, state: letterRecipients.state })
    .from(letterRecipients)
    .innerJoin(letters, eq(letters.id, letterRecipients.letterId))
    .where(eq(letterRecipients.emailKey, key))
    .orderBy(asc(letters.createdAt));
  return section(
    'Letters',
    rows.map(({ subject, state }) => ({ Subject: subject, State: state })),
  );
}

async function entriesOf(db: Reader, key: string): Promise<HeldSection> {
  const rows = await db.select().from(kiaGiveawayEntries).where(eq(kiaGiveawayEntries.emailKey, key));
  return section(
    'Giveaways and prayer list',
    rows.map(({ id, campaignId, name, email, phone, address, optedIn, createdAt }) => ({
      Campaign: campaignId,
      Entry: id,
      Name: name,
      Email: email,
      Phone: phone,
      Address: address,
      'Asked for news': yesOrNo(optedIn),
      Entered: momentInWords(createdAt),
    })),
  );
}

async function messagesOf(db: Reader, key: string): Promise<HeldSection> {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(eq(sql`lower(trim(${contactMessages.email}))`, key));
  const replies = await db
    .select()
    .from(contactReplies)
    .where(
      inArray(
        contactReplies.messageId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id));
  const written = (id: string, kind: 'answer' | 'note') =>
    replies
      .filter((reply) => reply.messageId === id && reply.kind === kind)
      .map(({ body }) => body)
      .join('\n\n') || 'None';
  return section(
    'Messages',
    rows.map(({ id, name, email, topic, message, createdAt }) => ({
      Name: name,
      Email: email,
      Topic: contactTopics.find(({ value }) => value === topic)?.label ?? topic,
      Message: message,
      Answers: written(id, 'answer'),
      Notes: written(id, 'note'),
      Received: momentInWords(createdAt),
    })),
  );
}

async function mailsOf(db: Reader, key: string): Promise<HeldSection[]> {
  const { kept, queued } = await findMailsNaming(db, key);
  const suppressed = await db.select().from(mailSuppressions).where(eq(mailSuppressions.emailKey, key));
  return [
    section(
      'Mails to and about them',
      kept.map(({ to, subject, at }) => ({ To: to, Subject: subject, Written: momentInWords(at) })),
    ),
    { title: 'Mails in the queue', items: [], count: queued },
    section(
      'Wants no mail',
      suppressed.map(({ list, reason, createdAt }) => ({
        List: list,
        Reason: reason,
        Since: momentInWords(createdAt),
      })),
    ),
  ];
}
