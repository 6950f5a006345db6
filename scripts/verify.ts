import { builtStamp, sourceStamp } from './build-stamp.ts';
import { type Finding, type Step, checks, checksOfTheBuild } from './verify-steps.ts';

interface Outcome extends Finding {
  name: string;
}

/** The machines this runs on have two cores, and most steps use more than one thread. */
const AT_ONCE = 2;

/** Runs every check, prints one line a step and the details of those that failed. True when all passed. */
export async function verify(): Promise<boolean> {
  const first = await runSteps(checks);
  const rest = builtStamp() === sourceStamp() ? await runSteps(checksOfTheBuild) : [];
  const failed = [...first, ...rest].filter(({ ok }) => !ok);
  for (const { name, details } of failed) console.log(`\n── ${name} ──\n${details || 'See above.'}`);
  return failed.length === 0;
}

async function runSteps(steps: Step[]): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await runOne(step));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return outcomes;
}

async function runOne(step: Step): Promise<Outcome> {
  const started = performance.now();
  const finding = await step
    .run()
    .catch((error: unknown): Finding => ({ ok: false, details: String(error) }));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${finding.ok ? 'ok    ' : 'FAILED'} ${step.name.padEnd(22)} ${seconds.padStart(5)} s`);
  for (const line of finding.table ?? []) console.log(`         ${line}`);
  return { name: step.name, ...finding };
}

if (import.meta.main) process.exitCode = (await verify()) ? 0 : 1;
