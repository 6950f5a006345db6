import { csvFile } from '#platform/csv/csv.ts';
import { csvMoment, momentHeader } from '#platform/csv/csv-moment.ts';
import type { ActivityFilter } from '#features/activity/activity-filter.ts';
import { findActorOf, readAllActivity } from '#features/activity/list-activity.server.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { activityInWords, detailsInWords } from './activity-words.ts';
import { nameSubjects } from './name-subjects.server.ts';

/** What administrators did, as a file for spreadsheets, oldest first. That it was taken is written down in the same transaction. */
export function exportActivity(
  db: Db,
  { filter, actor }: { filter: ActivityFilter; actor: string },
): Promise<string> {
  return db.transaction(async (tx) => {
    const found = await nameSubjects(tx, await readAllActivity(tx, filter));
    const { who, ...rest } = filter;
    const of = await findActorOf(tx, who);
    const narrowed = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''));
    await recordActivity(tx, {
      actor,
      action: 'activity.export',
      subject: 'activity',
      details: { rows: found.length, ...(of !== undefined && { of }), ...narrowed },
    });
    return csvFile(
      [momentHeader('When'), 'Who', 'What', 'Details', 'Action'],
      found.map((one) => [
        csvMoment(one.at),
        one.actor,
        activityInWords(one),
        detailsInWords(one.details).join('\n'),
        one.action,
      ]),
    );
  });
}
