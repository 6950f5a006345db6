import { and, count, desc, eq, inArray, notExists, sql } from 'drizzle-orm';
import { heroNames, type HeroName } from '#illustrations/manifest/art-files.ts';
import { type MailingList, mailingLists } from '#features/mail/mailing-lists.ts';
import { mailSuppressions } from '#features/mail/mail.table.server.ts';
import { newsletterSubscribers as subscribers } from '#features/newsletter/newsletter.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { tableOrder } from '#platform/table/table-order.server.ts';
import { rowsBefore, type TableView } from '#platform/table/table-view.ts';
import type { Letter, LetterNumbers, LetterPage } from './letter.ts';
import { letterRecipients as recipients, letters } from './letters.table.server.ts';

/** A letter of an older store may name a picture that is drawn no more. */
export const toPicture = (name: string | null): HeroName | null =>
  heroNames.find((hero) => hero === name) ?? null;

type Reader = Pick<Db, 'select' | '$count'>;

/** When it was sent, or is to be; of a draft when it was begun. */
const at = sql`coalesce(${letters.finishedAt},
  case when ${letters.state} = 'draft' then ${letters.createdAt} else coalesce(${letters.sendAt}, ${letters.createdAt}) end)`;

/** A page of the letters, by the columns of their table; what is alike newest first. */
export async function listLetters(db: Reader, view: TableView): Promise<LetterPage> {
  const { id, list, subject, state, createdAt } = letters;
  const columns = { Subject: subject, List: list, State: state, When: at };
  const rows = await db
    .select({ id, list, subject, state, at: at.mapWith(createdAt) })
    .from(letters)
    .orderBy(...tableOrder(view.sort, columns, [desc(createdAt), desc(id)]))
    .limit(view.size)
    .offset(rowsBefore(view));
  return { letters: await withNumbers(db, rows), total: await db.$count(letters) };
}

export async function findLetter(db: Reader, id: string): Promise<Letter | undefined> {
  const [letter] = await withNumbers(db, await db.select().from(letters).where(eq(letters.id, id)));
  return letter && { ...letter, picture: toPicture(letter.picture) };
}

async function withNumbers<Row extends { id: string }>(
  db: Reader,
  rows: Row[],
): Promise<(Row & { numbers: LetterNumbers })[]> {
  const counted = await db
    .select({ id: recipients.letterId, state: recipients.state, total: count() })
    .from(recipients)
    .where(
      inArray(
        recipients.letterId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(recipients.letterId, recipients.state);
  return rows.map((row) => {
    const numbers: LetterNumbers = { sent: 0, refused: 0, waiting: 0, left: 0 };
    for (const { id, state, total } of counted)
      if (id === row.id) numbers[state === 'queued' ? 'waiting' : state] += total;
    return { ...row, numbers };
  });
}

/** How many a letter to each list would go to now. */
export async function countReaders(db: Reader): Promise<Record<MailingList, number>> {
  const found: Record<MailingList, number> = { newsletter: 0, prayer: 0 };
  for (const list of mailingLists) {
    const suppressed = db
      .select({ key: mailSuppressions.emailKey })
      .from(mailSuppressions)
      .where(
        and(
          eq(mailSuppressions.emailKey, subscribers.emailKey),
          inArray(mailSuppressions.list, [list, 'all']),
        ),
      );
    const [row] = await db
      .select({ total: count() })
      .from(subscribers)
      .where(and(eq(subscribers.list, list), eq(subscribers.status, 'confirmed'), notExists(suppressed)));
    found[list] = row?.total ?? 0;
  }
  return found;
}
