import sanitize from 'sanitize-html';

/** Invisible: control characters, and marks that turn the direction of the text around them. The joiner of emoji stays. */
const INVISIBLE = /(?!\u200d)[\p{Cc}\p{Cf}]/gu;
/** Where one block ends and the next begins, words must not grow together. */
const BLOCK_EDGE = /<\/?(?:p|div|li|ul|ol|br|h[1-6]|tr|td|blockquote|section|article)\b/gi;

/**
 * The words of a text that may be HTML: no tags, one line, at most `maxLength` characters. Undefined when nothing is left.
 * It is text, not HTML: whoever shows it escapes it.
 */
export function plainText(raw: unknown, maxLength: number): string | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined;
  const source = String(raw)
    // More than anybody would show is not worth parsing.
    .slice(0, maxLength * 20 + 2000)
    .replaceAll(BLOCK_EDGE, ' $&');
  const text = unescaped(sanitize(source, { allowedTags: [], allowedAttributes: {} }))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(INVISIBLE, '')
    .trim();
  if (text === '') return undefined;
  return text.length <= maxLength ? text : `${cutAtWord(text, maxLength - 1)}…`;
}

/** The sanitizer writes HTML: exactly these four stand for characters. */
const unescaped = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function cutAtWord(text: string, length: number): string {
  // Half of a pair of code units would be no character.
  const cut = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  const end = cut.lastIndexOf(' ');
  return (end > length * 0.7 ? cut.slice(0, end) : cut).trimEnd();
}

/** A link that may stand on a page: http or https, without a password. */
export function safeLink(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > 2000 || !URL.canParse(raw.trim())) return null;
  const url = new URL(raw.trim());
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  return url.username || url.password ? null : url.href;
}
