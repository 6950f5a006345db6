import { z } from 'zod';
import { readYamlFolder } from './read-yaml-folder.ts';

const expectation = z.strictObject({
  /** Critical: a wrong answer can hurt somebody. */
  grade: z.enum(['critical', 'major']),
  /** What the rules must have said of the last message: the beginning of one of them; '' when there may be none. */
  rule: z.string().optional(),
  /** Whether the gate answered by itself. */
  answered: z.union([z.boolean(), z.literal('any')]),
  /** One of these stands in the first sentence. */
  begins: z.array(z.string()).default([]),
  /** Texts, or patterns between slashes, of the last reply. */
  must: z.array(z.string()).default([]),
  mustNot: z.array(z.string()).default([]),
  /** False: no product is named or linked. */
  products: z.union([z.boolean(), z.literal('any')]).default('any'),
  links: z.boolean().default(true),
  /** Prices, amounts, links and numbers are those of the store. */
  grounded: z.boolean().default(true),
  fda: z.boolean().default(false),
  /** An ordinary question: nothing in front of the answer, nothing withheld from it. */
  plain: z.boolean().default(false),
});

const caseFile = z.strictObject({
  category: z.string(),
  defaults: expectation.partial(),
  cases: z.array(z.looseObject({ say: z.union([z.string(), z.array(z.string()).min(2)]) })),
});

export interface EvaluationCase extends z.infer<typeof expectation> {
  category: string;
  /** What the visitor writes, one message after the other; the last reply is judged. */
  say: string[];
}

/** Every case of tests/evaluation/cases. */
export const readCases = (): EvaluationCase[] =>
  readYamlFolder('cases', (file) => {
    const { category, defaults, cases } = caseFile.parse(file);
    return cases.map(({ say, ...own }) => ({
      ...expectation.parse({ ...defaults, ...own }),
      category,
      say: typeof say === 'string' ? [say] : say,
    }));
  });
