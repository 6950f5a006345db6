import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { preparedDataFolder } from './prepared-data.ts';
import { builtProgram, compileCache, projectRoot } from './run-step.ts';

/** The first start makes the database, on a busy machine too. */
const READY_MS = 60_000;
/** The store itself gives running requests 15 s. */
const STOP_MS = 25_000;
const POLL_MS = 50;

export interface SpawnedStore {
  child: ChildProcess;
  /** Everything printed so far, errors too. */
  output(): string;
  /** The exit code, once it has ended; a signal's name when one ended it. */
  exited: Promise<number | NodeJS.Signals>;
}

export interface RunningStore extends SpawnedStore {
  /** Where it answers, without a slash at its end. */
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  /** Sends SIGTERM and waits for the end. Throws when it does not come. */
  stop(): Promise<number | NodeJS.Signals>;
}

type Environment = Record<string, string | undefined>;

export interface Launch {
  /** A command that prepares something and then becomes the program that is named behind it. */
  through?: readonly string[];
  /** The file to run, where it is not this project's own build. */
  program?: string;
}

/** Starts the built store as production does. Of this process' environment it gets no variable that could configure it. */
export function spawnStore(
  env: Environment,
  { through = [], program = builtProgram }: Launch = {},
): SpawnedStore {
  if (!existsSync(program)) throw new Error('The store is not built: run "npm run build" first.');
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  const [command, ...args] = [...through, process.execPath, '--disable-warning=ExperimentalWarning', program];
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: {
      PATH,
      HOME,
      TMPDIR,
      LANG,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
      HOST: '127.0.0.1',
      ...env,
    },
  });
  let printed = '';
  const note = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  // However this process ends, its stores end with it.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  // 'close', not 'exit': the last lines have been read by then.
  const exited = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('exit', end);
      resolve(code ?? signal ?? 1);
    });
  });
  return { child, output: () => printed, exited };
}

/**
 * Starts the built store on a free port with an empty database (both can be given in `env`) and waits until it is ready.
 * A folder made here is removed at the end. Throws with the store's own output when it does not come up.
 */
export async function startStore(env: Environment = {}, launch: Launch = {}): Promise<RunningStore> {
  const port = env['PORT'] ? Number(env['PORT']) : await freePort();
  const ownFolder = env['DATA_DIR'] ? undefined : await preparedDataFolder();
  const dataDir = env['DATA_DIR'] ?? ownFolder ?? '';
  const store = spawnStore({ ...env, PORT: String(port), DATA_DIR: dataDir }, launch);
  const removeFolder = () => {
    process.off('exit', removeFolder);
    if (ownFolder) rmSync(ownFolder, { recursive: true, force: true });
  };
  process.once('exit', removeFolder);
  const url = `http://localhost:${port}`;
  try {
    await untilReady(store, url);
  } catch (error) {
    store.child.kill('SIGKILL');
    removeFolder();
    throw error;
  }
  return {
    ...store,
    url,
    port,
    pid: store.child.pid ?? 0,
    dataDir,
    async stop() {
      store.child.kill('SIGTERM');
      const late = sleep(STOP_MS, 'late' as const, { ref: false });
      const code = await Promise.race([store.exited, late]);
      if (code === 'late') {
        store.child.kill('SIGKILL');
        await store.exited;
      }
      removeFolder();
      if (code === 'late') throw new Error(`The store did not stop within ${STOP_MS} ms.\n${store.output()}`);
      return code;
    },
  };
}

async function untilReady(store: SpawnedStore, url: string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (isRunning(store) && Date.now() < deadline) {
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await sleep(POLL_MS);
  }
  const what = isRunning(store) ? `was not ready within ${READY_MS} ms` : `ended with ${await store.exited}`;
  throw new Error(`The store ${what}.\n${store.output()}`);
}

const isRunning = ({ child }: SpawnedStore) => child.exitCode === null && child.signalCode === null;
