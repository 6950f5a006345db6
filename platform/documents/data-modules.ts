import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import { projectRoot } from '#platform/project-root.ts';

/**
 * `*.data.ts` runs while building, and its exports go into the pages as plain data: what reads and checks the owner's
 * documents is in no page and not on the server. A plain Node script or a test imports the same module and reads the files.
 */
export function dataModules(): Plugin {
  const built = new Map<string, Promise<string>>();
  let keep = false;
  return {
    name: 'data-modules',
    enforce: 'pre',
    configResolved(config) {
      keep = config.command === 'build';
    },
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!file.endsWith('.data.ts')) return null;
      for (const document of globSync('{assistant,content,integrations}/**/*.{md,yaml}', {
        cwd: projectRoot,
      }))
        this.addWatchFile(path.join(projectRoot, document));
      const code = (keep ? built.get(file) : undefined) ?? evaluate(file);
      built.set(file, code);
      return { code: await code, moduleType: 'js', map: null };
    },
  };
}

/** In a thread of its own: nothing that an earlier run imported is left in it. */
function evaluate(file: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const worker = new Worker(
    `import(require('node:worker_threads').workerData).then((exports) => require('node:worker_threads').parentPort.postMessage({ exports: { ...exports } }))`,
    { eval: true, workerData: pathToFileURL(file).href },
  );
  worker.on('message', ({ exports }: { exports?: Record<string, unknown> }) => {
    // While Node watches files, its workers also tell here what they imported.
    if (!exports) return;
    resolve(
      Object.entries(exports)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n'),
    );
    void worker.terminate();
  });
  worker.once('error', reject);
  return promise;
}
