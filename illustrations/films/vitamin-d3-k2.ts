import { dot, type Drawn, garden as g, mix, P } from '../draw/core.ts';
import { sky } from '../draw/land.ts';
import { type Light, lights } from '../draw/light.ts';
import { plant } from '../draw/plants.ts';
import { FIELD, type Film, stack } from './film.ts';
import { ridge } from './ground.ts';
import { breath, fine, lerp, progress, settle, stroll, wave } from './motion.ts';
import { sheenGradient } from './person.ts';
import { catalogueProduct, medallion, standingPack, tableEdge } from './still-life.ts';
import { type Disc, ripples, sunDrop } from './sun-drop.ts';
import { lean, swayLeaves } from './sway.ts';

const { width: W, height: H } = FIELD;
const PRODUCT = catalogueProduct('vitamin-d3-k2');
/** Noon over green land, under a sky as gold as what comes from it. */
const light: Light = {
  ...lights.noon,
  sky: [
    mix(lights.dawn.sky[0], g.shea, 0.6),
    mix(lights.dawn.sky[1], g.shea, 0.52),
    mix(g.marigold, g.shea, 0.52),
  ],
};
const GOLD = mix(light.sun, g.marigold, 0.5);
/** The edge of the table; the middle of the drop and of the pack. */
const TABLE = 606;
const LEFT = 1052;
const RIGHT = 1272;

/** The sun gives a drop, the drop becomes a softgel, and its pack rises as the sun did, with the bones and the heart. */
export const vitaminD3K2: Film = {
  id: 'vitamin-d3-k2',
  seconds: 13,
  draw: (t) => {
    const place = { sun, gold: GOLD, ground: TABLE };
    return stack([
      { defs: sheenGradient('#fff7e0'), body: '' },
      sky('sky', light, W, H),
      halo(t),
      land(t),
      disc(t),
      joint(t),
      heart(t),
      ripples(t, place, '#fff3d6'),
      pack(t),
      tableEdge(PRODUCT, TABLE),
      fallingLeaf(t, 0),
      sunDrop(t, place),
      fallingLeaf(t, 1),
      branch(t),
    ]);
  },
};

/** How far the sun has gone behind the pack. */
const over = (t: number): number => progress(t, 4.5, 7.6);

/** It gives a little of itself to the drop, and is full again when it stands behind the pack. */
function sun(t: number): Disc {
  const given = 8 * progress(t, 1.2, 2.9) * (1 - over(t));
  return {
    x: lerp(LEFT, RIGHT, over(t)),
    y: lerp(226, 336, over(t)),
    r: (lerp(138, 222, over(t)) - given) * breath(t, 0, 0.25),
  };
}

function halo(t: number): string {
  const { x, y, r } = sun(t);
  const spread = lerp(1, 0.86, over(t));
  return [3.2, 2.4, 1.8, 1.36]
    .map((size, i) =>
      dot(x, y, fine(r * size * spread * breath(t, -0.13 * (3 - i), 0.8)), light.ring, ' opacity=".38"'),
    )
    .join('');
}

function disc(t: number): string {
  const { x, y, r } = sun(t);
  return dot(fine(x), fine(y), fine(r), GOLD);
}

/** The land moves a little against the sun when it goes over to the pack. */
function land(t: number): string {
  const drift = (depth: number) => 60 * depth * (0.5 - over(t));
  const tree = plant.baobab(880, 566, 0.52, mix(g.kola, light.land[2], 0.35), light.leaf[0], light.leaf[1]);
  return (
    ridge([540, 548, 530, 524, 470, 446, 474, 450], light.land[0], drift(0.3)) +
    `<g transform="translate(${fine(drift(0.55))})">${lean(tree, [880, 566], 0.9 * wave(t, 5.2) + 0.3 * wave(t, 2.3))}</g>` +
    ridge([590, 592, 584, 572, 540, 556, 520, 540], light.land[1], drift(0.8))
  );
}

const drawPack = standingPack(PRODUCT);

function pack(t: number): Drawn {
  const up = progress(t, 4.7, 7.5, stroll(0.75));
  if (up === 0) return { defs: '', body: '' };
  return drawPack({ x: RIGHT, y: TABLE + 4 + 470 * (1 - up), scale: 1.2, glint: (t - 9.6) / 1.6 });
}

/** Comes out from behind the pack and hangs there as lightly as the rings. */
function unfolding(t: number, from: number, to: { x: number; y: number }) {
  const out = progress(t, from, from + 1.5, settle);
  return {
    x: lerp(RIGHT, to.x, out),
    y: lerp(360, to.y, out) + 3.5 * wave(t, 4.2, to.x / 900),
    scale: 0.76 * lerp(0.4, 1, out),
    shown: out > 0,
  };
}

function joint(t: number): Drawn | string {
  const { shown, ...at } = unfolding(t, 7, { x: RIGHT - 226, y: 292 });
  return shown ? medallion('joint', { ...at, beat: breath(t, 0.2, 0.4) }) : '';
}

/** A quiet pulse, 54 a minute. */
function heart(t: number): Drawn | string {
  const { shown, ...at } = unfolding(t, 7.45, { x: RIGHT + 220, y: 292 });
  return shown ? medallion('heart-health', { ...at, beat: 1 + 0.035 * Math.max(0, wave(t, 1.11)) ** 2 }) : '';
}

/** An olive branch over the right corner: the oil of the softgel comes from it. */
const branch = (t: number): string =>
  swayLeaves(plant.frond(1650, 30, -116, 1.2, light.leaf[0], light.leaf[1]), t, { bend: 1.6, period: 4.4 });

const LEAVES = [
  { lets: 1.4, lands: 5.6, x: 958, turn: -74, size: 0.9 },
  { lets: 2.3, lands: 6.4, x: 1120, turn: 66, size: 0.75 },
] as const;

/** Two leaves leave the branch, rock down through the air, and lie by the softgel. */
function fallingLeaf(t: number, which: 0 | 1): string {
  const { lets, lands, x, turn, size } = LEAVES[which];
  const u = progress(t, lets, lands, stroll(0.25));
  if (t < lets) return '';
  const rock = Math.sin(2 * Math.PI * 2.5 * u) * (1 - u) ** 0.7;
  const [px, py] = [lerp(1450, x, u ** 0.9) + 90 * rock, lerp(150, TABLE - 6, u) + 16 * Math.abs(rock)];
  const shown = progress(t, lets, lets + 0.5);
  return `<g transform="translate(${fine(px)} ${fine(py)}) rotate(${fine(turn + 48 * rock)}) scale(${fine(size * shown)})">${P('M0 24C-16 6-14-20 0-34z', light.leaf[0])}${P('M0 24C16 6 14-20 0-34z', light.leaf[1])}</g>`;
}
