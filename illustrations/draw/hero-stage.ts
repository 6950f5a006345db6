/** The stage of a hero scene: 1600 by 720. */
import type { Drawn } from './core.ts';
import { figure, type FigureSpec } from './figure.ts';
import { clothBand, hill, rings, sky, sun } from './land.ts';
import type { Light } from './light.ts';
import type { Dye, PatternName } from './woven-patterns.ts';

export const W = 1600;
export const H = 720;

/** Collects the parts of one scene, back to front. Every step returns the scene, so that a scene reads as a list. */
export class Stage {
  defs = '';
  body = '';
  readonly id: string;
  readonly k: Light;
  constructor(id: string, k: Light) {
    this.id = id;
    this.k = k;
    this.add(sky(id, k, W, H));
  }
  add(part: Drawn | string): this {
    if (typeof part === 'string') this.body += part;
    else {
      this.defs += part.defs;
      this.body += part.body;
    }
    return this;
  }
  people(...list: FigureSpec[]): this {
    for (const f of list) this.add(figure(f, this.k.glow));
    return this;
  }
  land(i: number, ys: readonly number[]): this {
    return this.add(hill(ys, this.k.land[i]!, W, H));
  }
  sun(x: number, y: number, r: number): this {
    return this.add(sun(x, y, r, this.k));
  }
  /** draw something once, then repeat it: [x, y, scale, turn?] */
  stamp(key: string, art: string, ...places: readonly (readonly [number, number, number, number?])[]): this {
    this.defs += `<g id="${this.id}${key}">${art}</g>`;
    return this.add(
      places
        .map(
          ([x, y, k, t]) =>
            `<use href="#${this.id}${key}" transform="translate(${x} ${y})${t ? ` rotate(${t})` : ''} scale(${k})"/>`,
        )
        .join(''),
    );
  }
  /** a veil of rings over land and people, so light seems to pass through them */
  veil(x: number, y: number, ...radii: number[]): this {
    return this.add(rings(x, y, radii, this.k.ring, this.k.words === 'light' ? 0.05 : 0.07));
  }
  cloth(name: PatternName, d: Dye, path: string, scale = 1, turn = 0): this {
    return this.add(clothBand(`${this.id}c${this.defs.length}`, name, d, path, scale, turn));
  }
}
