/** Nobody answers, or answers that it cannot: PostgreSQL's classes 08, 53 and 57P, and a database that is not there. */
const SQLSTATE_AWAY = /^(08...|53...|57P..|3D000)$/;
const SOCKET_AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN']);
/** What the pool and PGlite say, who give no code. */
const WORDS_AWAY =
  /connection terminated|timeout exceeded when trying to connect|PGlite is clos|Cannot use a pool after/i;

/**
 * Whether a query failed because the database cannot be reached or has no room, not because of what was asked. Only of errors that a query
 * left: a mail server that refuses a connection is another matter.
 */
export function isDatabaseAway(error: unknown): boolean {
  const chain = [...causesOf(error)];
  return chain.some(isOfQuery) && chain.some(tellsOfAbsence);
}

function* causesOf(error: unknown): Generator<Error> {
  let current = error;
  for (let depth = 0; depth < 6 && current instanceof Error; depth += 1) {
    yield current;
    current = current.cause;
  }
}

const isOfQuery = (error: Error) => 'query' in error || 'severity' in error || WORDS_AWAY.test(error.message);

function tellsOfAbsence(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return SQLSTATE_AWAY.test(code) || SOCKET_AWAY.has(code) || WORDS_AWAY.test(error.message);
}
