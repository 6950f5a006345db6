import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the store: its table of contents. */
export default [
  index('routes/home.tsx'),

  // Shopping
  route('shop', 'routes/shop.tsx', { id: 'shop' }),
  route('bundles', 'routes/shop.tsx', { id: 'bundles' }),
  route('bestsellers', 'routes/shop.tsx', { id: 'bestsellers' }),
  route('product/:handle', 'routes/product.tsx'),
  route('wishlist', 'routes/wishlist.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('checkouts/:token', 'routes/demo-checkout.tsx'),

  // Health
  route('health-goals', 'routes/health-goals.tsx'),
  route('conditions', 'routes/conditions.tsx'),
  route('conditions/:slug', 'routes/condition.tsx'),
  route('conditions/*', 'routes/conditions.tsx', { id: 'conditions-fallback' }),
  route('learn', 'routes/learn.tsx'),
  route('learn/:slug', 'routes/learn-page.tsx'),

  // The store and its people
  route('community', 'routes/community.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('shipping', 'routes/shipping.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('privacy', 'routes/legal.tsx', { id: 'privacy' }),
  route('terms', 'routes/legal.tsx', { id: 'terms' }),
  route('disclaimer', 'routes/legal.tsx', { id: 'disclaimer' }),
  route('kia-giveaway', 'routes/kia-giveaway.tsx'),

  // Accounts and administration
  route('auth', 'routes/auth.tsx'),
  route('auth/verify', 'routes/verify-email.tsx'),
  route('logout', 'routes/logout.tsx'),
  route('account/link', 'routes/account-link.tsx'),
  route('account/messages/export', 'routes/account-messages-export.tsx'),
  route('account', 'routes/account.tsx', [
    index('routes/account-home.tsx'),
    route('orders', 'routes/account-orders.tsx'),
    route('training', 'routes/account-training.tsx'),
    route('messages', 'routes/account-messages.tsx'),
    route('sources', 'routes/account-sources.tsx'),
    route('campaigns', 'routes/account-campaigns.tsx'),
    route('settings', 'routes/account-settings.tsx'),
    route('activity', 'routes/account-activity.tsx'),
  ]),
  route('account/campaigns/entry-ids', 'routes/campaign-entry-ids.ts'),

  // Where the newsletter's box leads without script, and the links in its mails
  route('newsletter', 'routes/newsletter.tsx'),
  route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
  route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),

  // A store without a mail server shows what it would have sent
  route('dev/mail', 'routes/dev-mail.tsx'),
  route('dev/mail/:id', 'routes/dev-mail-one.tsx'),

  // Anything else leads home (storefront §2).
  route('*', 'routes/anything-else.tsx'),
] satisfies RouteConfig;
