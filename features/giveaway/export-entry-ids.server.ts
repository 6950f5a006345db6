import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { rankEntries } from './drawing.ts';
import { findDrawingFile } from './find-drawing-file.server.ts';

/**
 * What is published of a drawing: every entry's id in the order of the drawing, and no name. As CSV with the columns place, entry_id
 * and sha256, or as the file that `npm run verify-drawing` reads. Undefined before the drawing. The export is logged with it.
 */
export async function exportEntryIds(
  db: Db,
  { actor, campaignId, format = 'csv' }: { actor: string; campaignId: string; format?: 'csv' | 'json' },
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const file = await findDrawingFile(tx, campaignId);
    if (!file) return undefined;
    await recordActivity(tx, {
      actor,
      action: 'giveaway.export-ids',
      subject: campaignId,
      details: { entries: file.entries.length },
    });
    if (format === 'json') return `${JSON.stringify(file, null, 2)}\n`;
    const ranked = await rankEntries(file.seed, file.entries);
    const lines = ranked.map(({ entryId, hash }, index) => `${index + 1},${entryId},${hash}`);
    return ['place,entry_id,sha256', ...lines, ''].join('\r\n');
  });
}
