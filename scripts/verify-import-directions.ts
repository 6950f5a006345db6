import path from 'node:path';
import { z } from 'zod';
import { captureStep, projectRoot } from './run-step.ts';

const report = z.object({
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

export interface Breach {
  rule: string;
  from: string;
  to: string;
}

/**
 * Who imports whom against the rules of .dependency-cruiser.mjs, in the project or in a tree laid out like it.
 * Throws when no module was read at all: the cruiser finds nothing, and is content, where it cannot load a TypeScript that it knows.
 */
export async function findImportBreaches(
  folder: string = projectRoot,
): Promise<{ modules: number; breaches: Breach[] }> {
  const config = path.join(projectRoot, '.dependency-cruiser.mjs');
  const { output } = await captureStep(
    'depcruise',
    ['--config', config, '--output-type', 'json', '.'],
    folder,
  );
  if (!output.startsWith('{')) throw new Error(`dependency-cruiser failed:\n${output}`);
  const { totalCruised, violations } = report.parse(JSON.parse(output)).summary;
  if (totalCruised === 0)
    throw new Error('dependency-cruiser read no module at all: is there a TypeScript 6?');
  return {
    modules: totalCruised,
    breaches: violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
