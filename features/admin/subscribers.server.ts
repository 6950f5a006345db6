import { count, sql } from 'drizzle-orm';
import { newsletterSubscribers as subscribers } from '#features/newsletter/newsletter.table.server.ts';
import { asked, fieldsOf, type MessageSource, orderBy } from './message-source.server.ts';

const labels = ['Email', 'List', 'Status', 'Asked at', 'Confirmed', 'Unsubscribed'] as const;

const columns = {
  Email: subscribers.email,
  List: subscribers.list,
  Status: subscribers.status,
  'Asked at': subscribers.source,
  Confirmed: subscribers.confirmedAt,
  Unsubscribed: subscribers.unsubscribedAt,
};

/** The row's own id unsubscribes whoever knows it, so it goes nowhere. */
const rowId = sql`${subscribers.list} || ' ' || ${subscribers.emailKey}`;

const asking = {
  words: [subscribers.email, subscribers.list, subscribers.status, subscribers.source],
  id: rowId,
};

const moment = (at: Date | null) => at?.toISOString() ?? '';

/** Who asked for the newsletter, whatever came of it. */
export const newsletterList: MessageSource = {
  labels,
  moments: ['Confirmed', 'Unsubscribed'],
  async read(db, { limit, offset, sort, ...slice }) {
    const rows = await db
      .select()
      .from(subscribers)
      .where(asked(slice, asking))
      .orderBy(...orderBy(sort, { at: subscribers.createdAt, id: subscribers.id, columns }))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => ({
      id: `${row.list} ${row.emailKey}`,
      at: row.createdAt,
      fields: fieldsOf(labels, [
        row.email,
        row.list,
        row.status,
        row.source,
        moment(row.confirmedAt),
        moment(row.unsubscribedAt),
      ]),
    }));
  },
  async count(db, search) {
    const [row] = await db.select({ total: count() }).from(subscribers).where(asked({ search }, asking));
    return row?.total ?? 0;
  },
};
