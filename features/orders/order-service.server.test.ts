import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Mail } from '#features/mail/mail.ts';
import type { Order } from '#integrations/storefront/order.ts';
import { OrdersNotConnectedError } from '#integrations/storefront/orders.ts';
import { createMailLimits } from '#features/accounts/mail-limits.server.ts';
import { customerLinkRequests, shopifyCustomerLinks } from './customer-link.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { openAccounts, tokenOf } from '#tests/support/accounts.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { createOrderService } from './order-service.server.ts';

const order = (email: string): Order => ({
  id: '1',
  name: `of ${email}`,
  created_at: '2025-10-15T12:00:00Z',
  currency: 'USD',
  total_price: '1.00',
  financial_status: 'paid',
  fulfillment_status: null,
  line_items: [],
});

forEachDatabase('links and orders', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
  });

  /** Two users with proven addresses, and a platform that has one order for everybody. */
  async function setUp(name: string) {
    const { accounts, mails: accountMails, signedIn } = await openAccounts(db);
    const clock = { time: Date.parse('2026-03-01T15:00:00Z') };
    const mails: Mail[] = [];
    const platform: { fails?: Error } = {};
    const orders = createOrderService({
      db,
      clock: { now: () => new Date(clock.time) },
      log: createLogger('silent'),
      storeUrl: 'http://store.example',
      countMail: createMailLimits(db),
      mail: {
        send: (_db, mail) => {
          mails.push(mail);
          return Promise.resolve();
        },
      },
      source: {
        listOrdersOf: (email) =>
          platform.fails ? Promise.reject(platform.fails) : Promise.resolve([order(email)]),
      },
    });
    const userOf = async (email: string, verified = true) => {
      const cookies = await signedIn(email);
      const headers = new Headers({ cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') });
      if (verified) await accounts.verifyEmail({ token: tokenOf(accountMails.at(-1)), headers });
      const viewer = await accounts.viewerOf(headers);
      if (!viewer) throw new Error('nobody is signed in');
      return viewer;
    };
    return { orders, clock, mails, platform, userOf, address: name };
  }

  test('the own verified address is linked at once, without a mail', async () => {
    const { orders, mails, userOf, address } = await setUp('own');
    const viewer = await userOf('own@example.com');
    expect(await orders.historyOf(viewer)).toEqual({ state: 'unlinked' });
    expect(await orders.requestLink({ viewer, email: 'Own@example.com', address })).toEqual({
      ok: true,
      linked: true,
    });
    expect(mails).toEqual([]);
    expect(await orders.ordersOf(viewer)).toMatchObject([{ name: 'of Own@example.com' }]);
    const [link] = await db
      .select()
      .from(shopifyCustomerLinks)
      .where(eq(shopifyCustomerLinks.userId, viewer.id));
    expect(link).toMatchObject({ shopifyCustomerId: 'email_Own@example.com', email: 'Own@example.com' });
  });

  test('an unverified account links nothing, not even its own address', async () => {
    const { orders, mails, userOf, address } = await setUp('unverified');
    const viewer = await userOf('unverified@example.com', false);
    for (const email of ['unverified@example.com', 'other@example.com'])
      expect(await orders.requestLink({ viewer, email, address })).toEqual({
        ok: false,
        reason: 'unverified',
      });
    expect(mails).toEqual([]);
    expect(await orders.ordersOf(viewer)).toEqual([]);
  });

  test('another address shows its orders only after its link: once of twenty tries', async () => {
    const { orders, mails, userOf, address } = await setUp('other');
    const viewer = await userOf('linker@example.com');
    expect(await orders.requestLink({ viewer, email: 'work@example.com', address })).toEqual({
      ok: true,
      linked: false,
    });
    expect(await orders.ordersOf(viewer)).toEqual([]);
    expect(mails).toMatchObject([{ template: 'link-email', to: 'work@example.com', minutes: 10 }]);
    const token = tokenOf(mails[0]);
    const stored = JSON.stringify(await db.select().from(customerLinkRequests));
    expect(stored).not.toContain(token);

    const tries = await Promise.all(Array.from({ length: 20 }, () => orders.confirmLink({ viewer, token })));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await orders.ordersOf(viewer)).toMatchObject([{ name: 'of work@example.com' }]);
  });

  test('a link is bound to the user who asked, and trying it as another does not use it up', async () => {
    const { orders, mails, userOf, address } = await setUp('bound');
    const asker = await userOf('asker@example.com');
    const thief = await userOf('thief@example.com');
    await orders.requestLink({ viewer: asker, email: 'bound@example.com', address });
    const token = tokenOf(mails[0]);
    expect(await orders.confirmLink({ viewer: thief, token })).toBe(false);
    expect(await orders.linkOf(thief)).toBeUndefined();
    expect(await orders.confirmLink({ viewer: asker, token })).toBe(true);
  });

  test('a link ends after ten minutes, and with a newer one', async () => {
    const { orders, clock, mails, userOf, address } = await setUp('late');
    const viewer = await userOf('late-linker@example.com');
    await orders.requestLink({ viewer, email: 'late-work@example.com', address });
    await orders.requestLink({ viewer, email: 'late-work@example.com', address });
    expect(await orders.confirmLink({ viewer, token: tokenOf(mails[0]) })).toBe(false);
    clock.time += 10 * 60_000 + 1;
    expect(await orders.confirmLink({ viewer, token: tokenOf(mails[1]) })).toBe(false);
    expect(await orders.linkOf(viewer)).toBeUndefined();
  });

  test('nobody’s inbox is filled: five mails an hour', async () => {
    const { orders, mails, userOf, address } = await setUp('flood');
    const viewer = await userOf('flooder@example.com');
    const ask = () => orders.requestLink({ viewer, email: 'victim@example.com', address });
    for (let n = 0; n < 5; n += 1) expect(await ask()).toMatchObject({ ok: true });
    expect(await ask()).toMatchObject({ ok: false, reason: 'limited' });
    expect(mails).toHaveLength(5);
  });

  test('a platform that is away is a state of the page', async () => {
    const { orders, platform, userOf, address } = await setUp('away');
    const viewer = await userOf('away@example.com');
    await orders.requestLink({ viewer, email: 'away@example.com', address });
    platform.fails = new Error('away');
    expect(await orders.historyOf(viewer)).toEqual({ state: 'failed' });
    await expect(orders.ordersOf(viewer)).rejects.toThrow('away');
    platform.fails = new OrdersNotConnectedError('no token');
    expect(await orders.historyOf(viewer)).toEqual({ state: 'not-connected' });
  });

  test('who unlinks sees no orders, and a mailed link that was open links nothing any more', async () => {
    const { orders, mails, userOf, address } = await setUp('unlink');
    const viewer = await userOf('unlinker@example.com');
    const other = await userOf('bystander@example.com');
    for (const who of [viewer, other]) await orders.requestLink({ viewer: who, email: who.email, address });
    await orders.requestLink({ viewer, email: 'unlinked-work@example.com', address });
    await orders.unlink(viewer);
    expect(await orders.historyOf(viewer)).toEqual({ state: 'unlinked' });
    expect(await orders.confirmLink({ viewer, token: tokenOf(mails[0]) })).toBe(false);
    expect(await orders.linkOf(other)).toBe('bystander@example.com');
  });
});
