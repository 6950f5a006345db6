import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as fontkit from 'fontkit';
import { type Cut, cuts, type Lettering } from '../draw/lettering.ts';
import { openFont } from './open-font.ts';

/** The display face of the pages: Latin, with the axes weight and optical size. */
const displayFontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
);

interface SetLine {
  width: number;
  outline: string;
}

/** Letters of the display face as outlines, kerned as a browser kerns them. */
export async function displayLettering(): Promise<Lettering> {
  const family = await openFont(readFileSync(displayFontFile));
  const setCut = (cut: Cut) => {
    const { weight, size } = cuts[cut];
    const font = family.getVariation({ wght: weight, opsz: size });
    const lines = new Map<string, SetLine>();
    return (line: string): SetLine => {
      const known = lines.get(line) ?? setOneLine(font, line, cuts[cut]);
      lines.set(line, known);
      return known;
    };
  };
  const set = {
    title: setCut('title'),
    brand: setCut('brand'),
    note: setCut('note'),
    foot: setCut('foot'),
    headline: setCut('headline'),
    line: setCut('line'),
  } satisfies Record<Cut, unknown>;
  return { width: (line, cut) => set[cut](line).width, outline: (line, cut) => set[cut](line).outline };
}

function setOneLine(font: fontkit.Font, line: string, { tracking, grid }: (typeof cuts)[Cut]): SetLine {
  const { glyphs, positions } = font.layout(line);
  let pen = 0;
  let outline = '';
  glyphs.forEach((glyph, i) => {
    // Glyph 0 is the empty box that stands for what a font does not have.
    if (glyph.id === 0) throw new Error(`The display font has no letter for a sign in "${line}".`);
    const position = positions[i];
    if (!position) throw new Error(`The letters of "${line}" could not be placed.`);
    const shape = glyphPath(glyph.path.commands, grid / font.unitsPerEm);
    const x = Math.round(((pen + position.xOffset) / font.unitsPerEm) * grid);
    const y = -Math.round((position.yOffset / font.unitsPerEm) * grid);
    if (shape) outline += `M${x} ${y}${shape}`;
    pen += position.xAdvance + tracking * font.unitsPerEm;
  });
  // Tracking stands between letters, not after the last.
  return { width: glyphs.length ? pen / font.unitsPerEm - tracking : 0, outline };
}

/** Relative path data on whole steps of the grid: the same letter gives the same characters wherever it stands. */
function glyphPath(commands: fontkit.Path['commands'], scale: number): string {
  const out = new PathWriter();
  for (const { command, args } of commands) {
    const points = Array.from({ length: args.length / 2 }, (_, i) => [
      Math.round((args[2 * i] ?? 0) * scale),
      Math.round(-(args[2 * i + 1] ?? 0) * scale),
    ]);
    const [first, second] = points;
    if (command === 'closePath') out.close();
    else if (command === 'moveTo' && first) out.move(first);
    else if (command === 'lineTo' && first) out.line(first);
    else if (command === 'quadraticCurveTo' && first && second) out.curve(first, second);
    else throw new Error(`The display font uses "${command}", which is not drawn here.`);
  }
  return out.data;
}

/** Writes the shortest relative form of each step. */
class PathWriter {
  data = '';
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;
  #last = '';

  move([x = 0, y = 0]: readonly number[]): void {
    this.#write('m', x - this.#x, y - this.#y);
    this.#go(x, y);
    [this.#startX, this.#startY] = [x, y];
    this.#last = 'l';
  }
  line([x = 0, y = 0]: readonly number[]): void {
    const [dx, dy] = [x - this.#x, y - this.#y];
    // A step that rounds away, or back to where z leads anyway, needs no command.
    if (dx === 0 && dy === 0) return;
    if (dy === 0) this.#write('h', dx);
    else if (dx === 0) this.#write('v', dy);
    else this.#write('l', dx, dy);
    this.#go(x, y);
  }
  curve([cx = 0, cy = 0]: readonly number[], [x = 0, y = 0]: readonly number[]): void {
    this.#write('q', cx - this.#x, cy - this.#y, x - this.#x, y - this.#y);
    this.#go(x, y);
  }
  close(): void {
    this.data += 'z';
    this.#last = 'z';
    this.#go(this.#startX, this.#startY);
  }

  #go(x: number, y: number): void {
    [this.#x, this.#y] = [x, y];
  }
  #write(command: string, ...steps: number[]): void {
    if (command !== this.#last) this.data += command;
    else if ((steps[0] ?? 0) >= 0) this.data += ' ';
    this.data += steps.map((step, i) => (i && step >= 0 ? ` ${step}` : String(step))).join('');
    this.#last = command;
  }
}
