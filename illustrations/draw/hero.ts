/** Wide pictures for the heads of pages. */
import { heroes, type HeroName, type LightName } from '../manifest/art-files.ts';
import { type Drawn, frame } from './core.ts';
import { scenes } from './hero-scenes.ts';
import { H, Stage, W } from './hero-stage.ts';
import { lights } from './light.ts';

/** A scene, 1600 by 720, to be taken up by another picture. */
export function heroDrawing(name: HeroName, light: LightName = heroes[name].light): Drawn {
  const { defs, body } = scenes[name](new Stage(`s${name}${light}`, lights[light]));
  return { defs, body };
}

/** Draw a hero. Pass another light (for example 'bloom') to re-dress the same scene for a season. Under 25 KB. */
export const heroScene = (name: HeroName, light?: LightName): string =>
  frame([0, 0, W, H], heroDrawing(name, light), { extra: ' preserveAspectRatio="xMaxYMid slice"' });
