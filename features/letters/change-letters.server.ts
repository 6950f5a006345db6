import { and, eq, sql } from 'drizzle-orm';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { LetterContent } from './letter.schema.ts';
import { letters } from './letters.table.server.ts';

/** `actor` is the administrator's address. */
interface Act {
  actor: string;
  id: string;
}

/** A new draft, of what is typed or of an older letter. */
export async function makeLetter(
  db: Db,
  { actor, content, now }: { actor: string; content: Omit<LetterContent, 'sendAt'>; now: Date },
): Promise<string> {
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(letters)
      .values({ ...content, createdBy: actor, createdAt: now })
      .returning({ id: letters.id });
    if (!made) throw new Error('A letter that was just written is not there.');
    const details = { name: content.subject };
    await recordActivity(tx, { actor, action: 'letters.create', subject: made.id, details });
    return made.id;
  });
}

export type LetterChange =
  | { ok: true; version: number }
  | { ok: false; reason: 'unknown' }
  /** Somebody else saved it meanwhile. */
  | { ok: false; reason: 'conflict' }
  /** It waits, or is on its way: nothing of it changes. */
  | { ok: false; reason: 'fixed' }
  /** Its time is over. */
  | { ok: false; reason: 'past' };

/** Saves a draft; with `sendAt` it waits for that moment from now on. */
export async function saveLetter(
  db: Db,
  {
    actor,
    id,
    version,
    content,
    sendAt,
  }: Act & {
    /** The version that was edited. */
    version: number;
    content: LetterContent;
    sendAt?: Date;
  },
): Promise<LetterChange> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(letters).where(eq(letters.id, id)).for('update');
    if (!row) return { ok: false, reason: 'unknown' };
    if (row.state !== 'draft') return { ok: false, reason: 'fixed' };
    if (row.version !== version) return { ok: false, reason: 'conflict' };
    await tx
      .update(letters)
      .set({
        ...content,
        version: sql`${letters.version} + 1`,
        ...(sendAt && { state: 'scheduled' as const, sendAt }),
      })
      .where(eq(letters.id, id));
    await recordActivity(tx, {
      actor,
      action: sendAt ? 'letters.send' : 'letters.update',
      subject: id,
      details: { name: content.subject, list: content.list, ...(sendAt && { at: sendAt.toISOString() }) },
    });
    return { ok: true, version: row.version + 1 };
  });
}

/** Calls back a letter that still waits. False when it has begun, or is none. */
export function callBackLetter(db: Db, { actor, id }: Act): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [back] = await tx
      .update(letters)
      .set({ state: 'draft', version: sql`${letters.version} + 1` })
      .where(and(eq(letters.id, id), eq(letters.state, 'scheduled')))
      .returning({ subject: letters.subject });
    if (!back) return false;
    await recordActivity(tx, {
      actor,
      action: 'letters.call-back',
      subject: id,
      details: { name: back.subject },
    });
    return true;
  });
}

/** Only what nobody was sent. False otherwise. */
export function deleteLetter(db: Db, { actor, id }: Act): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(letters)
      .where(and(eq(letters.id, id), eq(letters.state, 'draft')))
      .returning({ subject: letters.subject });
    if (!gone) return false;
    await recordActivity(tx, {
      actor,
      action: 'letters.delete',
      subject: id,
      details: { name: gone.subject },
    });
    return true;
  });
}
