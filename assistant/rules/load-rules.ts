import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { dataFolder } from '../data-folder.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Expression, parseExpression } from './expression.ts';

const ruleFile = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** One of these holds. */
  when: z.array(z.string()).min(1),
  policy: z.enum(['emergency', 'possible', 'care']),
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

export interface Rule extends Omit<z.infer<typeof ruleFile>, 'when'> {
  when: readonly Expression[];
}

/** Every rule of assistant/rules/*.yaml. A mistake throws with its file and line. */
export function loadRules(lexicon: Lexicon): Rule[] {
  const folder = dataFolder('rules');
  const seen = new Set<string>();
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => readRules(name, readFileSync(path.join(folder, name), 'utf8'), lexicon, seen));
}

export function readRules(name: string, text: string, lexicon: Lexicon, seen = new Set<string>()): Rule[] {
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
    if (seen.has(read.data.id)) throw new Error(`${place}: there are two rules ${read.data.id}`);
    seen.add(read.data.id);
    try {
      const when = read.data.when.map((one) => parseExpression(one, (id) => lexicon.concepts.has(id)));
      return { ...read.data, when };
    } catch (error) {
      throw new Error(`${place}: ${read.data.id}: ${error instanceof Error ? error.message : ''}`, {
        cause: error,
      });
    }
  });
}
