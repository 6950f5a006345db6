import { dot, L } from '../draw/core.ts';
import { fine, lerp } from './motion.ts';

type Point = readonly [x: number, y: number];

/** An arm on the right of the picture, which lies in the shade, in units of the figure. */
interface Arm {
  shoulder: Point;
  elbow: Point;
  hand: Point;
  /** share of the arm that is covered */
  sleeve: number;
  /** 1 as figures are drawn */
  width: number;
  skin: string;
  /** fingers spread; otherwise a closed hand, as figures have */
  open?: boolean;
}

/** Built like the arms of the figures: skin, hand, sleeve, shade. */
export function shadedArm(cloth: string, arm: Arm): string {
  const { hand, skin } = arm;
  const whole = curve(arm.shoulder, arm.elbow, arm.hand);
  const [elbow, cuff] = cut(arm.shoulder, arm.elbow, arm.hand, arm.sleeve);
  const sleeve = curve(arm.shoulder, elbow, cuff);
  const [thick, thin] = [34 * arm.width, 19 * arm.width];
  return (
    L(sleeve, '#160610', thick, ' opacity=".25" transform="translate(-4 1)"') +
    L(whole, skin, thin) +
    (arm.open
      ? openHand(hand, direction(arm.elbow, hand), arm.width, skin)
      : dot(hand[0], hand[1], 11.5 * arm.width, skin)) +
    L(sleeve, cloth, thick) +
    L(sleeve, '#160610', thick, ' opacity=".3"')
  );
}

/** Palm, four fingers a little apart, thumb. `degrees` is where the fingers point. */
function openHand(at: Point, degrees: number, size: number, skin: string): string {
  const palm = step(at, [5 * size, degrees]);
  const finger = (spread: number, length: number) => {
    const root = step(palm, [3 * size, degrees + spread * 2.2]);
    const tip = step(root, [length * size, degrees + spread]);
    return `M${fine(root[0])} ${fine(root[1])}L${fine(tip[0])} ${fine(tip[1])}`;
  };
  const fingers = finger(-24, 15) + finger(-8, 18) + finger(8, 17) + finger(23, 14);
  return (
    dot(palm[0], palm[1], 10.5 * size, skin) +
    L(fingers, skin, 6.4 * size) +
    L(finger(-72, 12), skin, 6.8 * size)
  );
}

const direction = (from: Point, to: Point): number =>
  (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;

/** Where two bones of given lengths and directions (degrees, 0 right, 90 down) lead. */
export function bones(shoulder: Point, upper: Point, lower: Point): { elbow: Point; hand: Point } {
  const elbow = step(shoulder, upper);
  return { elbow, hand: step(elbow, lower) };
}

const step = ([x, y]: Point, [length, degrees]: Point): Point => [
  x + length * Math.cos((degrees * Math.PI) / 180),
  y + length * Math.sin((degrees * Math.PI) / 180),
];

const curve = (a: Point, b: Point, c: Point): string =>
  `M${fine(a[0])} ${fine(a[1])}Q${fine(b[0])} ${fine(b[1])} ${fine(c[0])} ${fine(c[1])}`;

/** The first share of a quadratic curve: its control point and its end. */
function cut(a: Point, b: Point, c: Point, share: number): [control: Point, end: Point] {
  const between = (p: Point, q: Point): Point => [lerp(p[0], q[0], share), lerp(p[1], q[1], share)];
  const control = between(a, b);
  return [control, between(control, between(b, c))];
}
