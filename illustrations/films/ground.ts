import { hill } from '../draw/land.ts';
import { FIELD } from './film.ts';
import { fine } from './motion.ts';

/** Pixels between the heights of a ridge: those of the still scenes. */
const STEP = 320;

/** A ridge that reaches past both sides of the frame, so that it can be moved. The second height stands at the left edge. */
export const ridge = (heights: readonly number[], fill: string, dx: number): string =>
  `<g transform="translate(${fine(dx - STEP)})">${hill(heights, fill, STEP * (heights.length - 1), FIELD.height)}</g>`;
