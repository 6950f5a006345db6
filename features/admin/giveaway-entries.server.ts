import { count, eq } from 'drizzle-orm';
import { campaigns } from '#features/campaigns/campaigns.table.server.ts';
import { kiaGiveawayEntries as entries } from '#features/giveaway/giveaway.table.server.ts';
import { asked, fieldsOf, type MessageSource, orderBy } from './message-source.server.ts';

const labels = ['Campaign', 'Name', 'Email', 'Phone', 'Address', 'Opted in'] as const;

const columns = {
  Campaign: campaigns.name,
  Name: entries.name,
  Email: entries.email,
  Phone: entries.phone,
  Address: entries.address,
  'Opted in': entries.optedIn,
};

const asking = {
  words: [campaigns.name, entries.name, entries.email, entries.phone, entries.address],
  id: entries.id,
};

/** Entries of the giveaways, and signups for prayers, which are in the same table (docs/product/giveaway.md#tables). */
export const giveawayEntries: MessageSource = {
  labels,
  async read(db, { limit, offset, sort, ...slice }) {
    const rows = await db
      .select({ entry: entries, campaign: campaigns.name })
      .from(entries)
      .innerJoin(campaigns, eq(campaigns.id, entries.campaignId))
      .where(asked(slice, asking))
      .orderBy(...orderBy(sort, { at: entries.createdAt, id: entries.id, columns }))
      .limit(limit)
      .offset(offset);
    return rows.map(({ entry, campaign }) => ({
      id: entry.id,
      at: entry.createdAt,
      fields: fieldsOf(labels, [
        campaign,
        entry.name,
        entry.email,
        entry.phone,
        entry.address,
        entry.optedIn ? 'yes' : 'no',
      ]),
    }));
  },
  async count(db, search) {
    const [row] = await db
      .select({ total: count() })
      .from(entries)
      .innerJoin(campaigns, eq(campaigns.id, entries.campaignId))
      .where(asked({ search }, asking));
    return row?.total ?? 0;
  },
};
