import { z } from 'zod';
import { hashEntries, pickWinners, rankEntries } from './drawing.ts';

/** What is published of a drawing, so that anybody can repeat it. It names ids only. */
export const drawingFile = z.object({
  giveaway: z.string(),
  prizes: z.array(z.string()),
  /** Of the list as it was when entries closed; null in a drawing from before it was kept. */
  entriesHash: z.string().nullable(),
  seed: z.string(),
  drawnAt: z.string(),
  /** In the order of the drawing. */
  entries: z.array(z.string()),
  winners: z.array(z.object({ prize: z.string(), entryId: z.string() })),
});
export type DrawingFile = z.infer<typeof drawingFile>;

/** What in the file does not follow from its own list and seed; empty when all of it does. */
export async function verifyDrawing(file: DrawingFile): Promise<string[]> {
  const problems: string[] = [];
  if (new Set(file.entries).size !== file.entries.length) problems.push('An entry is listed more than once.');
  if (file.entriesHash !== null && (await hashEntries(file.entries)) !== file.entriesHash)
    problems.push('The list of entries is not the one that was committed to when entries closed.');
  const ranked = await rankEntries(file.seed, file.entries);
  if (ranked.some(({ entryId }, index) => entryId !== file.entries[index]))
    problems.push('The entries do not stand in the order that the seed gives.');
  if (JSON.stringify(pickWinners(ranked, file.prizes)) !== JSON.stringify(file.winners))
    problems.push('The winners are not the ones that the seed gives.');
  return problems;
}
