import { existsSync } from 'node:fs';
import { runStep } from './run-step.ts';

/** Whether this process may install Debian packages. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages without a question. True when all are there. */
export async function installPackages(names: string[]): Promise<boolean> {
  const apt = (args: string[]) =>
    runStep('apt-get', ['-q', ...args], { DEBIAN_FRONTEND: 'noninteractive' }).catch(() => 1);
  const install = () => apt(['install', '-y', '--no-install-recommends', ...names]);
  if ((await install()) === 0) return true;
  // A fresh machine has no package lists yet.
  await apt(['update']);
  return (await install()) === 0;
}
