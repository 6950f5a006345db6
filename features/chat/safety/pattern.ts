/** Source of a pattern for at most `count` words of plain text that lie in one sentence, with the spaces around them. */
export const upTo = (count: number): string => `(?: (?!\\. )\\S+){0,${count}} `;

/** Source of a pattern as whole words, to be searched for everywhere. */
export const words = (source: string): RegExp => new RegExp(`(?<![^ ])(?:${source})(?![^ ])`, 'g');

/**
 * True where one of these patterns finds what is meant: each find is judged by its words and where it begins. Searched first, because mostly
 * there is nothing: matchAll() makes a new pattern of each.
 */
export const saysAny = (
  patterns: readonly RegExp[],
  text: string,
  isMeant: (found: RegExpExecArray) => boolean,
): boolean =>
  patterns.some((pattern) => text.search(pattern) >= 0 && [...text.matchAll(pattern)].some(isMeant));
