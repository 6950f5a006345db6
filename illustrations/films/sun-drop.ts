import { dot, type Drawn, P } from '../draw/core.ts';
import { type HangingDrop, joinedOutline } from './joined-outline.ts';
import { fall, fine, lerp, progress, settle } from './motion.ts';
import { dropToSoftgel, golden } from './softgel.ts';

export interface Disc {
  x: number;
  y: number;
  r: number;
}

/** Where all of it happens. */
interface Place {
  /** where the sun is at a second */
  sun: (t: number) => Disc;
  /** its colour */
  gold: string;
  /** how low the drop can fall */
  ground: number;
}

/** When, in seconds: the drop begins to show, falls, and meets the ground. */
const DROP = { swells: 1.1, falls: 2.9, lands: 3.55 } as const;
/** Pixels: the drop's radius, half the width and height of the softgel. */
const R = 46;
const SOFTGEL = { a: 76, b: 43 };
/** From the sun's foot to the middle of the drop when it falls; its tail and tip then. */
const HANGS = 110;
const TAIL = 1.5 * R;
const TIP = 4;
/** How much the two flow into each other: they part when 30 pixels apart. */
const FILLET = 60;

/** How far it has turned from sunlight to oil. */
const oil = (t: number): number => progress(t, 2.7, 4);

/** The drop while it hangs from the sun, and the softgel that it becomes. */
export function sunDrop(t: number, place: Place): Drawn {
  if (t < DROP.swells) return { defs: '', body: '' };
  return t < DROP.lands ? falling(t, place) : landed(t, place);
}

/** Swells out of the sun, gets a neck, and falls; what stays with the sun is drawn back by itself. */
function falling(t: number, { sun, gold, ground }: Place): Drawn {
  const { x, y, r } = sun(t);
  const drop = dropAt(t, y + r, ground);
  const [whole = '', free] = joinedOutline({ y, r }, drop, FILLET);
  const above = `<g transform="translate(${fine(x)})">${P(whole, gold)}</g>`;
  if (free === undefined) return { defs: '', body: above };
  // The outline is about the sun's axis; the tones of a drop are about its middle.
  const moved = `<g transform="translate(${fine(x)} ${fine(drop.y)})">`;
  const { defs, body } = golden(lowered(free, -drop.y), { a: R, b: R }, gold, oil(t));
  return { defs, body: `${above}${moved}${body}</g>` };
}

function dropAt(t: number, foot: number, ground: number): HangingDrop {
  const out = progress(t, DROP.swells, DROP.falls);
  const fell = progress(t, DROP.falls - 0.15, DROP.lands, fall);
  const r = lerp(0.75, 1, out) * R;
  const hanging = lerp(foot - 1.35 * r, foot + HANGS, out);
  return {
    r,
    y: lerp(hanging, ground - R, fell),
    tip: lerp(r * 0.7, TIP, progress(out, 0.2, 0.9)),
    tail: lerp(0.4 * r, TAIL, progress(out, 0.2, 1)),
  };
}

/** Path data of absolute points, moved down. */
const lowered = (d: string, by: number): string =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${x} ${fine(Number(y) + by)}`);

/** Flattens, springs, and is a softgel. */
function landed(t: number, { sun, gold, ground }: Place): Drawn {
  const since = t - DROP.lands;
  const { d, size } = dropToSoftgel(R, (TAIL + TIP) / R, SOFTGEL, progress(since, 0, 0.42, settle));
  const tall = 1 - 0.2 * Math.exp(-4.2 * since) * Math.sin(2 * Math.PI * 1.9 * since);
  const { defs, body } = golden(d, size, gold, oil(t));
  const place = `translate(${fine(sun(DROP.lands).x)} ${fine(ground - size.b * tall)}) scale(${fine(1 / tall)} ${fine(tall)})`;
  return { defs, body: `<g transform="${place}">${body}</g>` };
}

/** Half-suns that run out over the ground from where the drop has landed. */
export const ripples = (t: number, { sun, ground }: Place, colour: string): string =>
  [0, 0.3, 0.6]
    .map((late) => {
      const u = progress(t, DROP.lands + late, DROP.lands + late + 2, settle);
      if (u === 0 || u === 1) return '';
      return dot(
        sun(DROP.lands).x,
        ground,
        lerp(50, 330, u),
        colour,
        ` opacity="${fine(0.5 * (1 - u) ** 0.8)}"`,
      );
    })
    .join('');
