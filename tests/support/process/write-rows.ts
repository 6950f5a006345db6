import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#platform/db/open-database.server.ts';

/** A process that writes rows until it is killed, and prints the number of each once the database has taken it. */
const database = await openDatabase({ databaseUrl: undefined, dataDir: process.argv[2] ?? '' });
await database.db.execute(sql`create table if not exists written (number int primary key)`);
for (let number = 1; ; number += 1) {
  await database.db.execute(sql`insert into written values (${number})`);
  process.stdout.write(`${number}\n`);
  // PGlite leaves the loop of events no room, and a reader that has gone has to end this process.
  await nextTurn();
}
