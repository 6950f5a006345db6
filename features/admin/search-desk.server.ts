import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { momentInWords } from '#content/date-words.ts';
import { user } from '#features/accounts/accounts.table.server.ts';
import { type AdminRole, may, type Permission } from '#features/accounts/permissions.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import { campaigns } from '#features/campaigns/campaigns.table.server.ts';
import { listByHand } from '#features/community/hand-listings.server.ts';
import { listNames } from '#features/community/source-words.ts';
import { contactMessages } from '#features/contact/contact.table.server.ts';
import { kiaGiveawayEntries } from '#features/giveaway/giveaway.table.server.ts';
import { USUAL_ENTRY_SORT } from '#features/knowledge/entry-sorts.ts';
import { listEntries } from '#features/knowledge/list-entries.server.ts';
import { letters } from '#features/letters/letters.table.server.ts';
import { newsletterSubscribers } from '#features/newsletter/newsletter.table.server.ts';
import { feedLists } from '#integrations/feeds/feed-list.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { emailKey } from '#platform/mail/email-key.ts';
import { newYorkLocal } from '#platform/time/new-york.ts';
import type { DeskHit, DeskSection } from './desk-found.ts';
import { contains } from './message-source.server.ts';

const SHOWN = 5;
/** One more than is shown: whether there are others. */
const LIMIT = SHOWN + 1;
const MOST_WORDS = 8;
const DETAIL = 140;

interface Asked {
  words: string;
  role: AdminRole | undefined;
  /** The administrator's address. */
  actor: string;
  now: Date;
}

/** Everything on the desk that has all the words, of what this role may see. That somebody looked is recorded. */
export async function searchDesk(db: Db, { words, role, actor, now }: Asked): Promise<DeskSection[]> {
  const asked = { words, today: newYorkLocal(now).slice(0, 10) };
  const sections: DeskSection[] = [];
  for (const { title, needs, find } of places) {
    if (!may(role, needs)) continue;
    const hits = await find(db, asked);
    if (hits.length > 0) sections.push({ title, hits: hits.slice(0, SHOWN), more: hits.length > SHOWN });
  }
  // Whom somebody looked for is nobody's business two years later.
  await recordActivity(db, { actor, action: 'desk.search', subject: '' });
  return sections;
}

interface Place {
  title: string;
  needs: Permission;
  find: (db: Db, asked: { words: string; today: string }) => Promise<DeskHit[]>;
}

const places: Place[] = [
  { title: 'Messages', needs: 'messages.see', find: findMessages },
  { title: 'People', needs: 'people.see', find: findPeople },
  { title: 'Entries', needs: 'lists.see', find: findEntries },
  { title: 'Campaigns', needs: 'campaigns.see', find: findCampaigns },
  { title: 'Letters', needs: 'letters.see', find: findLetters },
  { title: 'Knowledge', needs: 'knowledge.see', find: findKnowledge },
  { title: 'Community lists', needs: 'community.see', find: findListings },
];

const split = (words: string) => words.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/** Each word stands in one of the columns. */
const haveAll = (columns: PgColumn[], words: string): SQL | undefined =>
  and(...split(words).map((word) => contains(columns, word)));

const short = (text: string) => (text.length > DETAIL ? `${text.slice(0, DETAIL).trimEnd()}…` : text);

async function findMessages(db: Db, { words }: { words: string }): Promise<DeskHit[]> {
  const { id, name, email, topic, message, createdAt } = contactMessages;
  const rows = await db
    .select({ id, name, message, createdAt })
    .from(contactMessages)
    .where(haveAll([name, email, topic, message], words))
    .orderBy(desc(createdAt), id)
    .limit(LIMIT);
  return rows.map((row) => ({
    key: row.id,
    title: `${row.name}, ${momentInWords(row.createdAt)}`,
    detail: short(row.message),
    opens: { href: `/account/messages/${row.id}` },
  }));
}

/** Whoever has an account or asked for mail, once each. */
async function findPeople(db: Db, { words }: { words: string }): Promise<DeskHit[]> {
  const accounts = await db
    .select({ email: user.email })
    .from(user)
    .where(haveAll([user.email, user.name], words))
    .orderBy(desc(user.createdAt), user.id)
    .limit(LIMIT);
  const { id, email, createdAt } = newsletterSubscribers;
  const subscribers = await db
    .select({ email })
    .from(newsletterSubscribers)
    .where(haveAll([email], words))
    .orderBy(desc(createdAt), id)
    .limit(2 * LIMIT);
  const known = new Map<string, string[]>();
  for (const [what, rows] of [
    ['Account', accounts],
    ['Asked for mail', subscribers],
  ] as const)
    for (const row of rows) {
      const key = emailKey(row.email);
      known.set(key, [...new Set([...(known.get(key) ?? []), what])]);
    }
  return [...known].map(([address, what]) => ({
    key: address,
    title: address,
    detail: what.join(', '),
    opens: { email: address },
  }));
}

async function findEntries(db: Db, { words }: { words: string }): Promise<DeskHit[]> {
  const { id, name, email, phone, address, campaignId, createdAt } = kiaGiveawayEntries;
  const rows = await db
    .select({ id, name, email, campaign: campaigns.name })
    .from(kiaGiveawayEntries)
    .innerJoin(campaigns, eq(campaigns.id, campaignId))
    .where(haveAll([name, email, phone, address, campaigns.name], words))
    .orderBy(desc(createdAt), id)
    .limit(LIMIT);
  return rows.map((row) => ({
    key: row.id,
    title: row.name,
    detail: `${row.campaign}, ${row.email}`,
    opens: { email: row.email },
  }));
}

async function findCampaigns(db: Db, { words }: { words: string }): Promise<DeskHit[]> {
  const { id, name, title, text, kind, archivedAt, updatedAt } = campaigns;
  const rows = await db
    .select({ id, name, kind, archivedAt })
    .from(campaigns)
    .where(haveAll([name, title, text], words))
    .orderBy(desc(updatedAt), id)
    .limit(LIMIT);
  return rows.map((row) => ({
    key: row.id,
    title: row.name,
    detail: row.archivedAt ? `${row.kind}, archived` : row.kind,
    opens: { href: `/account/campaigns${row.archivedAt ? '' : `#campaign-${row.id}`}` },
  }));
}

async function findLetters(db: Db, { words }: { words: string }): Promise<DeskHit[]> {
  const { id, subject, body, state, createdAt } = letters;
  const rows = await db
    .select({ id, subject, state })
    .from(letters)
    .where(haveAll([subject, body], words))
    .orderBy(desc(createdAt), id)
    .limit(LIMIT);
  return rows.map((row) => ({
    key: row.id,
    title: row.subject,
    detail: row.state,
    opens: { href: `/account/letters/${row.id}` },
  }));
}

async function findKnowledge(db: Db, asked: { words: string; today: string }): Promise<DeskHit[]> {
  const filter = { search: asked.words, category: '', review: '', sort: USUAL_ENTRY_SORT } as const;
  const { entries } = await listEntries(db, { ...filter, limit: LIMIT, today: asked.today });
  return entries.map(({ id, question, answer }) => ({
    key: id,
    title: question,
    detail: short(answer),
    opens: { href: `/account/training?edit=${id}` },
  }));
}

/** What is typed in by hand; what a source gives is its own. */
async function findListings(db: Db, { words }: { words: string }): Promise<DeskHit[]> {
  const wanted = split(words.toLowerCase());
  const hits: DeskHit[] = [];
  for (const list of feedLists)
    for (const { id, values } of await listByHand(db, list)) {
      const text = Object.values(values).join('\n').toLowerCase();
      if (!wanted.every((word) => text.includes(word))) continue;
      hits.push({
        key: id,
        title: values.title ?? '',
        detail: listNames[list].name,
        opens: { href: `/account/listings?list=${list}&edit=${id}` },
      });
    }
  return hits.slice(0, LIMIT);
}
