import { type Drawn, garden as g, L, mix } from '../draw/core.ts';
import type { FigureSpec } from '../draw/figure.ts';
import { skins } from '../draw/hair.ts';
import type { Dye } from '../draw/woven-patterns.ts';
import { bones, shadedArm } from './arm.ts';
import { clamp, fine, follow, lerp, progress, stroll, wave } from './motion.ts';
import { gait, person, type Pose } from './person.ts';

/** The people of the cover scene, where they stand at the end. */
const father = {
  x: 1000,
  y: 330,
  s: 1.5,
  skin: 1,
  hair: 'fade',
  build: 'broad',
  tone: 0,
  beard: true,
  wear: { colour: g.indigo },
  trim: g.shea,
  collar: 'shirt',
  tilt: 3,
} as const satisfies FigureSpec;
const mother = {
  x: 1235,
  y: 352,
  s: 1.5,
  skin: 3,
  hair: 'afro',
  wear: {
    colour: g.sorrel,
    print: 'petal',
    dye: [g.sorrel, g.yam, g.marigold, g.shea] satisfies Dye,
    scale: 0.8,
  },
  trim: g.marigold,
  tilt: -5,
  collar: 'round',
} as const satisfies FigureSpec;
const grandmother = {
  x: 1440,
  y: 408,
  s: 1.42,
  skin: 2,
  hair: 'wrap',
  tone: 3,
  glasses: true,
  wear: { colour: g.marigold },
  wrapCloth: {
    colour: g.collard,
    print: 'strip',
    dye: [g.collard, g.marigold, g.sorrel, g.shea] satisfies Dye,
    scale: 0.5,
  },
  trim: g.sorrel,
  collar: 'beads',
  tilt: -6,
} as const satisfies FigureSpec;
const girl = {
  x: 1118,
  y: 524,
  s: 1.08,
  skin: 3,
  hair: 'puff',
  wear: { colour: g.collard },
  wrapCloth: { colour: g.yam },
  trim: g.shea,
  tilt: 5,
} as const satisfies FigureSpec;

/** The hand on the girl's shoulder lies in the light, the arm that she waves with in the shade. */
const fatherHand = mix(skins[father.skin], '#ffd394', 0.1);
const girlHand = mix(skins[girl.skin], '#1a0710', 0.26);

const drawFather = person(father);
const drawMother = person(mother);
const drawGrandmother = person(grandmother);
const drawGirl = person(girl);

/** A way in from the right edge: pixels to go, when, and how many steps that takes. */
interface Walk {
  way: number;
  from: number;
  to: number;
  steps: number;
}
const arrive = stroll(0.45);

function walking(t: number, { way, from, to, steps }: Walk): Required<Pick<Pose, 'dx' | 'dy' | 'lean'>> {
  const gone = (second: number) => progress(second, from, to, arrive);
  const pace = (gone(t + 0.05) - gone(t - 0.05)) * (to - from) * 10;
  return { dx: way * (1 - gone(t)), ...gait(gone(t) * steps, clamp(pace)) };
}

/** Everybody breathes, no two together. */
const chest = (t: number, phase: number): number => -1.7 * (1 + wave(t, 3.2, phase));

/** Four generations, back to front. `shift` is what the camera does to somebody at a depth. */
export function people(t: number, glow: string, shift: (depth: number) => number): Drawn[] {
  return [
    fatherAt(t, glow, shift(0.5)),
    motherAt(t, glow, shift(0.55)),
    grandmotherAt(t, glow, shift(0.6)),
    girlAt(t, glow, shift(0.62)),
    restingFingers(t, shift(0.56)),
  ];
}

/** His arm, bent, the hand behind the girl's shoulder. */
const holding = bones([152, 192], [72, 47], [77, 139]);

function fatherAt(t: number, glow: string, camera: number): Drawn {
  return drawFather(
    {
      dx: camera,
      dy: chest(t, 0.1),
      turn: follow(t, [
        [0, 0.6],
        [1.6, 0.6],
        [2.6, 0.9],
        [6.6, 0.8],
        [7.8, 0],
      ]),
      nod: follow(t, [
        [0, 3],
        [1.4, 3],
        [2.4, 0],
        [5.2, 0],
        [6, 4],
        [6.7, 4],
        [7.8, 0],
      ]),
      before: shadedArm(father.wear.colour, {
        shoulder: [152, 192],
        ...holding,
        sleeve: 0.84,
        width: 1.14,
        skin: fatherHand,
      }),
    },
    glow,
  );
}

/** The fingers of that hand, over her shoulder; the rest of it is behind her. */
function restingFingers(t: number, camera: number): Drawn {
  const fingers = [0, 1, 2, 3].map((i) => `M${fine(1058 + i * 8.6)} ${545 - i * 5.2}l${3 + i} 15`);
  const art = L(fingers.join(''), fatherHand, 8.8);
  return { defs: '', body: `<g transform="translate(${fine(camera)} ${fine(1 + girlChest(t))})">${art}</g>` };
}

/** She brings her mother, and looks after her on the way. */
function motherAt(t: number, glow: string, camera: number): Drawn {
  const walk = walking(t, { way: 610, from: 1, to: 6, steps: 6 });
  return drawMother(
    {
      ...walk,
      dx: walk.dx + camera,
      dy: walk.dy + chest(t, 0.45),
      size: lerp(0.94, 1, progress(t, 1, 6)),
      turn: follow(t, [
        [2, -0.8],
        [3, -0.8],
        [3.8, 0.7],
        [4.8, 0.7],
        [6, -0.8],
        [7, -0.8],
        [8.2, 0],
      ]),
      nod: follow(t, [
        [3, 2],
        [3.8, 4],
        [4.8, 4],
        [6, -3],
        [7, -3],
        [8.2, 0],
      ]),
      sheen: lit(t, 8.6),
    },
    glow,
  );
}

function grandmotherAt(t: number, glow: string, camera: number): Drawn {
  const walk = walking(t, { way: 560, from: 1.5, to: 6.9, steps: 7 });
  return drawGrandmother(
    {
      ...walk,
      dx: walk.dx + camera,
      dy: walk.dy * 0.7 + chest(t, 0.75),
      lean: walk.lean * 1.3,
      size: lerp(0.94, 1, progress(t, 1.5, 6.9)),
      turn: follow(t, [
        [3.6, -0.9],
        [7.2, -0.8],
        [8.6, 0],
      ]),
      nod: follow(t, [
        [3.6, -2],
        [5.6, -2],
        [6.4, 3],
        [7.4, -2],
        [8.8, 0],
      ]),
      sheen: lit(t, 9),
    },
    glow,
  );
}

const girlChest = (t: number): number => 0.8 * chest(t, 0.3);

function girlAt(t: number, glow: string, camera: number): Drawn {
  return drawGirl(
    {
      dx: camera,
      dy: girlChest(t),
      turn: follow(t, [
        [0, -0.9],
        [1.1, -0.9],
        [1.9, 1],
        [6.6, 0.9],
        [7.4, 0],
      ]),
      nod: follow(t, [
        [0, -6],
        [1.1, -6],
        [2, 2],
        [6.4, 1],
        [7.4, -3],
        [9.6, -3],
        [10.4, 0],
      ]),
      behind: wavingArm(t),
    },
    glow,
  );
}

/** She waves to those who come, and then to whoever looks on. */
const GREETINGS = [
  { up: 1.5, down: 4.3 },
  { up: 7.2, down: 9.5 },
] as const;

/** The arm was behind her; it comes up from the side and goes back the same way. */
function wavingArm(t: number): string {
  const shown = GREETINGS.find(({ up, down }) => t > up && t < down + 1);
  if (!shown) return '';
  const raised = progress(t, shown.up, shown.up + 1) - progress(t, shown.down, shown.down + 1);
  const waving =
    progress(t, shown.up + 0.6, shown.up + 1) * (1 - progress(t, shown.down - 0.2, shown.down + 0.3));
  const { elbow, hand } = bones(
    [150, 196],
    [70, lerp(92, 22, raised ** 1.7)],
    [112, lerp(97, -78, raised) + 17 * waving * wave(t, 0.8)],
  );
  return shadedArm(girl.wear.colour, {
    shoulder: [150, 196],
    elbow,
    hand,
    sleeve: 0.6,
    width: 1,
    skin: girlHand,
    open: true,
  });
}

/** When the light reaches somebody's clothes, and crosses them. */
const lit = (t: number, from: number): number | undefined =>
  t > from && t < from + 1.8 ? (t - from) / 1.8 : undefined;
