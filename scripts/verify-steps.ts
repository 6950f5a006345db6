import { builtStamp, sourceStamp } from './build-stamp.ts';
import { captureStep } from './run-step.ts';
import { isTooHeavy, weighPages, weightTable } from './verify-bundle-budget.ts';
import { shapeProblems, sourceFiles } from './verify-code-shape.ts';
import { findImportBreaches } from './verify-import-directions.ts';

export interface Finding {
  ok: boolean;
  /** Printed only when the step failed. */
  details: string;
  /** Printed under the step in any case. */
  table?: string[];
}

export interface Step {
  name: string;
  run(): Promise<Finding>;
}

const command = (name: string, program: string, ...args: string[]): Step => ({
  name,
  async run() {
    const { code, output } = await captureStep(program, args);
    return { ok: code === 0, details: output.trim() };
  },
});

const listed = (problems: string[]): Finding => ({ ok: problems.length === 0, details: problems.join('\n') });

/** The slowest first: two run at a time. The build is one of them, for nothing here reads it. */
export const checks: Step[] = [
  {
    name: 'build',
    run: () =>
      builtStamp() !== sourceStamp()
        ? command('', 'node', 'scripts/build.ts').run()
        : Promise.resolve({ ok: true, details: '' }),
  },
  command('lint', 'oxlint', '--quiet', '--format', 'unix'),
  command('types of the server', 'tsc', '-p', 'tsconfig.server.json'),
  command('types of the pages', 'tsc', '-p', 'tsconfig.json'),
  command('types of the tests', 'tsc', '-p', 'tsconfig.tests.json'),
  {
    name: 'import directions',
    async run() {
      const { breaches } = await findImportBreaches();
      return listed(breaches.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`));
    },
  },
  command('dead code', 'knip', '--no-progress'),
  command('format', 'biome', 'format', '--reporter=summary'),
  {
    name: 'names and words',
    run: () => Promise.resolve(listed(shapeProblems(sourceFiles()))),
  },
];

/** What reads the build. */
export const checksOfTheBuild: Step[] = [
  {
    name: 'bundle budget',
    async run() {
      const pages = await weighPages();
      const table = weightTable(pages);
      return { ok: !pages.some(isTooHeavy), details: '', table };
    },
  },
];
