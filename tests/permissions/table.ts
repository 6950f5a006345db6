/** Who may do what: every endpoint, loader and action of the store. One that is missing here fails a test. */

/** A status; with a path where the answer leads to another page. */
type Answer = string;

export interface Row {
  /** Where the address has a parameter. */
  path?: string;
  json?: unknown;
  form?: Record<string, string>;
  /** For everybody alike, or by role. Both users get what `user` says, and editors and support what `admin` says where nothing else is said. */
  answers: Answer | { visitor: Answer; user: Answer; admin: Answer; editor?: Answer; support?: Answer };
}

const everybody = (answer: Answer = '200', more: Omit<Row, 'answers'> = {}): Row => ({
  ...more,
  answers: answer,
});
/** Visitors are sent to sign in. */
const signedIn = (answer: Answer, more: Omit<Row, 'answers'> = {}): Row => ({
  ...more,
  answers: { visitor: '302 /auth', user: answer, admin: answer },
});
/** Of whom the answer is, of the administrators; the others are refused. */
type For = 'owners' | 'editors' | 'support too';
const refusedTo = (whom: For) => ({
  ...(whom === 'owners' && { editor: '403' }),
  ...(whom !== 'support too' && { support: '403' }),
});
const adminPage = (whom: For, answer: Answer = '200', more: Omit<Row, 'answers'> = {}): Row => ({
  ...more,
  answers: { visitor: '302 /auth', user: '403', admin: answer, ...refusedTo(whom) },
});
const adminFunction = (answer: Answer, more: Omit<Row, 'answers'> = {}): Row => ({
  ...more,
  answers: { visitor: '401', user: '403', admin: answer, ...refusedTo('editors') },
});

const NOWHERE = 'nothing-is-called-this';

const endpoints: Record<string, Row> = {
  'GET /healthz': everybody(),
  'GET /readyz': everybody(),
  'GET /robots.txt': everybody(),
  'GET /sitemap.xml': everybody(),
  'GET /.well-known/gpc.json': everybody(),
  // Its own token opens it, no account does.
  'GET /metrics': everybody('401'),

  // The platform's signature opens it, and only in a live shop.
  'POST /webhooks/shopify': everybody('404', { json: {} }),
  // Opened by MAIL_WEBHOOK_SECRET.
  'POST /webhooks/mail': everybody('404', { json: {} }),

  'GET /api/search': everybody('200', { path: '/api/search?q=tea' }),
  'GET /api/product-match': everybody('200', { path: '/api/product-match?name=tea' }),
  'GET /api/quiz-products': everybody(),
  'POST /api/products-now': everybody('400', { json: {} }),
  'GET /api/campaigns': everybody(),
  'GET /api/cart-status': everybody('200', { path: '/api/cart-status?id=none' }),
  'POST /api/checkout': everybody('400', { json: {} }),
  'POST /api/newsletter': everybody('422', { json: {} }),
  'POST /api/prayer-signup': everybody('422', { json: {} }),
  'POST /api/chat/feedback': everybody('400', { json: {} }),
  'POST /api/chat/prepare': everybody('204', { json: {} }),
  'ALL /embedded/api/:version/graphql.json': everybody('405', {
    path: '/embedded/api/2025-07/graphql.json',
  }),

  'GET /api/session': everybody(),
  'POST /api/session': everybody(),
  'GET /api/account-data': { answers: { visitor: '401', user: '200', admin: '200' } },
  'POST /functions/v1/fetch-shopify-orders': {
    answers: { visitor: '401', user: '200', admin: '200' },
  },

  'POST /functions/v1/health-chat': everybody('400', { json: {} }),
  'DELETE /functions/v1/health-chat': everybody('400', { json: {} }),
  'POST /functions/v1/send-health-info': everybody('400', { json: {} }),
  // Anybody may ask, but once an hour for all together: the first one gets it.
  'POST /functions/v1/fetch-aa-health-stories': {
    answers: { visitor: '200', user: '429', admin: '429' },
  },
  'POST /functions/v1/fetch-health-events': adminFunction('200'),
  'POST /functions/v1/fetch-caregiver-resources': adminFunction('200'),
  'POST /functions/v1/fetch-support-groups': adminFunction('200'),
  'POST /functions/v1/send-giveaway-notification': adminFunction('400', { json: {} }),
  'POST /functions/v1/send-entrant-confirmation': adminFunction('400', { json: {} }),
};

const pages: Record<string, Row> = {
  'loader /': everybody(),
  'loader /shop': everybody(),
  'loader /bundles': everybody(),
  'loader /bestsellers': everybody(),
  'loader /product/:handle': everybody('200', { path: '/product/biosilver' }),
  'loader /checkouts/:token': everybody('404', { path: `/checkouts/${NOWHERE}` }),
  'action /checkouts/:token': everybody('409', { path: `/checkouts/${NOWHERE}` }),
  'loader /health-goals': everybody(),
  'loader /conditions': everybody(),
  'loader /conditions/:slug': everybody('200', { path: '/conditions/sleep' }),
  'loader /conditions/*': everybody('404', { path: '/conditions/a/b' }),
  'loader /learn': everybody(),
  'loader /learn/:slug': everybody('200', { path: '/learn/cholesterol' }),
  'loader /community': everybody(),
  'loader /about': everybody(),
  'loader /contact': everybody(),
  'action /contact': everybody('422'),
  'loader /shipping': everybody(),
  'loader /faq': everybody(),
  'loader /privacy': everybody(),
  'loader /terms': everybody(),
  'loader /disclaimer': everybody(),
  'loader /kia-giveaway': everybody(),
  'loader /kia-giveaway/drawing.json': everybody('404'),
  'action /kia-giveaway': everybody('422'),
  'loader /newsletter': everybody(),
  'action /newsletter': everybody('422'),
  'loader /newsletter/confirm': everybody('404', { path: `/newsletter/confirm?token=${NOWHERE}` }),
  'action /newsletter/confirm': everybody('404', { path: `/newsletter/confirm?token=${NOWHERE}` }),
  'loader /newsletter/unsubscribe': everybody(),
  'action /newsletter/unsubscribe': everybody('200', { path: `/newsletter/unsubscribe?id=${NOWHERE}` }),
  'loader /dev/mail': everybody(),
  'loader /dev/mail/:id': everybody('404', { path: `/dev/mail/${NOWHERE}` }),
  'loader /*': everybody('302 /', { path: `/${NOWHERE}` }),

  'loader /auth': { answers: { visitor: '200', user: '302 /', admin: '302 /' } },
  'action /auth': { answers: { visitor: '422', user: '302 /', admin: '302 /' } },
  'loader /auth/verify': everybody(),
  'action /auth/verify': everybody('410', { form: { token: NOWHERE } }),
  'loader /logout': everybody('302 /'),

  'loader /account': signedIn('200'),
  'action /account': signedIn('422', {
    path: '/account?index',
    form: { intent: 'delete', password: 'not it' },
  }),
  'loader /account/link': signedIn('200', { path: `/account/link?token=${NOWHERE}` }),
  'action /account/link': signedIn('410', { form: { token: NOWHERE } }),
  'loader /account/orders': { answers: { visitor: '302 /auth', user: '302 /account', admin: '200' } },
  'loader /account/invitation': everybody('200', { path: `/account/invitation?token=${NOWHERE}` }),
  'action /account/invitation': everybody('410', { form: { token: NOWHERE } }),
  'loader /account/administrators': adminPage('owners'),
  'action /account/administrators': adminPage('owners', '422'),
  'loader /account/security': signedIn('200'),
  'action /account/security': signedIn('422', { form: { intent: 'password' } }),
  'loader /account/setup': adminPage('owners'),
  'action /account/setup': adminPage('owners', '422', { form: { form: 'test', test: 'nothing' } }),
  'loader /account/settings': adminPage('owners'),
  'action /account/settings': adminPage('owners', '422', { form: { storeInbox: 'nobody' } }),
  'loader /account/activity/export': everybody('404'),
  'action /account/activity/export': adminPage('owners'),
  'loader /account/activity': adminPage('owners'),
  'loader /account/training': adminPage('editors'),
  'action /account/training': adminPage('editors', '422'),
  'loader /account/training/export': everybody('404'),
  'action /account/training/export': adminPage('owners'),
  'loader /account/chats': adminPage('editors'),
  'loader /account/messages': adminPage('support too'),
  'action /account/messages': adminPage('editors', '409'),
  'loader /account/messages/:id': adminPage('support too', '404', { path: `/account/messages/${NOWHERE}` }),
  'action /account/messages/:id': adminPage('editors', '404', {
    path: `/account/messages/${NOWHERE}`,
    form: { intent: 'note', body: 'x' },
  }),
  'loader /account/messages/export': everybody('404'),
  'action /account/messages/export': adminPage('owners', '404', { form: { list: NOWHERE } }),
  'loader /account/letters': adminPage('editors'),
  'action /account/letters': adminPage('editors', '422'),
  'loader /account/letters/:id': adminPage('editors', '404', { path: `/account/letters/${NOWHERE}` }),
  'action /account/letters/:id': adminPage('editors', '404', { path: `/account/letters/${NOWHERE}` }),
  'loader /account/people': adminPage('editors'),
  'action /account/people': adminPage('editors', '422'),
  'loader /account/people/export': everybody('404'),
  'action /account/people/export': adminPage('owners', '302 /account/people', { form: { email: 'nobody' } }),
  'loader /account/listings': adminPage('editors'),
  'action /account/listings': adminPage('editors', '422'),
  'loader /account/sources': adminPage('editors'),
  'action /account/sources': adminPage('editors', '422'),
  'loader /account/campaigns': adminPage('editors'),
  'action /account/campaigns': adminPage('editors', '404'),
  'loader /account/campaigns/entry-ids': everybody('302 /account/campaigns'),
  'action /account/campaigns/entry-ids': adminPage('owners', '302 /account/campaigns', {
    form: { id: NOWHERE },
  }),

  // Last: it ends the sessions.
  'action /logout': everybody('303 /'),
};

export const table: Record<string, Row> = { ...endpoints, ...pages };
