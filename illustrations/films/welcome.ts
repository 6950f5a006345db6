import { dot, type Drawn, mix } from '../draw/core.ts';
import { rings, scatter, sky } from '../draw/land.ts';
import { type Light, lights } from '../draw/light.ts';
import { plant } from '../draw/plants.ts';
import { FIELD, type Film, stack, tinted } from './film.ts';
import { ridge } from './ground.ts';
import { breath, fine, lerp, progress, wave } from './motion.ts';
import { sheenGradient } from './person.ts';
import { bird, lean, swayLeaves } from './sway.ts';
import { people } from './welcome-people.ts';

const { width: W, height: H } = FIELD;
/** What the nearest plants travel while the camera drifts, in pixels. */
const DRIFT = 46;

/** Father and child wait in the first light; mother and grandmother come, the family stands together, the child greets. */
export const welcome: Film = {
  id: 'welcome',
  seconds: 13,
  draw: (t) => {
    const day = progress(t, 0, 8);
    const light = daybreak(day);
    const unlit = (art: string) => tinted(art, NIGHT, 0.25 * (1 - day));
    const camera = DRIFT * (1 - progress(t, -0.8, 10.5));
    const shift = (depth: number) => fine(camera * depth);
    const layers: (Drawn | string)[] = [
      sky('sky', light, W, H),
      sunrise(t, light),
      land(t, light, shift, unlit),
      motes(t, light),
      { defs: sheenGradient(light.glow), body: '' },
      ...people(t, light.glow, shift).map(({ defs, body }) => ({ defs: unlit(defs), body: unlit(body) })),
      unlit(plants(t, light, shift)),
    ];
    return stack(layers);
  },
};

/** From the rose of first light to the dawn of the cover scene. The words on it are dark throughout. */
function daybreak(day: number): Light {
  const { bloom, dawn } = lights;
  const early = 0.62 * (1 - day);
  const toBloom = (a: string, b: string) => mix(a, b, early);
  const [sky0, sky1, sky2] = dawn.sky;
  const [land0, land1, land2, land3] = dawn.land;
  const shade = (colour: string) => mix(colour, NIGHT, 0.25 * (1 - day));
  return {
    ...dawn,
    sky: [toBloom(sky0, bloom.sky[0]), toBloom(sky1, bloom.sky[1]), toBloom(sky2, bloom.sky[2])],
    land: [shade(land0), shade(land1), shade(land2), shade(land3)],
    glow: mix(dawn.glow, '#d98a7a', 0.55 * (1 - day)),
  };
}

/** What lies over land and people before the sun has reached them. */
const NIGHT = '#5c1a44';

const SUN = { x: 1120, low: 452, high: 300, r: 190 };

function sunrise(t: number, k: Light): string {
  const risen = progress(t, 0.2, 8.6);
  const y = lerp(SUN.low, SUN.high, risen);
  const opened = lerp(0.86, 1, risen);
  const halo = [3.3, 2.5, 1.8, 1.35].map((size, i) =>
    dot(SUN.x, y, fine(SUN.r * size * opened * breath(t, -0.13 * (3 - i), 0.8)), k.ring, ' opacity=".3"'),
  );
  return halo.join('') + dot(SUN.x, y, SUN.r * breath(t, 0, 0.25), mix(lights.dusk.sun, k.sun, 0.78 * risen));
}

function land(t: number, k: Light, shift: (depth: number) => number, unlit: (art: string) => string): string {
  const veil = lerp(SUN.low, SUN.high, progress(t, 0.2, 8.6));
  const tree = plant.baobab(770, 604, 0.7, k.land[2], k.leaf[0], k.leaf[1]);
  return (
    ridge([590, 600, 560, 540, 450, 470, 420, 440], k.land[0], shift(0.08)) +
    flock(t, k.land[1]) +
    `<g transform="translate(${shift(0.14)})">${lean(unlit(tree), [770, 604], 0.9 * wave(t, 5.2) + 0.3 * wave(t, 2.3))}</g>` +
    ridge([650, 660, 632, 616, 530, 560, 500, 520], k.land[1], shift(0.18)) +
    ridge([690, 706, 690, 672, 616, 640, 600, 620], k.land[2], shift(0.3)) +
    rings(
      SUN.x,
      veil,
      [520, 400, 290].map((r, i) => fine(r * breath(t, -0.1 * i, 0.7))),
      k.ring,
      0.07,
    )
  );
}

/** Three birds cross the sky over the people, slowly, and stay clear of the words. */
function flock(t: number, colour: string): string {
  const [x, y] = [1350 - 49 * t, 148 - 5 * t];
  return (
    bird(x, y, 1, colour, t, 0) +
    bird(x + 48, y - 20, 0.8, colour, t, 0.37) +
    bird(x + 88, y + 9, 0.7, colour, t, 0.71)
  );
}

function plants(t: number, k: Light, shift: (depth: number) => number): string {
  const sway = { bend: 1.5, period: 4.1 };
  return (
    `<g transform="translate(${shift(0.9)})">` +
    swayLeaves(plant.collard(820, 740, 0.9, k.leaf[1], k.leaf[2]), t, sway) +
    swayLeaves(plant.spear(940, 740, 0.8, k.leaf[0], k.leaf[1]), t, { bend: 1.3, period: 3.6, phase: 0.3 }) +
    `</g><g transform="translate(${shift(1)})">${swayLeaves(plant.frond(1560, 740, -12, 1.1, k.leaf[0], k.leaf[1]), t, { bend: 2, period: 3.8, phase: 0.6 })}</g>`
  );
}

/** Pollen in the light. */
const motes = (t: number, k: Light): string =>
  scatter('motes', 16, [760, 160, 1560, 700], (x, y, r) => {
    const [period, late] = [r.range(5, 9), r.next()];
    const life = (t / period + late) % 1;
    return dot(
      x + 16 * wave(t, 4.4, late),
      y - 110 * life,
      r.range(1.6, 3.4),
      k.sun,
      ` opacity="${fine(0.7 * Math.sin(Math.PI * life))}"`,
    );
  });
