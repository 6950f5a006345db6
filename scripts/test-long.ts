import { ensureBrowser } from './browser.ts';
import { ensureBuilt } from './ensure-built.ts';
import { runStep } from './run-step.ts';

/** `npm run test:long`: what takes longer than `npm test` may. Needs a PostgreSQL, which scripts/postgres.ts brings. */
await ensureBuilt();
const browser = await ensureBrowser();
if (!browser.ok) console.error(browser.reason);
// All run whatever the first one finds.
const journeys = ['test', '--config', 'playwright.long.config.ts', '--project'];
const codes = [
  await runStep('vitest', ['run', '--config', 'vitest.long.config.ts'], { TEST_SHARE: '1' }),
  browser.ok ? await runStep('playwright', [...journeys, 'desktop', 'mobile']) : 1,
  // One at a time, so that none takes the processor from another's sound.
  browser.ok ? await runStep('playwright', [...journeys, 'long', '--workers=1']) : 1,
];
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
