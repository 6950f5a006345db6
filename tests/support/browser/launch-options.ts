import type { LaunchOptions } from '@playwright/test';
import { installedBrowser } from '../../../scripts/browser.ts';

const executablePath = installedBrowser();

const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Left out where no browser is installed, so that Playwright itself says how to get one. */
const found = executablePath ? { executablePath } : {};

/** The browser with everything: for what is judged by how a page looks, and for whether every picture is there. */
export const withPictures: LaunchOptions = { ...found, args: ARGS };

/** A journey of hands and words: drawing the pictures took over a third of the time of a page. */
export const withoutPictures: LaunchOptions = {
  ...found,
  args: [...ARGS, '--blink-settings=imagesEnabled=false'],
};
