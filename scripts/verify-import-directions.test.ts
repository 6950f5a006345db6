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
  'app/root.tsx': "import '#app/shell/header.tsx'; import '#features/shop/shop.page.tsx';",
  'app/shell/header.tsx': "import '#platform/ui/button.tsx';",
  'features/shop/shop.page.tsx':
    "import { value } from '#features/cart/cart.ts'; import { find } from '#features/catalog/find.server.ts'; export const a = [value, find];",
  'features/cart/cart.ts': "import { value } from '#platform/money.ts'; export { value };",
  'features/catalog/find.server.ts': `import 'drizzle-orm'; import '#integrations/chat-model/ask.ts'; import '#content/faq.ts'; export const find = 1;`,
  'features/catalog/find.server.test.ts': "import '#tests/support/fake.ts'; import './find.server.ts';",
  'features/store/facts.ts': value,
  'features/activity/record.server.ts': "import '#features/store/facts.ts';",
  'features/accounts/find-viewer.server.ts':
    "import type { Shape } from '#features/orders/order.ts'; export const b: Shape = { a: 1 };",
  'features/orders/order.ts': value,
  'features/home/hero.tsx':
    "import { value } from '#illustrations/manifest/names.ts'; export const g = value;",
  'platform/ui/button.tsx': "import { value } from '#platform/money.ts'; export const b = value;",
  'platform/money.ts': value,
  'content/faq.ts': `export const c = 1;`,
  'illustrations/shop-files.ts': "import { c } from '#content/faq.ts'; export const e = c;",
  'illustrations/draw/core.ts': "import { value } from '../manifest/names.ts'; export const f = value;",
  'illustrations/manifest/names.ts': value,
  'integrations/chat-model/ask.ts': "import { value } from 'openai'; export const d = value;",
  'tests/support/fake.ts': value,
};

test('a tree that keeps to the directions has no breach, and its modules are read', async () => {
  const { modules, breaches } = await findImportBreaches(plant(clean));
  expect(breaches).toEqual([]);
  expect(modules).toBeGreaterThanOrEqual(Object.keys(clean).length);
});

test('every planted breach is reported by the rule that forbids it', async () => {
  /** Rule → the file that breaks it and what it imports. */
  const planted: [rule: string, from: string, text: string][] = [
    ['nobody-imports-app', 'features/home/bad.tsx', "import '#app/shell/header.tsx';"],
    ['arrows-of-catalog', 'features/catalog/bad.ts', "import '#features/cart/cart.ts';"],
    ['arrows-of-cart', 'features/cart/bad.ts', "import '#features/orders/order.ts';"],
    ['store-and-activity-are-leaves', 'features/store/bad.ts', "import '#features/orders/order.ts';"],
    ['every-room-is-listed', 'features/unlisted/bad.ts', "import '#platform/money.ts';"],
    ['platform-knows-no-shop', 'platform/bad.ts', "import '#features/cart/cart.ts';"],
    [
      'server-code-stays-on-the-server',
      'features/home/reads-bad.tsx',
      "import { find } from '#features/catalog/find.server.ts'; export const a = find;",
    ],
    ['integrations-stand-alone', 'integrations/mail/bad.ts', "import '#integrations/chat-model/ask.ts';"],
    [
      'browser-code-takes-only-types-from-integrations',
      'features/chat/asks-bad.ts',
      "import '#integrations/chat-model/ask.ts';",
    ],
    [
      'content-is-data',
      'content/bad.ts',
      "import { value } from '#integrations/chat-model/ask.ts'; export const a = value;",
    ],
    [
      'shop-sees-only-published-pictures',
      'platform/ui/draws-bad.tsx',
      "import '#illustrations/draw/core.ts';",
    ],
    ['illustrations-know-no-shop', 'illustrations/draw/bad.ts', "import '#platform/money.ts';"],
    ['manifest-is-a-leaf', 'illustrations/manifest/bad.ts', "import '../draw/core.ts';"],
    ['sql-stays-on-the-server', 'features/cart/sql-bad.ts', "import 'drizzle-orm';"],
    ['one-home-for-openai', 'features/chat/sdk-bad.server.ts', "import 'openai';"],
    ['no-test-code-in-production', 'features/chat/test-bad.ts', "import '#tests/support/fake.ts';"],
    ['no-circular', 'platform/circle-a.ts', "import './circle-b.ts';"],
    ['everything-resolves', 'platform/nowhere.ts', "import './gone.ts';"],
  ];
  const files = {
    'platform/circle-b.ts': "import './circle-a.ts';",
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
