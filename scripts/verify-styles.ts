const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
/** Of libraries: their own scripts write these. */
const FOREIGN = /^sonner/;

/** What a component looks like, written into its markup: states, parts, arbitrary values, colors of surfaces, movement. */
const LOOK =
  /(?:^|\s)(?:(?:[\w-]+:)*(?:hover|focus|focus-visible|active|before|after|dark|group-\w+|peer-\w+):\S+|[\w:-]+-\[[^\]]*\]\S*|(?:[\w-]+:)*(?:bg|border|rounded|shadow|opacity|ring|transition|duration|delay|animate)-\S+)/;
const CLASS_NAMES = /className=(?:"([^"]*)"|\{`([^`]*)`|\{[^}]*?'([^']*)')/g;

/** One line for each element whose look stands in its markup and not in a style sheet (docs/decisions/0017-styling.md). */
export function lookInMarkup({ path, text }: { path: string; text: string }): string[] {
  if (!/^(app|features|platform)\/.*\.tsx$/.test(path)) return [];
  return [...text.matchAll(CLASS_NAMES)].flatMap(([, ...parts]) => {
    const classes = parts.find((part) => part !== undefined) ?? '';
    return LOOK.test(classes) ? [`${path}: give it a class in a style sheet: ${classes}`] : [];
  });
}

/** Classes of style sheets that no component, page or script names: nobody sees what they look like. */
export function unusedClasses(files: { path: string; text: string }[]): string[] {
  const named = new Set<string>();
  const beginnings = new Set<string>();
  for (const { path, text } of files) {
    if (!/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
    for (const [word] of text.matchAll(/[A-Za-z_][\w-]*/g)) named.add(word);
    // `tone-${name}`: every class that begins so may be meant.
    for (const [, start = ''] of text.matchAll(/([A-Za-z_][\w-]*-)\$\{/g)) beginnings.add(start);
  }
  return files
    .filter(({ path }) => /^(app|features|platform)\/.*\.css$/.test(path))
    .flatMap(({ path, text }) =>
      [...new Set([...selectorsOf(text).matchAll(CLASS)].map(([, name = '']) => name))]
        .filter(
          (name) =>
            !named.has(name) &&
            !FOREIGN.test(name) &&
            ![...beginnings].some((start) => name.startsWith(start)),
        )
        .map((name) => `${path}: nothing has the class ${name}`),
    );
}

/** What stands before the braces of rules, without comments and at-rules. */
function selectorsOf(css: string): string {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .join('\n');
}
