/** The rows in a driver's answer, whichever driver it is. */
export function rowsOf(result: unknown): unknown[] {
  if (typeof result !== 'object' || result === null || !('rows' in result)) return [];
  return Array.isArray(result.rows) ? result.rows : [];
}
