import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { projectRoot } from './run-step.ts';
import { findImportBreaches } from './verify-import-directions.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A tree laid out like the project, with its package imports. */
function plant(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-imports-'));
  folders.push(folder);
  const packages = ['openai', 'drizzle-orm', 'react-router'].map((name): [string, string] => [
    `node_modules/${name}/index.js`,
    'export const value = 1;',
  ]);
  const all = {
    'package.json': readFileSync(path.join(projectRoot, 'package.json'), 'utf8'),
    'tsconfig.json': '{ "compilerOptions": { "module": "nodenext", "allowImportingTsExtensions": true } }',
    ...Object.fromEntries(packages),
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const value = 'export const value = 1;\nexport interface Shape { a: 1 }\n';
const clean = {
  'app/routes/shop.tsx': "import '#app/features/catalog/grid.tsx'; import '#app/shell/header.tsx';",
  'app/shell/header.tsx': "import '#app/ui/button.tsx';",
  'app/features/catalog/grid.tsx':
    "import { value } from '#domain/price.ts'; import type { Shape } from '#server/services.ts'; export const a: Shape = { a: value };",
  'app/ui/button.tsx': "import { value } from '#domain/price.ts'; export const b = value;",
  'content/faq.ts': "import { value } from '#domain/price.ts'; export const c = value;",
  'domain/price.ts': value,
  'illustrations/shop-files.ts': "import { value } from '#content/faq.ts'; export const e = value;",
  'illustrations/draw/core.ts': "import { value } from '../manifest/names.ts'; export const f = value;",
  'illustrations/manifest/names.ts': value,
  'app/features/home/hero.tsx':
    "import { value } from '#illustrations/manifest/names.ts'; export const g = value;",
  'integrations/chat-model/ask.ts': "import { value } from 'openai'; export const d = value;",
  'server/services.ts': `import 'drizzle-orm'; import '#integrations/chat-model/ask.ts'; import '#content/faq.ts';\n${value}`,
  'tests/support/fake.ts': value,
  'server/services.test.ts': "import '#tests/support/fake.ts'; import './services.ts';",
};

test('a tree that keeps to the directions has no breach, and its modules are read', async () => {
  const { modules, breaches } = await findImportBreaches(plant(clean));
  expect(breaches).toEqual([]);
  expect(modules).toBeGreaterThanOrEqual(Object.keys(clean).length);
});

test('every planted breach is reported by the rule that forbids it', async () => {
  /** Rule → the file that breaks it and what it imports. */
  const planted: [rule: string, from: string, text: string][] = [
    ['ui-knows-nothing-of-the-shop', 'app/ui/bad.tsx', "import '#app/features/catalog/grid.tsx';"],
    ['features-stay-apart', 'app/features/cart/bad.tsx', "import '#app/features/catalog/grid.tsx';"],
    ['features-know-no-shell', 'app/features/home/bad.tsx', "import '#app/shell/header.tsx';"],
    [
      'browser-code-takes-only-types-from-the-server',
      'app/routes/bad.tsx',
      "import { value } from '#server/services.ts'; export const a = value;",
    ],
    ['server-never-imports-app', 'server/bad.ts', "import '#app/ui/button.tsx';"],
    ['integrations-stand-alone', 'integrations/mail/bad.ts', "import '#integrations/chat-model/ask.ts';"],
    [
      'content-is-data',
      'content/bad.ts',
      "import { value } from '#integrations/chat-model/ask.ts'; export const a = value;",
    ],
    ['shop-sees-only-published-pictures', 'app/ui/draws-bad.tsx', "import '#illustrations/draw/core.ts';"],
    ['illustrations-know-no-shop', 'illustrations/draw/bad.ts', "import '#domain/price.ts';"],
    ['manifest-is-a-leaf', 'illustrations/manifest/bad.ts', "import '../draw/core.ts';"],
    ['domain-is-a-leaf', 'domain/bad.ts', "import '#content/faq.ts';"],
    ['sql-stays-in-server', 'integrations/feeds/bad.ts', "import 'drizzle-orm';"],
    [
      'router-stays-in-app',
      'server/router-bad.ts',
      "import { value } from 'react-router'; export const a = value;",
    ],
    ['one-home-for-openai', 'server/sdk-bad.ts', "import 'openai';"],
    ['no-test-code-in-production', 'server/test-bad.ts', "import '#tests/support/fake.ts';"],
    ['no-circular', 'domain/circle-a.ts', "import './circle-b.ts';"],
    ['everything-resolves', 'domain/nowhere.ts', "import './gone.ts';"],
  ];
  const files = {
    'domain/circle-b.ts': "import './circle-a.ts';",
    ...Object.fromEntries(planted.map(([, from, text]): [string, string] => [from, text])),
  };
  const { breaches } = await findImportBreaches(plant({ ...clean, ...files }));
  const reported = breaches.map(({ rule, from }) => `${rule}: ${from}`);
  expect(reported).toEqual(expect.arrayContaining(planted.map(([rule, from]) => `${rule}: ${from}`)));
  // Nothing that keeps to the rules is accused beside them.
  expect(breaches.filter(({ from }) => !(from in files))).toEqual([]);
});

test('a tree without a single module is an error, not a success', async () => {
  await expect(findImportBreaches(plant({ 'build/left-out.ts': value }))).rejects.toThrow('read no module');
});
