import {
  buildSchema,
  type DocumentNode,
  type GraphQLSchema,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { expect, test } from 'vitest';
import * as operations from '#integrations/storefront/operations.ts';
import { officialSchema, officialVersions, ourSchema } from './storefront-schemas.ts';

const complaints = (schema: GraphQLSchema, document: DocumentNode) =>
  validate(schema, document, [...specifiedRules, NoDeprecatedCustomRule]).map(({ message }) => message);

const schemas: [string, GraphQLSchema][] = [
  ...officialVersions.map((version): [string, GraphQLSchema] => [version, officialSchema(version)]),
  ['schema.graphql', ourSchema],
];

test.each(schemas)(
  'every operation is valid by %s, and asks for nothing that is deprecated',
  (_name, schema) => {
    const found = Object.entries(operations).map(([name, document]) => [name, complaints(schema, document)]);
    expect(found).toEqual(Object.keys(operations).map((name) => [name, []]));
    expect(found.length).toBeGreaterThanOrEqual(5);
  },
);

test.each([
  ['{ products(first: 1) { nodes { xqzwv } } }', 'Cannot query field "xqzwv" on type "Product".'],
  [
    '{ products(first: 1) { nodes { options { values } } } }',
    'The field ProductOption.values is deprecated. Use `optionValues` instead.',
  ],
])('a wrong operation is found: %s', (source, complaint) => {
  expect(complaints(officialSchema('2025-07'), parse(source))).toEqual([complaint]);
});

test('a deprecation is found in any schema', () => {
  const schema = buildSchema('type Query { old: Int @deprecated(reason: "Ask for new.") }');
  expect(complaints(schema, parse('{ old }'))).toEqual(['The field Query.old is deprecated. Ask for new.']);
});
