import { expect, test } from 'vitest';
import type { Viewer } from '#features/accounts/find-viewer.server.ts';
import type { ListRefresh } from './refresh-list.server.ts';
import { communityEndpoints } from './community-endpoints.server.ts';

const functions = {
  'fetch-health-events': 'eventsFound',
  'fetch-caregiver-resources': 'resourcesFound',
  'fetch-support-groups': 'groupsFound',
};

function make(options: { isAdmin?: boolean; signedIn?: boolean; outcome?: ListRefresh }) {
  const asked: [string, string | undefined][] = [];
  const viewer: Viewer = {
    id: 'u1',
    email: 'ada@example.org',
    emailVerified: true,
    isAdmin: options.isAdmin ?? false,
    role: options.isAdmin ? 'editor' : undefined,
  };
  const app = communityEndpoints({
    accounts: { viewerOf: () => Promise.resolve(options.signedIn ? viewer : undefined) },
    community: {
      refresh(list, { actor } = {}) {
        asked.push([list, actor]);
        return Promise.resolve(options.outcome ?? { added: 3, sources: 2, failures: [] });
      },
    },
    // The first may, the next may not.
    limits: {
      storiesFetch: {
        consume: () => Promise.resolve(asked.length === 0 ? undefined : 1800),
        refund: () => Promise.resolve(),
      },
    },
  });
  const post = (name: string) => app.request(`/functions/v1/${name}`, { method: 'POST' });
  return { asked, post };
}

test('an administrator refreshes each list and hears how many listings are new', async () => {
  const { asked, post } = make({ signedIn: true, isAdmin: true });
  for (const [name, count] of Object.entries(functions)) {
    const response = await post(name);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ success: true, [count]: 3 });
  }
  expect(asked).toEqual([
    ['events', 'ada@example.org'],
    ['resources', 'ada@example.org'],
    ['groups', 'ada@example.org'],
  ]);
});

test('visitors get 401 and customers 403, and nothing is asked', async () => {
  for (const [options, status] of [
    [{}, 401],
    [{ signedIn: true }, 403],
  ] as const) {
    const { asked, post } = make(options);
    for (const name of Object.keys(functions)) expect((await post(name)).status).toBe(status);
    expect(asked).toEqual([]);
  }
});

test('it fails when no source gave anything, with the reason', async () => {
  const failed = (failures: string[], sources: number) =>
    make({ signedIn: true, isAdmin: true, outcome: { added: 0, sources, failures } }).post(
      'fetch-health-events',
    );
  const one = await failed(['County calendar: answered 404'], 1);
  expect(one.status).toBe(502);
  expect(await one.json()).toMatchObject({ message: 'County calendar: answered 404.' });
  expect(await (await failed(['a: x', 'b: y'], 2)).json()).toMatchObject({
    message: 'None of the 2 sources could be read.',
  });
  expect((await failed(['a: x'], 2)).status).toBe(200);
  const none = await failed([], 0);
  expect(none.status, 'nobody was asked').toBe(409);
  expect(await none.json()).toMatchObject({ message: 'No source of this list is switched on.' });
});

test('anybody may have the stories fetched, once an hour', async () => {
  const { asked, post } = make({});
  expect(await (await post('fetch-aa-health-stories')).json()).toEqual({ success: true, storiesFound: 3 });
  const second = await post('fetch-aa-health-stories');
  expect(second.status).toBe(429);
  expect(second.headers.get('retry-after')).toBe('1800');
  expect(asked).toEqual([['stories', undefined]]);
});
