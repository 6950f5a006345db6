import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { canInstallPackages, installPackages } from './debian-packages.ts';
import { freePort } from './free-port.ts';

const READY_MS = 30_000;

export interface PostgresServer {
  /** For TEST_DATABASE_URL: a user who may do everything. */
  url: string;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

export type PostgresResult = { ok: true; server: PostgresServer } | { ok: false; reason: string };

/** Who the server runs as: PostgreSQL refuses to run as root. */
interface Account {
  uid: number;
  gid: number;
}

/** Starts a throwaway PostgreSQL on a free port of the loopback address. As root it installs Debian's where there is none. */
export async function startThrowawayPostgres(): Promise<PostgresResult> {
  const isRoot = process.getuid?.() === 0;
  let programs = findPrograms();
  if (!programs && canInstallPackages()) {
    console.log("Installing Debian's postgresql for the database tests.");
    await installPackages(['postgresql']);
    programs = findPrograms();
  }
  if (!programs) return { ok: false, reason: 'no PostgreSQL is installed, and only root could install one' };
  const account = isRoot ? unprivilegedAccount() : undefined;
  if (isRoot && !account) return { ok: false, reason: 'there is no unprivileged account to run it as' };
  return startServer(programs, account);
}

/** The folder with initdb and postgres, the newest one where there are several; they need not be on PATH. */
function findPrograms(): string | undefined {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return folders.findLast((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
}

function unprivilegedAccount(): Account | undefined {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number.parseInt(spawnSync('id', [flag, name]).stdout.toString(), 10),
    );
    if (uid && gid) return { uid, gid };
  }
  return undefined;
}

async function startServer(programs: string, account: Account | undefined): Promise<PostgresResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-postgres-'));
  const data = path.join(folder, 'data');
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const options = { cwd: folder, ...account };

  const init = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'biolife', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  if (init.status !== 0) {
    remove();
    return { ok: false, reason: `initdb failed: ${init.error?.message ?? init.stderr.toString().trim()}` };
  }

  const port = await freePort();
  // Nobody needs these rows after a power cut, so nothing waits for the disk.
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'unix_socket_directories=',
  ];
  const child = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    // Its own process group: Ctrl+C reaches the tests alone, and the server ends after them.
    { ...options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const url = `postgres://biolife@127.0.0.1:${port}/postgres`;
  const lastWords = await untilReady(child, url);
  if (lastWords === undefined) return { ok: true, server: { url, stop: () => stopServer(child, remove) } };
  await stopServer(child, remove);
  return { ok: false, reason: `the server did not come up: ${lastWords}` };
}

/** Resolves to undefined once the server answers, otherwise to what it last said. */
async function untilReady(child: ChildProcess, url: string): Promise<string | undefined> {
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-2000);
  });
  const deadline = Date.now() + READY_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    if (await answers(url)) return undefined;
    await sleep(100);
  }
  return log.trim() || 'it said nothing';
}

/** Whether a PostgreSQL answers at this address. */
export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function stopServer(child: ChildProcess, remove: () => void): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // "Immediate shutdown": open connections do not hold it, and nothing in it is worth saving.
    child.kill('SIGQUIT');
    await ended;
  }
  remove();
}
