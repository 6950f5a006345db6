import { GraphQLError } from 'graphql';

/** The platform's limit for one page. */
const MAX_PAGE = 250;

export interface PageArguments {
  first?: number | null;
  after?: string | null;
}

/**
 * One page of a list, as the platform's connections answer it.
 * Throws the platform's errors for a missing or too large `first` and for a cursor that this list never gave out.
 */
export function connection<T, N>(list: T[], { first, after }: PageArguments, toNode: (item: T) => N) {
  if (first === undefined || first === null) throw badRequest('you must provide one of first or last');
  if (first < 1 || first > MAX_PAGE)
    throw badRequest(`first must be between 1 and ${MAX_PAGE}, but was ${first}`);
  const start = after === undefined || after === null ? 0 : positionAfter(after, list.length);
  const page = list.slice(start, start + first);
  return {
    nodes: () => page.map(toNode),
    pageInfo: {
      hasNextPage: start + page.length < list.length,
      hasPreviousPage: start > 0,
      startCursor: page.length > 0 ? cursorOf(start) : null,
      endCursor: page.length > 0 ? cursorOf(start + page.length - 1) : null,
    },
  };
}

/** Opaque to callers; inside is the place in the list. */
const cursorOf = (position: number) => Buffer.from(JSON.stringify({ position })).toString('base64url');

function positionAfter(cursor: string, length: number): number {
  const position = /^\{"position":(\d{1,9})\}$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (position === undefined || Number(position) >= length)
    throw badRequest('Invalid cursor for current pagination sort.');
  return Number(position) + 1;
}

function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}
