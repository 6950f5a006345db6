/** @type {(name: string, from: object, to: object, comment?: string) => object} */
const deny = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment });
/** At run time: a type-only import leaves nothing in the program. */
const RUNTIME = { dependencyTypesNot: ['type-only'] };
const TEST = '\\.test\\.tsx?$';

/** One home for each outside SDK: the folder that may import it. */
const sdkHomes = [
  ['graphql|gql\\.tada', '^(integrations/storefront|tests|scripts)/'],
  ['openai', '^integrations/chat-model/'],
  ['nodemailer', '^integrations/mail/'],
  ['feedsmith|node-ical', '^integrations/feeds/'],
  ['fontkit|@resvg|sharp|woff2-encoder|mediabunny', '^illustrations/'],
];

export default {
  forbidden: [
    deny(
      'ui-knows-nothing-of-the-shop',
      { path: '^app/ui/' },
      { path: '^(app/(features|routes|shell)|server|integrations|content)/' },
    ),
    deny(
      'features-stay-apart',
      { path: '^app/features/([^/]+)/' },
      { path: '^app/features/', pathNot: '^app/features/$1/' },
      'routes and the shell compose features',
    ),
    deny('features-know-no-shell', { path: '^app/features/' }, { path: '^app/(routes|shell)/' }),
    deny(
      'browser-code-takes-only-types-from-the-server',
      { path: '^app/', pathNot: '^app/(server|main)\\.ts$' },
      { path: '^(server|integrations)/', ...RUNTIME },
      'what only the server may hold must not reach a browser',
    ),
    deny('server-never-imports-app', { path: '^(server|integrations|domain|assistant)/' }, { path: '^app/' }),
    deny(
      'integrations-stand-alone',
      { path: '^integrations/([^/]+)/' },
      { path: '^(server|integrations|content)/', pathNot: '^integrations/$1/' },
    ),
    deny(
      'content-is-data',
      { path: '^content/' },
      { path: '^(app|illustrations|server|integrations)/', ...RUNTIME },
    ),
    deny(
      'domain-is-a-leaf',
      { path: '^domain/', pathNot: TEST },
      { path: '^(app|illustrations|server|integrations|content|tests)/' },
    ),
    deny(
      'shop-sees-only-published-pictures',
      { path: '^(app|content|server|integrations)/', pathNot: TEST },
      { path: '^illustrations/', pathNot: '^illustrations/manifest/' },
      'drawing code would travel to the browser',
    ),
    deny(
      'illustrations-know-no-shop',
      { path: '^illustrations/', pathNot: ['^illustrations/shop-files\\.ts$', TEST] },
      { path: '^(app|content|domain|integrations|scripts|server|tests)/' },
      'shop-files.ts names the few things that they read of it',
    ),
    deny(
      'manifest-is-a-leaf',
      { path: '^illustrations/manifest/', pathNot: TEST },
      { pathNot: '^illustrations/manifest/' },
    ),
    deny(
      'assistant-stands-alone',
      { path: '^assistant/' },
      { path: '^(app|server|integrations|content|domain|scripts|tests)/' },
      'it understands words, and knows nothing of the store',
    ),
    deny(
      'pages-do-not-read-turns',
      { path: '^app/' },
      { path: '^assistant/', ...RUNTIME },
      'a dictionary is no part of a page',
    ),
    deny(
      'sql-stays-in-server',
      { path: '^(app|integrations|domain|content|assistant)/' },
      { path: 'node_modules/(drizzle-orm|pg|@electric-sql)/' },
    ),
    deny(
      'router-stays-in-app',
      { path: '^(server|integrations|domain|content|assistant)/' },
      { path: 'node_modules/(react-router|react|react-dom)/', ...RUNTIME },
      'what the server does depends on no way of drawing',
    ),
    ...sdkHomes.map(([sdk, home]) =>
      deny(
        `one-home-for-${sdk.split('|')[0].replace('\\', '')}`,
        { pathNot: home },
        { path: `node_modules/(${sdk})/` },
      ),
    ),
    deny(
      'no-test-code-in-production',
      { path: '^(app|assistant|illustrations|server|integrations|domain|content|scripts)/', pathNot: TEST },
      { path: '^tests/' },
    ),
    deny(
      'platform-knows-no-shop',
      { path: '^platform/' },
      { path: '^(app|server|integrations|domain|content)/' },
    ),
    deny('no-circular', {}, { circular: true }),
    deny('everything-resolves', {}, { couldNotResolve: true, pathNot: '\\+types/|^virtual:' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|public|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
