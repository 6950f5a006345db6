import type { LaunchOptions } from '@playwright/test';
import { installedBrowser } from '../../../scripts/browser.ts';
import { trustProxy } from '../tls/start-tls-proxy.ts';
import { fakeMicrophone } from './fake-microphone.ts';

const executablePath = installedBrowser();

/** For all journeys alike: another set of options is another browser, and another worker to start it. */
const ARGS = [
  trustProxy,
  ...fakeMicrophone(),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Left out where no browser is installed, so that Playwright itself says how to get one. */
const found = executablePath ? { executablePath } : {};

/** The browser with everything: for what is judged by how a page looks. */
export const withPictures: LaunchOptions = { ...found, args: ARGS };

/** A journey of hands and words: drawing the pictures took over a third of the time of a page. */
export const withoutPictures: LaunchOptions = {
  ...found,
  args: [...ARGS, '--blink-settings=imagesEnabled=false'],
};
