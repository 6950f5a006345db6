import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '..');

/** The whole store in one file with its parts beside it: importing it opens the store. */
export const builtProgram = path.join(projectRoot, 'build/server/main.js');

/** Where Node.js keeps what it compiled: the store's next start takes a third less. */
export const compileCache = path.join(projectRoot, 'node_modules/.cache/biolife/compiled');

type Environment = Record<string, string | undefined>;

/** Programs of node_modules/.bin are found first, the project's own Node among them. */
const environmentOfSteps = (env: Environment): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${path.join(projectRoot, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
  ...env,
});

export interface Stop {
  signal: AbortSignal;
  /** How long the program and what it started may take to clear up before they are killed. */
  graceMs: number;
}

/**
 * Runs a program of node_modules/.bin (or any other) to its end, its output shown. Resolves to the exit code.
 * With `stop` it gets a process group of its own, which is then ended as Ctrl+C would end it: npm passes no signal on to what it runs.
 */
export function runStep(
  command: string,
  args: string[],
  env: Environment = {},
  stop?: Stop,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: 'inherit',
      env: environmentOfSteps(env),
      detached: stop !== undefined,
    });
    let patience: NodeJS.Timeout | undefined;
    const end = () => {
      signalGroup(child, 'SIGINT');
      patience = setTimeout(() => signalGroup(child, 'SIGKILL'), stop?.graceMs);
    };
    if (stop?.signal.aborted) end();
    else stop?.signal.addEventListener('abort', end, { once: true });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      stop?.signal.removeEventListener('abort', end);
      clearTimeout(patience);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // All of them have ended by themselves.
  }
}

/** Like runStep, in any folder, with the output (errors too) handed back instead of shown. */
export function captureStep(
  command: string,
  args: string[],
  cwd: string = projectRoot,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environmentOfSteps({ NO_COLOR: '1', FORCE_COLOR: undefined }),
    });
    let output = '';
    const note = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** Like runStep, for steps that must succeed. */
export async function mustRun(command: string, args: string[], env: Environment = {}): Promise<void> {
  const code = await runStep(command, args, env);
  if (code !== 0) {
    console.error(`"${[command, ...args].join(' ')}" failed with code ${code}.`);
    process.exit(code);
  }
}
