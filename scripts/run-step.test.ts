import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { captureStep, runStep } from './run-step.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A file that a step writes to say that it is under way. */
function signFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'sign');
}

test('a step that is stopped ends together with everything it started', async () => {
  const file = signFile();
  const stopping = new AbortController();
  const code = runStep(
    'sh',
    ['-c', `sh -c 'echo $$ > ${file}.new && mv ${file}.new ${file} && exec sleep 300'; exit 3`],
    {},
    { signal: stopping.signal, graceMs: 10_000 },
  );
  await expect.poll(() => existsSync(file)).toBe(true);
  const inner = Number(readFileSync(file, 'utf8'));
  expect(isAlive(inner)).toBe(true);
  stopping.abort();
  expect(await code).not.toBe(0);
  await expect.poll(() => isAlive(inner)).toBe(false);
});

test('a step that hears no signal is killed once its time is over', async () => {
  const file = signFile();
  const stopping = new AbortController();
  const code = runStep(
    'sh',
    ['-c', `trap '' INT; touch ${file}; sleep 300`],
    {},
    { signal: stopping.signal, graceMs: 100 },
  );
  await expect.poll(() => existsSync(file)).toBe(true);
  stopping.abort();
  expect(await code).toBe(1);
});

test('a captured step hands back its code and all that it printed', async () => {
  const { code, output } = await captureStep('sh', ['-c', 'echo out; echo err >&2; exit 3']);
  expect(code).toBe(3);
  expect(output.split('\n').sort((a, b) => a.localeCompare(b))).toEqual(['', 'err', 'out']);
});
