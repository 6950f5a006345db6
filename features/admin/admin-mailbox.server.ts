import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '#platform/log/logger.server.ts';
import { type AdminAnswer, type AdminCommand, adminAnswer, adminCommand } from './admin-command.schema.ts';

/**
 * While the store runs on the embedded database, that belongs to its process alone. A command is then left as a file in the data folder, which
 * only its owner may enter, and the store answers beside it. A file works on every system and however long the folder's path is.
 */
const FOLDER = 'admin-commands';
const COMMAND = '.command.json';
const ANSWER = '.answer.json';
/** Milliseconds. */
const LOOK_MS = 500;
const PATIENCE_MS = 20_000;

/** Looks for commands and answers them until it is stopped. */
export async function answerAdminCommands(
  dataDir: string,
  { run, log }: { run: (asked: AdminCommand) => Promise<AdminAnswer>; log: Pick<Logger, 'error'> },
): Promise<{ stop(): Promise<void> }> {
  const folder = path.join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= answerAll(folder, run)
      .catch((error: unknown) => log.error({ err: error }, 'an administrator’s command failed'))
      .finally(() => {
        running = undefined;
      });
  };
  const looking = setInterval(look, LOOK_MS);
  looking.unref();
  return {
    async stop() {
      clearInterval(looking);
      await running;
    },
  };
}

async function answerAll(folder: string, run: (asked: AdminCommand) => Promise<AdminAnswer>): Promise<void> {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(COMMAND))) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    const text = await readFile(file, 'utf8');
    // Taken away before it is run: what failed is not run again.
    await rm(file);
    // Left by a command that nobody waits for any more.
    if (Date.now() - mtimeMs > PATIENCE_MS) continue;
    const asked = adminCommand.safeParse(JSON.parse(text));
    const answer = asked.success ? await run(asked.data) : { ok: false, lines: ['No such command.'] };
    await writeWhole(path.join(folder, name.replace(COMMAND, ANSWER)), JSON.stringify(answer));
  }
}

/** Leaves a command for the store that runs on a data folder, and waits for its answer. Throws when none comes. */
export async function leaveAdminCommand(dataDir: string, asked: AdminCommand): Promise<AdminAnswer> {
  const folder = path.join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const id = randomUUID();
  const answerFile = path.join(folder, id + ANSWER);
  await writeWhole(path.join(folder, id + COMMAND), JSON.stringify(asked));
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(LOOK_MS / 5)) {
    const text = await readFile(answerFile, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    await rm(answerFile);
    return adminAnswer.parse(JSON.parse(text));
  }
  await rm(path.join(folder, id + COMMAND), { force: true });
  throw new Error(`Another process uses ${dataDir}, but it does not answer. Stop it and try again.`);
}

/** Under its name only once it is complete. */
async function writeWhole(file: string, text: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, text, { mode: 0o600 });
  await rename(unfinished, file);
}
