import { explainFailure } from './explain-failure.ts';
import type { SetupState } from './setup-state.ts';
import { done, tried } from './mark-states.ts';
import type { SetupMark } from './setup-mark.ts';

/** Marks of the shop that stands behind the store. */

export function shopMark({ live, tests, trouble }: SetupState): SetupMark {
  const fails = live && trouble.failure !== undefined;
  return {
    id: 'shop',
    title: 'Your shop',
    state: fails ? 'open' : tried(live, tests.shop),
    says: !live
      ? 'This is the demo. Set SHOPIFY_STORE_DOMAIN and SHOPIFY_STOREFRONT_TOKEN and start the store again.'
      : fails
        ? `The shop cannot be read. ${explainFailure(trouble.failure)}`
        : 'A shop is connected. Its products, prices and checkout are what shoppers see.',
    ...(live && { test: { name: 'shop' as const, label: 'Read the catalog' } }),
    tested: tests.shop,
  };
}

export const accessMark = ({ live, trouble: { scopes } }: SetupState): SetupMark => ({
  id: 'access',
  title: 'Permissions of the token',
  state: done(!live || scopes.length === 0),
  says:
    live && scopes.length > 0
      ? `Missing: ${scopes.join(', ')}. Tick ${scopes.length === 1 ? 'it' : 'them'} in Shopify under your app’s Storefront API, save, and press “Read the catalog”.`
      : 'Nothing that the store asks for is withheld.',
});

export const versionMark = ({ live, trouble: { version: other } }: SetupState): SetupMark => ({
  id: 'version',
  title: 'Version of the API',
  state: done(!live || other === undefined),
  says:
    live && other
      ? `Shopify answers with ${other.answered}, not with ${other.asked}, which has ended. Set SHOPIFY_API_VERSION=${other.answered} and start the store again.`
      : 'Shopify answers with the version that the store asks for.',
});

export function shelvesMark({ live, shelves: found }: SetupState): SetupMark {
  const mark = { id: 'shelves', title: 'Shelves', where: { label: 'Choose them', href: '#shelves' } };
  if (!found)
    return {
      ...mark,
      state: done(!live),
      says: 'What stands on the shelves is known once the shop can be read.',
    };
  const { filled, empty, broken, decided } = found;
  if (broken.length > 0)
    return {
      ...mark,
      state: 'open',
      says: `The collection that you chose is gone or has no products: ${broken.join(', ')}. Choose another one below.`,
    };
  if (filled.length === 0)
    return {
      ...mark,
      state: 'open',
      says: 'No health goal has products. Make collections in Shopify, include them in the app’s channel, and choose them below.',
    };
  return {
    ...mark,
    state: done(decided || empty.length === 0),
    says:
      empty.length === 0
        ? 'Every health goal has products.'
        : `${filled.length} health ${filled.length === 1 ? 'goal has' : 'goals have'} products. Without, and linked nowhere: ${empty.join(', ')}.${decided ? '' : ' Choose their collections below, or save them as they are.'}`,
  };
}
