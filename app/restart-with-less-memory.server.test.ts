import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { z } from 'zod';

const file = new URL('restart-with-less-memory.server.ts', import.meta.url).href;
const program = `
  import { restartWithLessMemory } from ${JSON.stringify(file)};
  restartWithLessMemory();
  console.log(JSON.stringify({ options: process.execArgv, kept: process.env.MALLOC_TRIM_THRESHOLD_ }));`;

const told = z.object({ options: z.array(z.string()), kept: z.string() });

function run(options: string[], env: Record<string, string> = {}) {
  const args = [
    '--disable-warning=ExperimentalWarning',
    ...options,
    '--input-type=module',
    '--eval',
    program,
  ];
  return told.parse(JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' })));
}

test('a program runs on with little room for what is new', () => {
  const { options, kept } = run([]);
  expect(options).toContain('--max-semi-space-size=4');
  expect(kept).toBe('131072');
});

test('what the owner set stays', () => {
  expect(run(['--max-semi-space-size=32']).options).not.toContain('--max-semi-space-size=4');
  const { options, kept } = run([], { MALLOC_TRIM_THRESHOLD_: '5' });
  expect(options).not.toContain('--max-semi-space-size=4');
  expect(kept).toBe('5');
});
