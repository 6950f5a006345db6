import { z } from 'zod';
import { firstMessages } from '#platform/forms/check-fields.ts';
import type { FieldErrors } from '#platform/forms/field-facts.ts';
import { firstWrongLine } from '#content/knowledge/further-questions.ts';
import { draftFields, MAX_SOURCES } from './entry-draft.fields.ts';

/** Said when one of the three fields of docs/product/knowledge.md#texts is empty. */
export const REQUIRED_MESSAGE = 'Please fill in all required fields';

const MAX_KEYWORDS = 60;

/** A page of this store, or an https page: nothing that could run a script. */
function isSourceAddress(url: string): boolean {
  if (/^\/(?![/\\])\S*$/.test(url)) return true;
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}

const tooLong = (max: number) => `Keep this to ${max} characters or fewer.`;

const notFurther = (line: number) =>
  `Begin line ${line} with the question and its question mark, and write the answer behind it.`;

const required = ({ missing, max }: { missing: string; max: number }) =>
  z.string().trim().min(1, missing).max(max, tooLong(max));

const {
  category,
  question,
  answer,
  further,
  keyword: keywordField,
  sourceTitle,
  sourceUrl,
  reviewedBy,
} = draftFields;

const emptyIsNone = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;

/** A day of the calendar, or none. */
export const reviewDay = z.preprocess(
  emptyIsNone,
  z.iso.date('Enter a day as 2027-03-31.').regex(/^20/, 'Enter a day of this century.').optional(),
);

/** Trimmed; empty ones and those that are there already are ignored (docs/product/knowledge.md#entry). */
export function cleanKeywords(keywords: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const keyword of keywords) {
    const clean = keyword.trim().replaceAll(/\s+/g, ' ').slice(0, keywordField.max);
    if (clean !== '' && !seen.has(clean.toLowerCase())) seen.set(clean.toLowerCase(), clean);
  }
  return [...seen.values()].slice(0, MAX_KEYWORDS);
}

/** What an editor may set of a knowledge entry. */
const entryDraft = z.object({
  category: required(category),
  question: required(question),
  answer: required(answer),
  /** One question and its answer a line. Absent in what was kept before there were any. */
  further: z
    .string()
    .trim()
    .max(further.max, tooLong(further.max))
    .superRefine((text, context) => {
      const line = firstWrongLine(text);
      if (line !== undefined) context.addIssue({ code: 'custom', message: notFurther(line) });
    })
    .default(''),
  keywords: z.array(z.string()).max(500).transform(cleanKeywords),
  isActive: z.boolean(),
  sources: z
    .array(
      z.object({
        title: required({ ...sourceTitle, missing: 'Enter what the source is called.' }),
        url: z
          .string()
          .trim()
          .max(sourceUrl.max, tooLong(sourceUrl.max))
          .refine(
            isSourceAddress,
            'Enter an address that begins with https:// or, for a page of this store, with /.',
          ),
      }),
    )
    .max(MAX_SOURCES, `Keep it to ${MAX_SOURCES} sources.`),
  reviewDue: reviewDay,
  reviewedOn: reviewDay,
  reviewedBy: z.preprocess(
    emptyIsNone,
    z.string().trim().max(reviewedBy.max, tooLong(reviewedBy.max)).optional(),
  ),
});

export type EntryDraft = z.infer<typeof entryDraft>;

/** What a new entry begins with. */
export const emptyDraft: EntryDraft = {
  category: '',
  question: '',
  answer: '',
  further: '',
  keywords: [],
  isActive: true,
  sources: [],
};

/** Messages by field: 'question', or 'sources.0.url'. */
export type DraftErrors = FieldErrors<string>;

export type DraftResult = { ok: true; draft: EntryDraft } | { ok: false; errors: DraftErrors };

export function checkDraft(sent: unknown): DraftResult {
  const result = entryDraft.safeParse(sent);
  if (result.success) return { ok: true, draft: result.data };
  return { ok: false, errors: firstMessages(result.error, (path) => path.join('.')) };
}

/** The fields of the editor's form as they were sent, whatever they hold: shown again when something is wrong with them. */
export function draftFromForm(form: FormData): EntryDraft {
  const text = (name: string) => textOf(form.get(name));
  const titles = form.getAll('sourceTitle').map(textOf);
  const urls = form.getAll('sourceUrl').map(textOf);
  return {
    category: text('category'),
    question: text('question'),
    answer: text('answer'),
    further: text('further'),
    // The last one may still stand in the entry field: nobody wants to lose it for not having pressed Enter.
    keywords: cleanKeywords([...form.getAll('keywords').map(textOf), text('keyword')]),
    isActive: form.get('isActive') === 'on',
    sources: titles
      .map((title, index) => ({ title, url: urls[index] ?? '' }))
      .filter(({ title, url }) => title.trim() !== '' || url.trim() !== ''),
    reviewDue: text('reviewDue') || undefined,
    reviewedOn: text('reviewedOn') || undefined,
    reviewedBy: text('reviewedBy') || undefined,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
