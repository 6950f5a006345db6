import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  defaultFieldResolver,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLFormattedError,
  parse,
  validate,
} from 'graphql';
import { z } from 'zod';
import { projectRoot } from '#platform/project-root.ts';
import { type GraphqlRootParts, graphqlRoot } from './graphql-root.ts';

export interface GraphqlEndpointParts extends GraphqlRootParts {
  /** Told of errors that callers only see as 'Internal error'. */
  onUnexpectedError: (error: unknown) => void;
}

const schemaFile = path.join(projectRoot, 'integrations/storefront/schema.graphql');
const schema = buildSchema(readFileSync(schemaFile, 'utf8'));

/** Our longest operation has about 130. */
const MAX_TOKENS = 1000;
/** A page of 250 products with everything the store asks for stays below; nested lists that multiply do not. */
const MAX_FIELDS = 100_000;

const requestBody = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/**
 * Answers POST …/api/<version>/graphql.json as the platform does: 403 without an access token, 401 with a wrong one,
 * 400 for what is no GraphQL request, otherwise 200, with `errors` where the operation failed.
 * The platform also lets some calls pass without a token; this endpoint lets none.
 */
export function createGraphqlEndpoint(parts: GraphqlEndpointParts): (request: Request) => Promise<Response> {
  const rootValue = graphqlRoot(parts);
  return async (request) => {
    const version = /\/api\/([\w-]{1,20})\/graphql\.json$/.exec(new URL(request.url).pathname)?.[1];
    if (version === undefined) return json(404, { errors: 'Not Found' });
    const answer = (status: number, body: unknown) =>
      json(status, body, { 'X-Shopify-API-Version': version });
    if (request.method !== 'POST') return json(405, { errors: 'Method Not Allowed' }, { Allow: 'POST' });
    const token = request.headers.get('X-Shopify-Storefront-Access-Token');
    if (token !== parts.shop.accessToken)
      return answer(token === null ? 403 : 401, {
        errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }],
      });
    const body = requestBody.safeParse(await request.json().catch(() => undefined));
    if (!body.success) return answer(400, { errors: { query: 'Required parameter missing or invalid' } });
    return answer(200, await run(body.data, rootValue, parts.onUnexpectedError));
  };
}

async function run(
  { query, variables, operationName }: z.infer<typeof requestBody>,
  rootValue: unknown,
  onUnexpectedError: (error: unknown) => void,
) {
  const document = parsed(query);
  if (document instanceof GraphQLError) return { errors: [document.toJSON()] };
  const problems = validate(schema, document, undefined, { maxErrors: 20 });
  if (problems.length > 0) return { errors: problems.map((problem) => problem.toJSON()) };
  const result = await execute({
    schema,
    document,
    rootValue,
    variableValues: variables ?? {},
    operationName: operationName ?? null,
    contextValue: { fieldsLeft: MAX_FIELDS },
    fieldResolver: countedField,
  });
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => shownError(error, onUnexpectedError)) };
}

function parsed(query: string) {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

const countedField: GraphQLFieldResolver<unknown, { fieldsLeft: number }> = (source, args, context, info) => {
  context.fieldsLeft -= 1;
  if (context.fieldsLeft < 0)
    throw new GraphQLError('The query asks for too much at once.', {
      extensions: { code: 'MAX_COST_EXCEEDED' },
    });
  return defaultFieldResolver(source, args, context, info);
};

/** Errors of our own making are for the caller; what went wrong inside is for the log. */
function shownError(error: GraphQLError, onUnexpectedError: (error: unknown) => void): GraphQLFormattedError {
  const { originalError } = error;
  if (originalError === undefined || originalError instanceof GraphQLError) return error.toJSON();
  onUnexpectedError(originalError);
  const { message: _hidden, ...place } = error.toJSON();
  return { ...place, message: 'Internal error', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
