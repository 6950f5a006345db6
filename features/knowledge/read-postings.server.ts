import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { BY_INDEX } from './index-entries.server.ts';
import { chatKnowledgeBase, knowledgeChanges, knowledgeLexemes } from './knowledge.table.server.ts';

/** What the knowledge is like in this statement: the same text, the same entries and words. */
export const REVISION = sql<string>`(select coalesce(string_agg(id::text, ',' order by id), '') from ${knowledgeChanges})`;

export interface ReadPostings {
  revision: string;
  /** Of each lexeme, by the order of the ids: 16 bytes of an entry's id, 4 of twice how often, one more where it is an anchor. */
  postings: Map<string, Buffer>;
  /** Where asked for, of each active entry, by the order of the ids: 16 bytes of its id, 4 of its length. */
  entries: Buffer | undefined;
}

/** Bytes of an entry in either list. */
export const RECORD = 20;

/** In one statement, so that all of it is of one revision. As bytes: a word of every entry is ten thousand rows. */
export async function readPostings(
  db: Db,
  { lexemes, withEntries }: { lexemes: readonly string[]; withEntries: boolean },
): Promise<ReadPostings> {
  const rows = await db
    .select({
      lexeme: sql<string | null>`lexeme`,
      packed: sql<string | null>`packed`,
      revision: REVISION,
    })
    .from(sql`(
      select asked.lexeme, standing.packed
      from jsonb_array_elements_text(${JSON.stringify(lexemes)}::jsonb) as asked(lexeme)
      cross join lateral (
        select encode(string_agg(
          uuid_send(l.entry_id) || int4send(l.frequency * 2 + l.anchor::int), ''::bytea order by l.entry_id
        ), 'base64') as packed
        from ${knowledgeLexemes} l where l.lexeme = asked.lexeme ${BY_INDEX}
      ) as standing
      union all
      select null, (
        select encode(string_agg(uuid_send(id) || int4send(length), ''::bytea order by id), 'base64')
        from ${chatKnowledgeBase} where is_active and ${withEntries}::boolean
      )
    ) as read`);
  const bytesOf = (packed: string | null) => Buffer.from(packed ?? '', 'base64');
  return {
    revision: rows[0]?.revision ?? '',
    postings: new Map(
      rows.flatMap(({ lexeme, packed }) => (lexeme === null ? [] : [[lexeme, bytesOf(packed)]])),
    ),
    entries: withEntries ? bytesOf(rows.find(({ lexeme }) => lexeme === null)?.packed ?? null) : undefined,
  };
}
