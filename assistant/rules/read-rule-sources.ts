import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';

const ruleFile = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** One of these holds. */
  when: z.array(z.string()).min(1),
  /** Where one of these holds, it is no more than a mention: 'had a stroke last year, and still can't swallow'. */
  unless: z.array(z.string()).default([]),
  /** Where one of these holds, nothing makes less of it, however unlikely all signs together take it for: 'she just had a stroke'. */
  certain: z.array(z.string()).default([]),
  /** calm: where only the second reader takes it for a danger of the body or a poison, that has to be beyond doubt; `say` is 'body', or 'ordinary' for both. */
  policy: z.enum(['emergency', 'possible', 'care', 'calm']),
  /** The text that is said: an emergency of content/safety, or the name of a care text. */
  say: z.string(),
  /** Said also when it is denied or over: 'I am not suicidal' still gets the number. */
  gentle: z.boolean().default(false),
  source: z.strictObject({ title: z.string(), url: z.url(), year: z.number().int() }),
  reviewed: z.string(),
  examples: z.array(z.string()).min(1),
  /** Sentences that hold the words and are none: nothing of this rule may come of them. */
  lookalikes: z.array(z.string()).default([]),
});

/** A rule as it is written, and where: file and line. */
export interface RuleSource {
  place: string;
  rule: z.infer<typeof ruleFile>;
}

/** Throws with file and line. */
export function readRuleSources(name: string, text: string): RuleSource[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const where = (offset = 0) => `assistant/rules/${name}:${lineCounter.linePos(offset).line}`;
  const broken = document.errors[0];
  if (broken) throw new Error(`${where(broken.pos[0])}: ${broken.message}`);
  if (!isSeq(document.contents)) throw new Error(`${where()}: a list of rules was expected`);
  return document.contents.items.map((item) => {
    const place = where(isMap(item) ? item.range?.[0] : 0);
    const read = ruleFile.safeParse(isMap(item) ? item.toJS(document) : item);
    if (!read.success) throw new Error(`${place}: ${z.prettifyError(read.error)}`);
    return { place, rule: read.data };
  });
}
