import { readFile } from 'node:fs/promises';
import { drawingFile, verifyDrawing } from '#features/giveaway/drawing-file.ts';

/** Repeats a drawing from its published file: npm run verify-drawing FILE. */

const [name] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

async function run(file: string): Promise<boolean> {
  const parsed = drawingFile.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) {
    say(`${file} is no published drawing.`);
    return false;
  }
  const problems = await verifyDrawing(parsed.data);
  for (const problem of problems) say(problem);
  if (problems.length > 0) return false;
  const { giveaway, entries, seed, winners } = parsed.data;
  say(`${giveaway}: ${entries.length} entries, seed ${seed}. The drawing is right:`);
  for (const { prize, entryId } of winners) say(`  ${prize}: ${entryId}`);
  return true;
}

if (name === undefined) {
  say('Usage: npm run verify-drawing FILE');
  process.exitCode = 2;
} else {
  const right = await run(name).catch((error: unknown) => {
    say(`${name} could not be read: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  });
  process.exitCode = right ? 0 : 1;
}
