import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the store: its table of contents. */
export default [
  index('../features/home/home.page.tsx'),

  // Shopping
  route('shop', '../features/shop/shop.page.tsx', { id: 'shop' }),
  route('bundles', '../features/shop/shop.page.tsx', { id: 'bundles' }),
  route('bestsellers', '../features/shop/shop.page.tsx', { id: 'bestsellers' }),
  route('product/:handle', '../features/shop/product.page.tsx'),
  route('wishlist', '../features/shop/wishlist.page.tsx'),
  route('cart', '../features/cart/cart.page.tsx'),
  route('checkout', '../features/checkout/checkout.page.tsx'),
  route('checkouts/:token', '../features/checkout/demo-checkout.page.tsx'),

  // Health
  route('health-goals', '../features/conditions/health-goals.page.tsx'),
  route('conditions', '../features/conditions/conditions.page.tsx'),
  route('conditions/:slug', '../features/conditions/condition.page.tsx'),
  route('conditions/*', '../features/conditions/conditions.page.tsx', { id: 'conditions-fallback' }),
  route('learn', '../features/learn/learn.page.tsx'),
  route('learn/:slug', '../features/learn/learn-page.page.tsx'),
  route('quiz', '../features/quiz/quiz.page.tsx'),

  // The store and its people
  route('community', '../features/community/community.page.tsx'),
  route('about', '../features/pages/about.page.tsx'),
  route('contact', '../features/contact/contact.page.tsx'),
  route('shipping', '../features/pages/shipping.page.tsx'),
  route('faq', '../features/pages/faq.page.tsx'),
  route('privacy', '../features/pages/legal.page.tsx', { id: 'privacy' }),
  route('terms', '../features/pages/legal.page.tsx', { id: 'terms' }),
  route('disclaimer', '../features/pages/legal.page.tsx', { id: 'disclaimer' }),
  route('kia-giveaway', '../features/giveaway/giveaway.page.tsx'),
  route('kia-giveaway/drawing.json', '../features/giveaway/drawing-file.page.ts'),

  // Accounts and administration
  route('auth', '../features/accounts/auth.page.tsx'),
  route('auth/verify', '../features/accounts/verify-email.page.tsx'),
  route('logout', '../features/accounts/logout.page.tsx'),
  route('account/link', '../features/orders/confirm-link.page.tsx'),
  route('account/invitation', '../features/accounts/invitation.page.tsx'),
  route('account/messages/export', '../features/admin/messages-export.admin.page.tsx'),
  route('account/activity/export', '../features/admin/activity-export.admin.page.ts'),
  route('account/training/export', '../features/training/knowledge-export.admin.page.ts'),
  route('account/people/export', '../features/own-data/people-export.admin.page.ts'),
  route('account', '../features/accounts/account.page.tsx', [
    index('../features/orders/account-home.page.tsx'),
    route('security', '../features/accounts/security.page.tsx'),
    route('setup', '../features/setup/setup.admin.page.tsx'),
    route('orders', '../features/orders/orders.page.tsx'),
    route('training', '../features/training/training.admin.page.tsx'),
    route('chats', '../features/training/chats.admin.page.tsx'),
    route('messages', '../features/admin/messages.admin.page.tsx'),
    route('messages/:id', '../features/inbox/conversation.admin.page.tsx'),
    route('people', '../features/own-data/people.admin.page.tsx'),
    route('letters', '../features/letters/letters.admin.page.tsx'),
    route('letters/:id', '../features/letters/letter.admin.page.tsx'),
    route('listings', '../features/community/listings.admin.page.tsx'),
    route('sources', '../features/community/sources.admin.page.tsx'),
    route('campaigns', '../features/admin/campaigns.admin.page.tsx'),
    route('settings', '../features/admin/settings.admin.page.tsx'),
    route('administrators', '../features/admin/administrators.admin.page.tsx'),
    route('activity', '../features/admin/activity.admin.page.tsx'),
  ]),
  route('account/campaigns/entry-ids', '../features/giveaway/entry-ids.admin.page.ts'),

  // Where the newsletter's box leads without script, and the links in its mails
  route('newsletter', '../features/newsletter/newsletter.page.tsx'),
  route('newsletter/confirm', '../features/newsletter/confirm.page.tsx'),
  route('newsletter/unsubscribe', '../features/newsletter/unsubscribe.page.tsx'),

  // A store without a mail server shows what it would have sent
  route('dev/mail', '../features/mail/outbox.page.tsx'),
  route('dev/mail/:id', '../features/mail/outbox-mail.page.tsx'),

  // Anything else leads home (docs/product/shell.md#addresses).
  route('*', '../features/pages/anything-else.page.tsx'),
] satisfies RouteConfig;
