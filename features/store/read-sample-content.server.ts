import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type SampleContentSwitches, sampleContentDefaults } from '#content/sample-content.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { storeSettings } from './settings.table.server.ts';

/** The row of store_settings that holds the owner's choices; a switch that nobody touched has its default. */
export const SAMPLE_CONTENT_KEY = 'sample-content';

const stored = z
  .object({
    ratings: z.boolean(),
    testimonials: z.boolean(),
    successStories: z.boolean(),
    advisoryBoard: z.boolean(),
    customerCount: z.boolean(),
  })
  .partial();

/** What of the sample content is shown (docs/product/store.md#sample-content). */
export async function readSampleContent(db: Db, options: { live: boolean }): Promise<SampleContentSwitches> {
  const [row] = await db.select().from(storeSettings).where(eq(storeSettings.key, SAMPLE_CONTENT_KEY));
  const chosen = stored.safeParse(row?.value ?? {});
  return { ...sampleContentDefaults(options), ...(chosen.success ? chosen.data : {}) };
}
