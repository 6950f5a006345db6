/** Small pieces of Markdown, built from texts that may hold anything. */

/** A text of the catalogue or the knowledge base, so that it reads as words: no link, picture, heading or code of its own. */
export const words = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|]/g, '\\$&')
    .replace(/^([#>+-]|\d+\.)(?=\s)/, '\\$1');

/** An address as it stands in Markdown: a bracket or a space would end it. */
export const linkTarget = (href: string): string =>
  href
    .replace(/[\s<>\\]/g, encodeURIComponent)
    .replace(/\(/g, '%28')
    .replace(/\)/g, '%29');

export const link = (text: string, href: string): string => `[${words(text)}](${linkTarget(href)})`;

export const productLink = ({ title, handle }: { title: string; handle: string }): string =>
  link(title, `/product/${encodeURIComponent(handle)}`);

export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
