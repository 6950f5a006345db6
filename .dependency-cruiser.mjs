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

/**
 * Which room may use which at run time, and for what. A room that stands here for nothing uses no other. `store` (facts about this store, page
 * titles, the error screen) and `activity` (the log of what administrators did) use nobody and may be used by everybody.
 */
const arrows = {
  accounts: {},
  admin: {
    accounts: 'asks who is signed in',
    campaigns: 'edits them',
    chat: 'counts conversations',
    community: 'counts sources that fail',
    contact: 'lists what was written',
    'demo-shop': 'counts its orders',
    giveaway: 'lists entries, draws',
    knowledge: 'names the entry that was changed',
    letters: 'finds them',
    newsletter: 'lists subscribers',
    popups: 'shows how a window of a campaign looks',
    search: 'names what was searched for',
    training: 'counts replies that wait for a better one',
  },
  campaigns: {},
  cart: { catalog: 'what a product is' },
  catalog: {},
  chat: {
    accounts: 'a conversation belongs to a user',
    catalog: 'offers products',
    foods: 'tells what is in them',
    measurements: 'tells what a number says',
    knowledge: 'answers from it',
    lists: 'puts what it names on the wishlist',
    shop: 'cards of what it names',
  },
  checkout: { cart: 'is checked out', catalog: 'prices' },
  community: {
    accounts: 'asks who is signed in',
    catalog: 'says that the shop cannot be reached',
    newsletter: 'its form stands on the page',
  },
  conditions: { catalog: 'products of a condition', pages: 'texts with sources', shop: 'product cards' },
  contact: { pages: 'the look of texts' },
  'demo-shop': { catalog: 'sums of money' },
  digest: {
    campaigns: 'names the giveaways',
    contact: 'counts its messages',
    giveaway: 'counts its entries',
    mail: 'leaves as a mail',
  },
  foods: {},
  measurements: {},
  giveaway: {
    accounts: 'asks who is signed in',
    campaigns: 'when it runs, and for what',
    newsletter: 'its form stands on the page when the giveaway is over',
    pages: 'the look of rules',
  },
  home: {
    cart: 'a film puts its product into it',
    catalog: 'what is featured',
    conditions: 'their cards',
    lists: 'what was looked at',
    newsletter: 'its block',
    shop: 'product cards',
  },
  inbox: {
    accounts: 'asks who is signed in',
    contact: 'what was written, and how far it is',
    mail: 'answers leave as mails',
  },
  knowledge: {},
  learn: {
    catalog: 'products of a subject',
    community: 'health stories',
    pages: 'texts with sources',
    shop: 'product cards',
  },
  letters: {
    accounts: 'asks who is signed in',
    mail: 'letters leave as mails',
    newsletter: 'who confirmed that they want them',
  },
  lists: { catalog: 'what a product is' },
  mail: {},
  newsletter: { mail: 'who wants none' },
  orders: {
    accounts: 'whose they are',
    admin: 'an owner arrives at the overview',
    catalog: 'sums of money',
  },
  'own-data': {
    accounts: 'exports and deletes one',
    chat: 'with its conversations',
    contact: 'its messages',
    giveaway: 'its entries',
    inbox: 'what was written to its messages',
    knowledge: 'its history ages as the activity does',
    letters: 'which ones it was sent',
    mail: 'its mails',
    newsletter: 'its subscription',
    orders: 'its links',
    search: 'its counts age as well',
  },
  pages: { catalog: 'the sitemap lists products' },
  popups: {
    accounts: 'who is signed in has given an address',
    campaigns: 'what runs',
    giveaway: 'its form',
    newsletter: 'its form',
  },
  quiz: {
    catalog: 'what it recommends',
    lists: 'keeps products as they do',
  },
  search: { catalog: 'finds products' },
  setup: {
    accounts: 'asks who is signed in',
    campaigns: 'a giveaway whose rules nobody confirmed',
    catalog: 'which collections stand on which shelf',
    community: 'how many sources are read',
  },
  shop: { cart: 'cards fill it', catalog: 'what is shown', lists: 'hearts and comparing' },
  training: {
    accounts: 'asks who is signed in',
    chat: 'replies that were voted down',
    knowledge: 'edits it',
  },
  voice: {
    cart: 'fills it when told so',
    catalog: 'names products',
    chat: 'answers as it does',
    lists: 'keeps products as they do',
  },
};
const LEAVES = ['store', 'activity'];

export default {
  forbidden: [
    deny('nobody-imports-app', { pathNot: '^(app|scripts|tests)/' }, { path: '^app/' }),
    ...Object.entries(arrows).map(([room, used]) =>
      deny(
        `arrows-of-${room}`,
        { path: `^features/${room}/`, pathNot: TEST },
        {
          path: '^features/[^/]+/',
          pathNot: `^features/(${[room, ...Object.keys(used), ...LEAVES].join('|')})/`,
          ...RUNTIME,
        },
        'the list in this file says who may use whom',
      ),
    ),
    deny(
      'store-and-activity-are-leaves',
      { path: `^features/(${LEAVES.join('|')})/`, pathNot: TEST },
      { path: '^features/[^/]+/', pathNot: `^features/(${LEAVES.join('|')})/`, ...RUNTIME },
    ),
    deny(
      'every-room-is-listed',
      {
        path: '^features/([^/]+)/',
        pathNot: `^features/(${[...Object.keys(arrows), ...LEAVES].join('|')})/`,
      },
      {},
    ),
    deny(
      'platform-knows-no-shop',
      { path: '^platform/', pathNot: [TEST, '^platform/config/'] },
      { path: '^(app|features|integrations|assistant)/', ...RUNTIME },
    ),
    deny(
      'server-code-stays-on-the-server',
      {
        path: '^(app|features|platform)/',
        pathNot: [
          '\\.server\\.(test\\.)?tsx?$',
          '\\.page\\.tsx?$',
          TEST,
          '^app/(server|main)\\.ts$',
          '^app/(root|entry\\.server)\\.tsx$',
          '^features/services-context\\.ts$',
        ],
      },
      { path: '\\.server\\.tsx?$', ...RUNTIME },
      'the suffix says where code runs',
    ),
    deny(
      'integrations-stand-alone',
      { path: '^integrations/([^/]+)/', pathNot: TEST },
      { path: '^(app|features|integrations|content)/', pathNot: '^integrations/$1/' },
    ),
    deny(
      'browser-code-takes-only-types-from-integrations',
      { path: '^(app|features|platform)/', pathNot: ['\\.server\\.', TEST] },
      {
        path: '^integrations/',
        pathNot:
          '^integrations/(feeds/feed-list|storefront/(product|order|shipping|totals|us-states|checkout\\.(schema|fields)))\\.ts$',
        ...RUNTIME,
      },
    ),
    deny(
      'content-is-data',
      { path: '^content/', pathNot: TEST },
      {
        path: '^(app|illustrations|features|integrations)/',
        pathNot:
          '^(features/giveaway/opt-in|features/lists/product-lists|integrations/storefront/shipping|illustrations/manifest/art-files)\\.ts$',
        ...RUNTIME,
      },
      'but for figures that a text states, and names of pictures',
    ),
    deny(
      'documents-are-read-while-building',
      {
        path: '^(app|features|content)/',
        pathNot: ['\\.data\\.ts$', '^content/[a-z-]+\\.schema\\.ts$', TEST],
      },
      { path: '^(platform/documents/|content/.+\\.schema\\.ts$)', ...RUNTIME },
      'a reader of files is no part of a page',
    ),
    deny(
      'shop-sees-only-published-pictures',
      { path: '^(app|content|features|platform|integrations)/', pathNot: TEST },
      { path: '^illustrations/', pathNot: '^illustrations/manifest/' },
      'drawing code would travel to the browser',
    ),
    deny(
      'illustrations-know-no-shop',
      { path: '^illustrations/', pathNot: ['^illustrations/shop-files\\.ts$', TEST] },
      { path: '^(app|content|features|platform|integrations|scripts|tests)/' },
      'shop-files.ts names the few things that they read of it',
    ),
    deny(
      'manifest-is-a-leaf',
      { path: '^illustrations/manifest/', pathNot: TEST },
      { pathNot: '^illustrations/manifest/' },
    ),
    deny(
      'assistant-stands-alone',
      { path: '^assistant/', pathNot: TEST },
      { path: '^(app|features|integrations|content|scripts|tests)/' },
      'it understands words, and knows nothing of the store',
    ),
    deny(
      'pages-do-not-read-turns',
      { path: '^(app|features|platform)/', pathNot: ['\\.server\\.', TEST] },
      { path: '^assistant/', ...RUNTIME },
      'a dictionary is no part of a page',
    ),
    deny(
      'sql-stays-on-the-server',
      { path: '^(app|features|platform|integrations|content|assistant)/', pathNot: '\\.server\\.' },
      { path: 'node_modules/(drizzle-orm|pg|@electric-sql)/' },
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
      {
        path: '^(app|assistant|illustrations|features|platform|integrations|content|scripts)/',
        pathNot: TEST,
      },
      { path: '^tests/' },
    ),
    deny('no-circular', {}, { circular: true }),
    deny('everything-resolves', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
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
