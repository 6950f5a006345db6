import { createSentenceReader, type Sentence } from '../safety/reply/sentence-reader.ts';
import { createSupport, type SupportTexts, type Unsupported } from './support.server.ts';

/** A model's stream as far as its material supports it. */
export interface SupportedReply {
  /** More came in: what may be shown of it now. */
  push(text: string): string;
  /** The rest. */
  end(): string;
  /** Sentences that were given out. */
  readonly shown: number;
  /** Why others were not, in order. */
  readonly dropped: readonly Unsupported[];
}

/** Levels of what only leads to something: the lower replaces the higher that led to nothing. */
const HEADING = /^#{1,6}(?=\s)/;
const LEAD_IN = /:(?:\*\*|__)?$/;
const BOLD_LINE = /^\*\*[^*]+\*\*$/;
const TABLE_RULE = /^\|?[\s:|-]*-{2}[\s:|-]*$/;
const EMPTY = /^(?:[\s>*+#|_-]|\d{1,2}[.)])*$/;

/** What headings are made of everywhere. */
const HEADING_WORDS =
  /\b(?:benefits?|risks?|summary|overview|tips?|notes?|cautions?|precautions?|safety|bottom line|takeaways?|side effects?|effects?|interactions?|dos(?:e|age|ing)|evidence|research|sources?|next steps?|questions?|background|context)\b/gi;
const withoutHeadingWords = (text: string, level: number) =>
  level === 0 ? text : text.replace(HEADING_WORDS, '');

/** 0 for what says something itself, else how far up it stands among what leads to something. */
function levelOf(text: string): number {
  const heading = HEADING.exec(text);
  if (heading) return heading[0].length;
  if (BOLD_LINE.test(text)) return 7;
  if (TABLE_RULE.test(text)) return 9;
  return LEAD_IN.test(text) ? 8 : 0;
}

const spaced = (shown: string) => (/[.!?…]["')\]*_”’]*$/.test(shown) ? `${shown} ` : shown);

/**
 * Sentences that rest on the material pass; headings, first rows and lead-ins wait for what they announce, and go with it where
 * nothing of it passes.
 */
export function createSupportedReply(texts: SupportTexts): SupportedReply {
  const judge = createSupport(texts);
  const reader = createSentenceReader();
  const dropped: Unsupported[] = [];
  let waiting: { level: number; text: string }[] = [];
  let shown = 0;
  let isBelowHead = false;

  function take({ lead: before, text }: Sentence): string {
    const lead = before.replace(/^ /, '');
    const isRow = text.startsWith('|');
    // The first row of a table is its head.
    const level = levelOf(text) || (isRow && !isBelowHead ? 8 : 0);
    isBelowHead = isRow && (isBelowHead || level === 9);
    if (level === 0 && EMPTY.test(text)) return '';
    const why = level === 9 ? undefined : judge(withoutHeadingWords(text, level));
    // What only leads to something may say nothing by itself.
    if (why && !(level > 0 && why === 'bare')) {
      dropped.push(why);
      return '';
    }
    if (level > 0) {
      waiting = [...waiting.filter((above) => above.level < level), { level, text: lead + text }];
      return '';
    }
    const above = waiting.map((one) => one.text).join('');
    waiting = [];
    shown += 1;
    return above + lead + text;
  }

  return {
    // The space behind a full stop goes at once: by it the next reader knows that the sentence is over.
    push: (text) =>
      reader
        .push(text)
        .map((sentence) => spaced(take(sentence)))
        .join(''),
    end: () => reader.end().map(take).join(''),
    get shown() {
      return shown;
    },
    dropped,
  };
}
