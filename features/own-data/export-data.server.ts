import { and, asc, eq, sql } from 'drizzle-orm';
import type { Order } from '#integrations/storefront/order.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatConversations, chatFeedback, chatMessages } from '#features/chat/chat.table.server.ts';
import { contactMessages } from '#features/contact/contact.table.server.ts';
import { kiaGiveawayEntries } from '#features/giveaway/giveaway.table.server.ts';
import { contactReplies } from '#features/inbox/inbox.table.server.ts';
import { letterRecipients, letters } from '#features/letters/letters.table.server.ts';
import { newsletterSubscribers } from '#features/newsletter/newsletter.table.server.ts';
import { session, user } from '#features/accounts/accounts.table.server.ts';
import { shopifyCustomerLinks } from '#features/orders/customer-link.table.server.ts';
import type { Viewer } from '#features/accounts/find-viewer.server.ts';

/** Everything the store holds of a user, for reading and for taking along. Hashes, tokens and other people's rows are no part of it. */
export async function exportData(db: Db, { viewer, orders }: { viewer: Viewer; orders: Order[] | null }) {
  const [account] = await db
    .select({ email: user.email, emailVerified: user.emailVerified, createdAt: user.createdAt })
    .from(user)
    .where(eq(user.id, viewer.id));
  const [link] = await db
    .select({ email: shopifyCustomerLinks.email, createdAt: shopifyCustomerLinks.createdAt })
    .from(shopifyCustomerLinks)
    .where(eq(shopifyCustomerLinks.userId, viewer.id));
  return {
    account,
    isAdmin: viewer.isAdmin,
    sessions: await db
      .select({
        createdAt: session.createdAt,
        expiresAt: session.expiresAt,
        userAgent: session.userAgent,
      })
      .from(session)
      .where(eq(session.userId, viewer.id)),
    linkedOrders: link ?? null,
    /** Null when the shop did not answer. */
    orders,
    chatMessages: await db
      .select({
        conversation: chatMessages.conversationId,
        role: chatMessages.role,
        content: chatMessages.content,
        createdAt: chatMessages.createdAt,
        rating: chatFeedback.rating,
      })
      .from(chatMessages)
      .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
      .leftJoin(chatFeedback, eq(chatFeedback.messageId, chatMessages.id))
      .where(eq(chatConversations.userId, viewer.id))
      .orderBy(asc(chatMessages.createdAt)),
    // Given without an account: theirs only once the address is proven.
    ...(viewer.emailVerified ? await writtenUnder(db, viewer.email) : {}),
  };
}

async function writtenUnder(db: Db, email: string) {
  const { name, phone, address, optedIn, createdAt } = kiaGiveawayEntries;
  const { list, status, source, confirmedAt, unsubscribedAt } = newsletterSubscribers;
  const { topic, message } = contactMessages;
  return {
    newsletter: await db
      .select({
        list,
        status,
        source,
        createdAt: newsletterSubscribers.createdAt,
        confirmedAt,
        unsubscribedAt,
      })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.emailKey, email)),
    letters: await db
      .select({ subject: letters.subject, state: letterRecipients.state })
      .from(letterRecipients)
      .innerJoin(letters, eq(letters.id, letterRecipients.letterId))
      .where(eq(letterRecipients.emailKey, email)),
    giveawayEntries: await db
      .select({ name, phone, address, optedIn, createdAt })
      .from(kiaGiveawayEntries)
      .where(eq(kiaGiveawayEntries.emailKey, email)),
    contactMessages: await db
      .select({ name: contactMessages.name, topic, message, createdAt: contactMessages.createdAt })
      .from(contactMessages)
      .where(eq(sql`lower(trim(${contactMessages.email}))`, email)),
    // Notes are the store's own: the owner gives them out.
    contactAnswers: await db
      .select({ answer: contactReplies.body, createdAt: contactReplies.createdAt })
      .from(contactReplies)
      .innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
      .where(and(eq(contactReplies.kind, 'answer'), eq(sql`lower(trim(${contactMessages.email}))`, email)))
      .orderBy(asc(contactReplies.createdAt)),
  };
}
