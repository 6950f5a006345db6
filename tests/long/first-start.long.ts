import { firstKnowledge } from '#content/knowledge/index.ts';
import path from 'node:path';
import { expect, test } from 'vitest';
import { seedKnowledge } from '#features/knowledge/seed-knowledge.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { startStore } from '../../scripts/store-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** What a start left in a data folder. */
async function contentsOf(dataDir: string) {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  const rows = async (statement: string) => (await database.executeSql(statement)).rows;
  const contents = {
    migrations: await rows('select hash from drizzle.__drizzle_migrations order by id'),
    knowledge: await rows('select slug, answer, version, is_active from chat_knowledge_base order by slug'),
    secret: await rows("select value from store_settings where key = 'session-secret'"),
  };
  await database.close();
  return contents;
}

test('an empty folder gets the tables and the knowledge that migrations and seeds make, and a secret of its own', async () => {
  const stores = await Promise.all(
    ['one', 'another'].map((name) => startStore({ DATA_DIR: path.join(temporaryFolder(), name) })),
  );
  await Promise.all(stores.map((store) => store.stop()));
  const [first, second] = await Promise.all(stores.map(({ dataDir }) => contentsOf(dataDir)));
  const bare = temporaryFolder();
  const database = await openDatabase({ databaseUrl: undefined, dataDir: bare });
  await seedKnowledge(database.db, firstKnowledge);
  await database.close();
  const { migrations, knowledge } = await contentsOf(bare);
  expect(first).toMatchObject({ migrations, knowledge });
  expect(first?.secret).toHaveLength(1);
  expect(second?.secret, 'made by each store for itself').not.toEqual(first?.secret);
});
