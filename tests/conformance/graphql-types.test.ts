import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

test('the types of the operations are those of schema.graphql', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'graphql-types-'));
  try {
    const made = path.join(folder, 'graphql-env.d.ts');
    const command = path.join(root, 'node_modules/.bin/gql.tada');
    await promisify(execFile)(command, ['generate-output', '-c', 'tsconfig.server.json', '-o', made], {
      cwd: root,
    });
    const kept = await readFile(path.join(root, 'integrations/storefront/graphql-env.d.ts'), 'utf8');
    expect(await readFile(made, 'utf8'), 'run "npm run graphql:types"').toBe(kept);
  } finally {
    await rm(folder, { recursive: true });
  }
});
