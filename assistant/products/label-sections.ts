/** A description by its parts, however a shop writes it: headings in HTML, in lines, or run together into one line of plain text. */

export type SectionKind =
  | 'about'
  | 'facts'
  | 'ingredients'
  | 'other'
  | 'directions'
  | 'warnings'
  | 'allergens'
  | 'aside';

const HEADINGS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'facts',
    /\b(?:supplement facts?|nutrition(?:al)? (?:facts?|information)|valeurs? nutritionnelles?|composition nutritionnelle|información nutricional)\b\s*[.:]*/giu,
  ],
  ['other', /\b(?:other|inactive|autres|otros) ingr[ée]dient[ea]?s?\s*[:\n]/giu],
  [
    'ingredients',
    /(?<!\bother |\binactive |\bautres |\botros )\b(?:active ingredients?|key ingredients?|ingr[ée]dient[ea]?s?|composition|what(?:'|’)?s inside|what is in it)\s*[:\n]/giu,
  ],
  [
    'directions',
    /(?:\b(?:directions?(?: for use)?|suggested use|recommended use|how to (?:use|take)(?: it)?|usage|dosage|serving suggestions?|mode d(?:'|’)emploi|conseils? d(?:'|’)utilisation|posologie|modo de (?:empleo|uso)|instrucciones)\s*[:\n])|\b(?:Directions|Suggested Use|How to (?:Use|Take)(?: it)?)(?= (?:As|Take|Adults|Mix|Stir|Use|Add|Women|Men|For|One|Two|\d))/giu,
  ],
  [
    'warnings',
    /\b(?:warnings?|cautions?|please read first|precautions?|safety information|contraindications?|important|avertissements?|pr[ée]cautions?(?: d(?:'|’)emploi)?|mises? en garde|advertencias?|precauciones)\s*[:\n]|\b(?:WARNING|CAUTION)S?\b[!.:]?|\b(?:Warnings?|Cautions?)(?= (?:If|Do|Not|Consult|Keep|Ask|Pregnant|For))/giu,
  ],
  ['allergens', /\b(?:allergens?(?: information| warning| statement)?|allergènes?|alérgenos)\s*[:\n]/giu],
  [
    'aside',
    /\b(?:storage|store in|shipping|disclaimer|reviews?|about (?:us|the brand)|conservation|benefits?|features|why you(?:'|’)ll love it)\s*[:\n]/giu,
  ],
];

export type Sections = Readonly<Partial<Record<SectionKind, string>>>;

interface Mark {
  kind: SectionKind;
  /** Places of the heading in the text. */
  from: number;
  to: number;
}

/** All that may begin a section, in order; of those that lie in one another the longest first. */
export const headingsIn = (text: string): Mark[] =>
  HEADINGS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
      kind,
      from: index,
      to: index + words.length,
    })),
  ).sort((a, b) => a.from - b.from || b.to - a.to);

export function readSections(description: string): Sections {
  const text = plainLines(description);
  const marks = headingsIn(text);
  const real = marks.filter((mark, at) => !marks.slice(0, at).some((before) => before.to > mark.from));
  const sections: Partial<Record<SectionKind, string>> = {
    about: text.slice(0, real[0]?.from ?? text.length).trim(),
  };
  real.forEach(({ kind, to }, at) => {
    const body = text.slice(to, real[at + 1]?.from ?? text.length).trim();
    if (body !== '') sections[kind] = sections[kind] ? `${sections[kind]}\n${body}` : body;
  });
  return sections;
}

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    micro: 'µ',
    mu: 'µ',
    reg: '',
    trade: '',
    dagger: '†',
    bull: '•',
    rsquo: '’',
    eacute: 'é',
    egrave: 'è',
  }),
);

/** Text of HTML, a line for each block, cells apart. Plain text stays as it is. */
function plainLines(description: string): string {
  if (!/<[a-z!/][^>]*>/i.test(description)) return tidy(decode(description));
  return tidy(
    decode(
      description
        .replace(/<(script|style)\b[^]*?<\/\1>/gi, ' ')
        .replace(/<!--[^]*?-->/g, ' ')
        .replace(/\s+/g, ' ')
        .replace(/<li\b[^>]*>/gi, '\n• ')
        .replace(/<\/(?:td|th)>/gi, ' \t')
        .replace(
          /<(?:br|\/?(?:p|div|h\d|ul|ol|li|table|caption|thead|tbody|tfoot|tr|section|article|hr))\b[^>]*>/gi,
          '\n',
        )
        .replace(/<[^>]*>/g, ''),
    ),
  );
}

const decode = (text: string) =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES.get(name.toLowerCase()) ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' ';
    },
  );

const tidy = (text: string) =>
  text
    .replace(/[ \u00A0\t]*\t[ \u00A0\t]*/g, '\t')
    .replace(/[ \u00A0]+/g, ' ')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();

/** 'One. Two!' Dots of numbers and short forms end nothing. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?](?:["”’)])?)(?<!\b(?:St|Dr|vs|approx|No|e\.g|i\.e)\.)\s+(?=["“(•]?[A-ZÀ-Þ0-9])/u)
    .map((sentence) => sentence.replace(/^[•*\-–\s]+/u, '').trim())
    .filter(Boolean);
