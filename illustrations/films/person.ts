import { type Drawn, P } from '../draw/core.ts';
import { figure, type FigureSpec } from '../draw/figure.ts';
import { fine } from './motion.ts';

/** How a figure stands at one moment, as differences from the figure as it is drawn. */
export interface Pose {
  /** pixels of the scene */
  dx?: number;
  dy?: number;
  /** 1 is the size of the drawing */
  size?: number;
  /** degrees about the feet; positive leans right */
  lean?: number;
  /** degrees of the head */
  nod?: number;
  /** -1 looks to the left of the picture, 1 to the right */
  turn?: number;
  /** where a band of light crosses the clothes: 0 before the left edge, 1 past the right; undefined for none */
  sheen?: number | undefined;
  /** drawn in the figure's own units, behind or in front of its body */
  behind?: string;
  before?: string;
}

/**
 * Degrees that nobody sees. The renderer sets a woven pattern on whole pixels unless it is turned, and the cloth of somebody
 * who breathes would then jump from pixel to pixel.
 */
const UNEVEN = 0.02;
/** The drawing of a figure is centred here: the base of the neck. */
const NECK = { x: 100, y: 155 };
/** Far under the frame: where the feet of the people would be. */
const FEET = 620;
/** The plane of shade that runs down a face, and a pair of glasses. They move when the head turns. */
const SHADE = 'd="M98 40h52v112H94q';
const GLASSES = '<g fill="none" stroke="#1d1210"';
const TURN = { shade: 7, glasses: 4.5, front: 1.6, back: -1.4 };

const shift = (x: number): string => `transform="translate(${fine(x)})"`;

/**
 * A figure that can move. It is drawn once for each light, always from the same specification: its hair is strewn by
 * chance that follows from the specification, and would jump if a pose were written into it. A pose moves parts of the
 * finished drawing instead. Throws when the drawing is not built as expected.
 */
export function person(spec: FigureSpec): (pose: Pose, glow: string) => Drawn {
  const { tilt = 0 } = spec;
  if (tilt === 0) throw new Error('A figure that moves needs a tilt: its head is found by it.');
  return (pose, glow) => {
    const { defs, body } = figure(spec, glow);
    const { back, torso, front } = parts(body, tilt);
    const { dx = 0, dy = 0, size = 1, lean = 0, nod = 0, turn = 0 } = pose;
    const scale = spec.s * size;
    const head = (art: string, depth: number) =>
      art && `<g transform="translate(${fine(turn * depth)}) rotate(${fine(tilt + nod)} 100 150)">${art}</g>`;
    return {
      defs,
      body:
        `<g transform="translate(${fine(spec.x + dx)} ${fine(spec.y + dy)}) scale(${fine(scale)}) rotate(${fine(lean + UNEVEN)} 0 ${FEET}) translate(${-NECK.x} ${-NECK.y})">` +
        head(back, TURN.back) +
        (pose.behind ?? '') +
        torso +
        (pose.sheen === undefined ? '' : sheen(clipOf(defs), pose.sheen, glow)) +
        (pose.before ?? '') +
        head(turned(front, turn), TURN.front) +
        '</g>',
    };
  };
}

/** Takes the drawing apart into hair behind the head, body, and face. */
function parts(body: string, tilt: number): { back: string; torso: string; front: string } {
  const inner = /^<g transform="[^"]*">(.*)<\/g>$/s.exec(body)?.[1];
  const [first = '', second, third] = (inner ?? '').split(`<g transform="rotate(${tilt} 100 150)">`);
  const front = third ?? second;
  if (inner === undefined || front === undefined) throw new Error('The head of the figure was not found.');
  if (third === undefined) return { back: '', torso: first, front: withoutEnd(front) };
  // Hair is flat: its group is closed by the first closing tag.
  const end = (second ?? '').indexOf('</g>');
  if (first !== '' || end < 0) throw new Error('The hair of the figure was not found.');
  return {
    back: (second ?? '').slice(0, end),
    torso: (second ?? '').slice(end + 4),
    front: withoutEnd(front),
  };
}

function withoutEnd(group: string): string {
  if (!group.endsWith('</g>')) throw new Error('The face of the figure does not end with it.');
  return group.slice(0, -4);
}

function turned(face: string, turn: number): string {
  if (!face.includes(SHADE)) throw new Error('The shade of the face was not found.');
  return face
    .replace(SHADE, `${shift(turn * TURN.shade)} ${SHADE}`)
    .replace(GLASSES, `${GLASSES} ${shift(turn * TURN.glasses)}`);
}

function clipOf(defs: string): string {
  const id = /<clipPath id="(\w+b)">/.exec(defs)?.[1];
  if (!id) throw new Error('The outline of the clothes was not found.');
  return id;
}

/** Low sun running over cloth. The scene defines the gradient 'sheen'. */
function sheen(clip: string, share: number, glow: string): string {
  const strength = Math.sin(Math.PI * Math.min(1, Math.max(0, share)));
  const band = P(
    'M0 100h90v460h-90z',
    'url(#sheen)',
    ` transform="translate(${fine(-150 + 360 * share)}) skewX(-14)" opacity="${fine(strength * 0.5)}"`,
  );
  return `<g clip-path="url(#${clip})" fill="${glow}">${band}</g>`;
}

/** What the band of light is made of, once for a scene. */
export const sheenGradient = (glow: string): string =>
  `<linearGradient id="sheen"><stop offset="0" stop-color="${glow}" stop-opacity="0"/><stop offset=".5" stop-color="${glow}" stop-opacity=".8"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></linearGradient>`;

/** Walking, seen from the front: `way` in steps. Height in pixels and lean in degrees; `effort` 0 stands still. */
export function gait(way: number, effort: number): { dy: number; lean: number } {
  return {
    dy: (-5 * effort * (1 - Math.cos(2 * Math.PI * way))) / 2,
    lean: 0.55 * effort * Math.sin(Math.PI * way),
  };
}
