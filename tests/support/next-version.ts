import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { projectRoot } from '../../scripts/run-step.ts';

const VERSION = '99.0.0';
const TAG = '9999_next';
/** What a release does to a table that the old version goes on writing: a column with a value for its rows, and an index. */
const MIGRATION = `ALTER TABLE "newsletter_subscribers" ADD COLUMN "heard_of_us" text DEFAULT 'nowhere' NOT NULL;
--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_heard_of_us" ON "newsletter_subscribers" USING btree ("heard_of_us");
`;
const COLUMN = `select count(*)::int as columns from information_schema.columns where column_name = 'heard_of_us'`;

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.number(), when: z.number() })),
});

/** The built store as its next release: another version, and one more migration. */
export function nextVersion() {
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-next-'));
  for (const name of readdirSync(projectRoot))
    if (!['app', 'build', 'package.json'].includes(name))
      symlinkSync(path.join(projectRoot, name), path.join(folder, name));
  // Copies: a program finds its folder from where its own file lies.
  for (const name of ['app/migrations', 'build'])
    cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true });
  const description = z
    .looseObject({})
    .parse(JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...description, version: VERSION }));
  addMigration(path.join(folder, 'app/migrations'));
  return {
    program: path.join(folder, 'build/server/main.js'),
    version: VERSION,
    /** How often the migration was done to a database. */
    async migrated(databaseUrl: string): Promise<number> {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const { rows } = await client.query(COLUMN);
      await client.end();
      return z.object({ columns: z.number() }).parse(rows[0]).columns;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function addMigration(folder: string): void {
  const file = path.join(folder, 'meta/_journal.json');
  const journal = journalSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There is no migration to come after.');
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: TAG });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(path.join(folder, `${TAG}.sql`), MIGRATION);
}
