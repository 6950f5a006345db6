import { and, count, desc, eq, inArray, notExists } from 'drizzle-orm';
import { heroNames, type HeroName } from '#illustrations/manifest/art-files.ts';
import { type MailingList, mailingLists } from '#features/mail/mailing-lists.ts';
import { mailSuppressions } from '#features/mail/mail.table.server.ts';
import { newsletterSubscribers as subscribers } from '#features/newsletter/newsletter.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Letter, LetterNumbers } from './letter.ts';
import { letterRecipients as recipients, letters } from './letters.table.server.ts';

/** A letter of an older store may name a picture that is drawn no more. */
export const toPicture = (name: string | null): HeroName | null =>
  heroNames.find((hero) => hero === name) ?? null;

type Reader = Pick<Db, 'select'>;

/** More than an owner writes in years. */
const MOST_SHOWN = 200;

/** Newest first. */
export async function listLetters(db: Reader): Promise<Letter[]> {
  const rows = await db
    .select()
    .from(letters)
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .limit(MOST_SHOWN);
  return withNumbers(db, rows);
}

export async function findLetter(db: Reader, id: string): Promise<Letter | undefined> {
  const [letter] = await withNumbers(db, await db.select().from(letters).where(eq(letters.id, id)));
  return letter;
}

async function withNumbers(db: Reader, rows: (typeof letters.$inferSelect)[]): Promise<Letter[]> {
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
    return { ...row, picture: toPicture(row.picture), numbers };
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
