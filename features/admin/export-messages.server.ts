import { csvFile } from '#platform/csv/csv.ts';
import { csvMoment, momentHeader } from '#platform/csv/csv-moment.ts';
import { RECEIVED } from './list-choice.ts';
import type { MessageListName, StoreMessage } from './message-list.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { MessageSource } from './message-source.server.ts';

/** Read at once: the database in the process stands still for everybody while it reads. */
const BATCH = 500;

interface Export {
  source: MessageSource;
  name: MessageListName;
  search: string;
  /** Only these rows of it; without, all. */
  ids?: readonly string[] | undefined;
  /** The administrator's address, for the activity log. */
  actor: string;
}

/** A list as a file for spreadsheets, oldest first. That it was taken is written down in the same transaction. */
export function exportMessages(db: Db, { source, name, search, ids, actor }: Export): Promise<string> {
  return db.transaction(async (tx) => {
    const found: StoreMessage[] = [];
    for (;;) {
      const batch = await source.read(tx, {
        search,
        ids,
        limit: BATCH,
        offset: found.length,
        sort: RECEIVED,
      });
      found.push(...batch);
      if (batch.length < BATCH) break;
    }
    await recordActivity(tx, {
      actor,
      action: 'messages.export',
      subject: name,
      details: {
        rows: found.length,
        ...(ids && { chosen: true }),
        // That words narrowed it, not whom they named: a person who is erased stands in no line.
        ...(search !== '' && { searched: true }),
      },
    });
    const isMoment = (label: string) => source.moments?.includes(label) === true;
    return csvFile(
      [
        momentHeader('Received'),
        ...source.labels.map((label) => (isMoment(label) ? momentHeader(label) : label)),
      ],
      found.map(({ at, fields }) => [
        csvMoment(at),
        ...fields.map(({ label, value }) =>
          isMoment(label) && value !== '' ? csvMoment(new Date(value)) : value,
        ),
      ]),
    );
  });
}
