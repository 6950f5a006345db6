import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconNames } from '#platform/ui/icon-names.ts';
import { projectRoot } from './run-step.ts';

const toPascalCase = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** One symbol an icon; line and fill come from the style sheet, so that a star can be filled: a page names what it needs, and no drawing travels in its script. */
function sprite(): string {
  const symbols = iconNames.map((name) => {
    const entry = Object.entries(lucide.icons).find(
      ([, icon]) => icon === Reflect.get(lucide, toPascalCase(name)),
    );
    if (!entry) throw new Error(`Lucide has no icon "${name}".`);
    const drawing = renderToStaticMarkup(createElement(entry[1])).replace(/^<svg[^>]*>|<\/svg>$/g, '');
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

writeFileSync(path.join(projectRoot, 'platform/ui/icons.svg'), sprite());
