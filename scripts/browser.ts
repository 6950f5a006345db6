import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstallPackages, installPackages } from './debian-packages.ts';
import { runStep } from './run-step.ts';

/** Where systems put a Chromium of their own. */
const SYSTEM_BROWSERS = [
  // Chromium without the parts that draw windows and menus: the journeys take a third less of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
];

/** A browser that is there already: the system's, else the one that Playwright keeps. */
export function installedBrowser(): string | undefined {
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((file) => existsSync(file));
}

export type BrowserResult = { ok: true; path: string } | { ok: false; reason: string };

/** Brings a browser for the journeys where there is none: Debian's as root, otherwise Playwright's own. */
export async function ensureBrowser(): Promise<BrowserResult> {
  const present = installedBrowser();
  if (present) return { ok: true, path: present };
  if (canInstallPackages()) {
    console.log("Installing Debian's chromium for the browser tests.");
    // Older releases have it only whole.
    if (!(await installPackages(['chromium-headless-shell']))) await installPackages(['chromium']);
  }
  if (!installedBrowser()) {
    console.log("Downloading Playwright's chromium for the browser tests.");
    await runStep('playwright', ['install', 'chromium']).catch(() => 1);
  }
  const path = installedBrowser();
  if (path) return { ok: true, path };
  return {
    ok: false,
    reason:
      'There is no Chromium and none could be installed. Install one ("apt-get install chromium" as root, or "npx playwright install chromium") and run "npm test" again.',
  };
}
