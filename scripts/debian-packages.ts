import { existsSync } from 'node:fs';
import { captureStep } from './run-step.ts';

/** Whether this process may install Debian packages. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages without a question, and without a word where all goes well: other steps run beside it. True when all are there. */
export async function installPackages(names: string[]): Promise<boolean> {
  const apt = (args: string[]) =>
    captureStep('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args]).catch(
      (error: unknown) => ({ code: 1, output: String(error) }),
    );
  const install = () => apt(['install', '-y', '--no-install-recommends', ...names]);
  if ((await install()).code === 0) return true;
  // A fresh machine has no package lists yet.
  await apt(['update']);
  const { code, output } = await install();
  if (code !== 0) console.error(output);
  return code === 0;
}
