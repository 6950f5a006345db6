import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildClientSchema, buildSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

const root = path.resolve(import.meta.dirname, '../..');

/** The API versions that the store promises to work with. */
export const officialVersions = ['2025-07', '2026-04'] as const;

/** The platform's own schema of a version, as its package ships it. */
export function officialSchema(version: (typeof officialVersions)[number]): GraphQLSchema {
  const file = path.join(root, `node_modules/@shopify/hydrogen-react-${version}/storefront.schema.json`);
  const schema: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isIntrospection(schema)) throw new Error(`${file} holds no introspection`);
  return buildClientSchema(schema);
}

export const ourSchemaText: string = readFileSync(
  path.join(root, 'integrations/storefront/schema.graphql'),
  'utf8',
);
export const ourSchema: GraphQLSchema = buildSchema(ourSchemaText);

function isIntrospection(value: unknown): value is IntrospectionQuery {
  return typeof value === 'object' && value !== null && '__schema' in value;
}
