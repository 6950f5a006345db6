import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashEntries, pickWinners, rankEntries } from '#features/giveaway/drawing.ts';

const COMMAND = path.join(import.meta.dirname, 'verify-drawing.ts');

function run(...args: string[]): Promise<{ code: number | string; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['--disable-warning=ExperimentalWarning', COMMAND, ...args], (error, stdout) =>
      resolve({ code: error?.code ?? 0, output: stdout }),
    );
  });
}

async function kept(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'biolife-drawing-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'drawing.json');
  await writeFile(file, text);
  return file;
}

async function drawn() {
  const ids = Array.from({ length: 5 }, (_, index) => `4d3c2b1a-0000-4000-8000-00000000000${index}`);
  const seed = 'published after the drawing';
  const ranked = await rankEntries(seed, ids);
  const prizes = ['a car', 'a trip'];
  return {
    giveaway: 'Summer giveaway',
    prizes,
    entriesHash: await hashEntries(ids),
    seed,
    drawnAt: '2026-08-01T16:00:00.000Z',
    entries: ranked.map(({ entryId }) => entryId),
    winners: pickWinners(ranked, prizes),
  };
}

test('the command says of a published drawing that it is right, and who won', async () => {
  const file = await drawn();
  const { code, output } = await run(await kept(JSON.stringify(file)));
  expect(code).toBe(0);
  expect(output).toContain(
    'Summer giveaway: 5 entries, seed published after the drawing. The drawing is right:',
  );
  for (const { prize, entryId } of file.winners) expect(output).toContain(`  ${prize}: ${entryId}`);
});

test('the command names what was tampered with, and fails', async () => {
  const file = await drawn();
  const [first, second] = file.winners.map(({ entryId }) => entryId);
  const swapped = file.winners.map((winner, index) => ({ ...winner, entryId: index === 0 ? second : first }));
  expect(await run(await kept(JSON.stringify({ ...file, winners: swapped })))).toEqual({
    code: 1,
    output: 'The winners are not the ones that the seed gives.\n',
  });
  const slipped = { ...file, entries: [...file.entries, '4d3c2b1a-0000-4000-8000-000000000009'] };
  const { code, output } = await run(await kept(JSON.stringify(slipped)));
  expect(code).toBe(1);
  expect(output).toContain('The list of entries is not the one that was committed to when entries closed.');
  expect(output).not.toContain('The drawing is right');
});

test('the command says of another file, of none and of a missing one what is wrong', async () => {
  const other = await run(await kept('{}'));
  expect(other.code).toBe(1);
  expect(other.output).toContain('is no published drawing.');
  expect((await run(await kept('no JSON'))).output).toContain('could not be read:');
  expect(await run('/nothing/is/here.json')).toMatchObject({ code: 1 });
  expect(await run()).toEqual({ code: 2, output: 'Usage: npm run verify-drawing FILE\n' });
});
