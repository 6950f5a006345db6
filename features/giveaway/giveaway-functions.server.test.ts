import { expect, test } from 'vitest';
import type { Viewer } from '#features/accounts/find-viewer.server.ts';
import { giveawayFunctions } from './giveaway-functions.server.ts';

const entry = { name: 'Ruth', email: 'ruth@example.com', phone: '4045550123', address: '1 Main St' };
const paths = ['send-giveaway-notification', 'send-entrant-confirmation'];

function make(who: 'visitor' | 'customer' | 'admin', options: { known?: boolean } = {}) {
  const sent: unknown[] = [];
  const viewer: Viewer = {
    id: 'u',
    email: 'a@example.com',
    emailVerified: true,
    isAdmin: who === 'admin',
    role: who === 'admin' ? 'editor' : undefined,
  };
  const app = giveawayFunctions({
    accounts: { viewerOf: () => Promise.resolve(who === 'visitor' ? undefined : viewer) },
    giveaway: {
      sendNotification: (actor, body) => {
        sent.push([actor, body]);
        return Promise.resolve();
      },
      sendConfirmation: (actor, body) => {
        sent.push([actor, body]);
        return Promise.resolve(options.known ?? true);
      },
    },
  });
  const post = (name: string, body: unknown) =>
    app.request(`/functions/v1/${name}`, { method: 'POST', body: JSON.stringify(body) });
  return { sent, post };
}

test.each([
  ['visitor', 401],
  ['customer', 403],
] as const)('a %s gets %i, and no mail leaves', async (who, status) => {
  const { sent, post } = make(who);
  for (const path of paths) expect((await post(path, entry)).status).toBe(status);
  expect(sent).toEqual([]);
});

test('an administrator has both mails sent, with nothing but what the body may say', async () => {
  const { sent, post } = make('admin');
  for (const path of paths)
    expect(await (await post(path, { ...entry, to: 'x@example.com' })).json()).toEqual({ success: true });
  expect(sent).toEqual([
    ['a@example.com', entry],
    ['a@example.com', { name: 'Ruth', email: 'ruth@example.com' }],
  ]);
});

test('a wrong body is named, and who never entered is not written to', async () => {
  const { sent, post } = make('admin', { known: false });
  for (const path of paths) {
    expect((await post(path, 'nothing')).status).toBe(400);
    expect((await post(path, { ...entry, name: 'a\r\nBcc: b@example.com' })).status).toBe(400);
  }
  expect(sent).toEqual([]);
  expect((await post('send-entrant-confirmation', entry)).status).toBe(404);
});
