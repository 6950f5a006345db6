import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { citationProblems, type DocumentPages, documentPages } from './verify-citations.ts';
import { projectRoot } from './run-step.ts';
import { lookInMarkup, unusedClasses } from './verify-styles.ts';

/** What the linter has no rule for: names of files, and words that code must not carry. */

const SOURCES =
  '{app,assistant,content,features,illustrations,integrations,platform,scripts,tests}/**/*.{ts,tsx,mjs,css}';
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
/** Names of drawers into which everything goes. */
const DRAWER = /(^|\/)(utils?|misc|helpers?|common|shared)(\/|\.|$)/;
const BANNED: [pattern: RegExp, what: string][] = [
  [/\b(TODO|FIXME|XXX)\b/, 'finish it, or say in the documentation that it is missing'],
  [/@ts-(ignore|nocheck|expect-error)/, 'mend the type'],
  [/(oxlint|eslint|biome)-(disable|ignore)/, 'mend the code, or the rule for everybody'],
  [/waitForTimeout\(/, 'wait for what the page shows'],
  [/\b(test|it|describe)\.(only|skip|todo|fixme)\(/, 'every test runs'],
];
/** Where a name stands for one thing. */
const ROOMS = /^(app|features|platform|integrations|assistant)\//;
/** These have to name what they look for, and one is generated. */
const EXEMPT = /^scripts\/verify-(code-shape|citations)(\.test)?\.ts$|\/graphql-env\.d\.ts$/;

/** A plain object answers 'constructor' and '__proto__' too: what is looked up by text from outside is a Map. */
const LOOKED_UP_OBJECT = /^(export )?const \w+: (Readonly<)?(Partial<)?Record<string,/;

/** A limit typed into markup: a form's `*.fields.ts` tells it once (docs/decisions/0018-own-form-layer.md). */
const TYPED_LIMIT = /\bmaxLength=\{\d/;
export interface SourceFile {
  /** From the project's root, with slashes. */
  path: string;
  text: string;
}

/** One line for each breach: where it stands and what to do. */
export function shapeProblems(files: SourceFile[], pages: DocumentPages = documentPages()): string[] {
  return [
    ...sameNames(files),
    ...citationProblems(files, pages),
    ...typedLimits(files),
    ...lookedUpObjects(files),
    ...unusedClasses(files),
    ...files.flatMap(lookInMarkup),
    ...files.flatMap((file) => [
      ...(KEBAB_CASE.test(path.posix.basename(file.path)) ? [] : [`${file.path}: name it in kebab-case`]),
      ...(DRAWER.test(file.path) ? [`${file.path}: name what is in it, not a drawer`] : []),
      ...file.text
        .split('\n')
        .flatMap((line, index) =>
          BANNED.filter(([pattern]) => pattern.test(line)).map(
            ([, what]) => `${file.path}:${index + 1}: ${what}: ${line.trim().slice(0, 120)}`,
          ),
        ),
    ]),
  ];
}

function lookedUpObjects(files: SourceFile[]): string[] {
  return files
    .filter(({ path: file }) => ROOMS.test(file) && !/\.test\.|\/migrations\//.test(file))
    .flatMap(({ path: file, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          LOOKED_UP_OBJECT.test(line) ? [`${file}:${index + 1}: look up in a Map: ${line.trim()}`] : [],
        ),
    );
}

/** Two files of one name in different rooms: whoever looks for one of them opens the other. A style sheet may be named after its component. */
function sameNames(files: SourceFile[]): string[] {
  const named = new Map<string, string[]>();
  for (const { path: file } of files) {
    if (!ROOMS.test(file) || /\.(test|css$)/.test(file)) continue;
    const name = path.posix.basename(file).replace(/(\.server)?\.tsx?$/, '');
    named.set(name, [...(named.get(name) ?? []), file]);
  }
  return [...named.values()]
    .filter((same) => same.length > 1)
    .map((same) => `${same.join(' and ')}: give them different names`);
}

/** Limits typed into markup. */
function typedLimits(files: SourceFile[]): string[] {
  return files
    .filter(({ path: file, text }) => file.endsWith('.tsx') && TYPED_LIMIT.test(text))
    .map(({ path: file }) => `${file}: tell the limit in the form's *.fields.ts, not as maxLength`);
}

/** Every source file of the project. */
export function sourceFiles(): SourceFile[] {
  return globSync(SOURCES, { cwd: projectRoot })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !EXEMPT.test(file))
    .map((file) => ({ path: file, text: readFileSync(path.join(projectRoot, file), 'utf8') }));
}
