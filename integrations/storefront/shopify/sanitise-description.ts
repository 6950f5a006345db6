import sanitize from 'sanitize-html';
import { safeAddress } from './safe-address.ts';

/** The title and the name of the section are h1 and h2 of the page, so a description begins below them. */
const HEADINGS_ABOVE = 2;
const LOWEST_HEADING = 6;
const LINK_PROTOCOLS = ['https:', 'http:', 'mailto:'];
/** Deeper nesting is no description; it costs time here and in every browser. */
const MAX_NESTING = 40;

const TEXT_TAGS = [
  'p',
  'div',
  'br',
  'hr',
  'blockquote',
  'strong',
  'em',
  'b',
  'i',
  'u',
  'small',
  'sub',
  'sup',
];
const LIST_TAGS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary'];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const HEADING_TAGS = ['h3', 'h4', 'h5', 'h6'];
/** What stands inside these is no text of the description, so it goes with them. */
const WITH_CONTENT =
  'script style template noscript noembed noframes xmp plaintext textarea option select button iframe object embed applet svg math canvas audio video title head'.split(
    ' ',
  );

const DISCARDED: sanitize.Tag = { tagName: 'discarded', attribs: {} };

/**
 * HTML of a shop's editor as it may stand on a page: text, lists, tables, headings, https images and links. No style, class, id or
 * handler, and no address that runs script. `ownOrigins` are the store's: their addresses become root-relative.
 */
export function sanitiseDescription(html: string, options: { ownOrigins: readonly string[] }): string {
  const { ownOrigins } = options;
  const heading = headingsInOrder();
  return sanitize(html, {
    allowedTags: [...TEXT_TAGS, ...LIST_TAGS, ...TABLE_TAGS, ...HEADING_TAGS, 'a', 'img'],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    nonTextTags: WITH_CONTENT,
    nestingLimit: MAX_NESTING,
    transformTags: {
      h1: heading,
      h2: heading,
      h3: heading,
      h4: heading,
      h5: heading,
      h6: heading,
      a: (_tag, attribs) => toLink(attribs, ownOrigins),
      img: (_tag, attribs) => toImage(attribs, ownOrigins),
      th: (_tag, { scope, colspan, rowspan }) => ({
        tagName: 'th',
        attribs: present({
          scope: oneOf(scope, ['row', 'col', 'rowgroup', 'colgroup']),
          ...spans(colspan, rowspan),
        }),
      }),
      td: (_tag, { colspan, rowspan }) => ({ tagName: 'td', attribs: present(spans(colspan, rowspan)) }),
      ol: (_tag, { start }) => ({ tagName: 'ol', attribs: present({ start: count(start) }) }),
    },
    // Screen readers would announce a heading or a link of nothing.
    exclusiveFilter: ({ tag, text, mediaChildren }) =>
      /^(h[1-6]|a)$/.test(tag) && text.trim() === '' && mediaChildren.length === 0,
  }).trim();
}

/** Keeps the nesting that the editor meant, moved below the page's own headings and without a skipped level. */
function headingsInOrder(): sanitize.Transformer {
  const open: number[] = [];
  return (tag) => {
    const level = Number(tag.slice(1));
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return { tagName: `h${Math.min(HEADINGS_ABOVE + open.length, LOWEST_HEADING)}`, attribs: {} };
  };
}

function toLink(attribs: sanitize.Attributes, ownOrigins: readonly string[]): sanitize.Tag {
  const href = safeAddress(attribs['href'] ?? '', { protocols: LINK_PROTOCOLS, ownOrigins });
  if (!href) return DISCARDED;
  const outside = /^https?:/.test(href);
  return { tagName: 'a', attribs: present({ href, rel: outside ? 'noopener nofollow' : undefined }) };
}

function toImage(attribs: sanitize.Attributes, ownOrigins: readonly string[]): sanitize.Tag {
  const src = safeAddress(attribs['src'] ?? '', { protocols: ['https:'], ownOrigins });
  if (!src) return DISCARDED;
  const { alt = '', width, height } = attribs;
  return {
    tagName: 'img',
    attribs: present({ src, alt, width: count(width), height: count(height), loading: 'lazy' }),
  };
}

const spans = (colspan: string | undefined, rowspan: string | undefined) => ({
  colspan: count(colspan),
  rowspan: count(rowspan),
});

const count = (value: string | undefined) => (value && /^[1-9]\d{0,3}$/.test(value) ? value : undefined);
const oneOf = (value: string | undefined, allowed: readonly string[]) =>
  value && allowed.includes(value) ? value : undefined;

/** Without the attributes that came to nothing. */
function present(attribs: Record<string, string | undefined>): sanitize.Attributes {
  const kept: sanitize.Attributes = {};
  for (const [name, value] of Object.entries(attribs)) if (value !== undefined) kept[name] = value;
  return kept;
}
