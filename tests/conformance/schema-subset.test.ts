import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { findBreaches } from './schema-subset.ts';
import { officialSchema, officialVersions, ourSchema, ourSchemaText } from './storefront-schemas.ts';

test.each(officialVersions)('the store’s schema is a part of the official one of %s', (version) => {
  expect(findBreaches(ourSchema, officialSchema(version))).toEqual([]);
});

const official = officialSchema('2025-07');

/** The store’s schema with something wrong in it. */
function planted(...changes: [from: string, to: string][]) {
  const text = changes.reduce((schema, [from, to]) => {
    expect(schema).toContain(from);
    return schema.replace(from, to);
  }, ourSchemaText);
  return findBreaches(buildSchema(text), official);
}

test.each<[string, [from: string, to: string][], string]>([
  ['an invented type', [['scalar HTML', 'scalar HTML\ntype Wish { id: ID! }']], 'Wish does not exist'],
  ['another kind', [['scalar HTML', 'enum HTML { BOLD }']], 'HTML is no enum'],
  [
    'an invented field',
    [['sku: String', 'sku: String\n  shelf: Int']],
    'ProductVariant.shelf does not exist',
  ],
  ['a looser field', [['vendor: String!', 'vendor: String']], 'Product.vendor is String!, not String'],
  ['a stricter field', [['sku: String', 'sku: String!']], 'ProductVariant.sku is String, not String!'],
  [
    'another list',
    [['options(first: Int): [ProductOption!]!', 'options(first: Int): [ProductOption]!']],
    'Product.options is [ProductOption!]!, not [ProductOption]!',
  ],
  [
    'an invented argument',
    [['cart(id: ID!): Cart', 'cart(id: ID!, token: String): Cart']],
    'QueryRoot.cart(token) does not exist',
  ],
  [
    'an argument of another type',
    [['product(id: ID, handle: String)', 'product(id: ID, handle: ID)']],
    'QueryRoot.product(handle) is String, not ID',
  ],
  ['a required argument left out', [['cart(id: ID!): Cart', 'cart: Cart']], 'QueryRoot.cart(id) is required'],
  [
    'an invented field of an interface',
    [['interface DisplayableError {', 'interface DisplayableError {\n  code: Int']],
    'DisplayableError.code does not exist',
  ],
  [
    'an interface that is not implemented',
    [['type CartWarning {', 'interface Odd { message: String! }\ntype CartWarning implements Odd {']],
    'CartWarning has no interface Odd',
  ],
  ['an invented enum value', [['  INVALID\n', '  INVALID\n  TIRED\n']], 'CartErrorCode has no value TIRED'],
  [
    'an invented union member',
    [['union Merchandise = ProductVariant', 'union Merchandise = ProductVariant | Product']],
    'Merchandise has no member Product',
  ],
  [
    'an invented input field',
    [['input CartInput {', 'input CartInput {\n  gift: Boolean']],
    'CartInput.gift does not exist',
  ],
  [
    'an input field of another type',
    [['lines: [CartLineInput!]\n', 'lines: [CartLineInput]\n']],
    'CartInput.lines is [CartLineInput!], not [CartLineInput]',
  ],
  [
    'a required input field left out',
    [['  merchandiseId: ID!\n  quantity', '  quantity']],
    'CartLineInput.merchandiseId is required',
  ],
  [
    'another default',
    [['quantity: Int = 1', 'quantity: Int = 2']],
    'CartLineInput.quantity defaults to 1, not 2',
  ],
  [
    'other roots',
    [
      ['mutation: Mutation', 'mutation: Change'],
      ['type Mutation', 'type Change'],
    ],
    'roots are QueryRoot,Change, not QueryRoot,Mutation',
  ],
])('%s is found', (_name, changes, breach) => {
  expect(planted(...changes)).toContain(breach);
});
