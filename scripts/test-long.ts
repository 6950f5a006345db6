import { ensureBrowser } from './browser.ts';
import { ensureBuilt } from './ensure-built.ts';
import { runStep } from './run-step.ts';

/** `npm run test:long`: what takes longer than `npm test` may. Needs a PostgreSQL, which scripts/postgres.ts brings. */
await ensureBuilt();
const browser = await ensureBrowser();
if (!browser.ok) console.error(browser.reason);
// Both run whatever the first one finds.
const codes = [
  await runStep('vitest', ['run', '--config', 'vitest.long.config.ts']),
  browser.ok ? await runStep('playwright', ['test', '--config', 'playwright.long.config.ts']) : 1,
];
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
