/** Scalloped discs for certification seals. */
import type { SealName } from '../manifest/art-files.ts';
import { frame, garden, n } from './core.ts';

const SCALLOPS = 24;

/** The stitched line on each disc. */
const threads: Readonly<Record<SealName, string>> = {
  collard: garden.marigold,
  sorrel: garden.marigold,
  indigo: garden.marigold,
  okra: garden.collard,
  river: garden.shea,
  marigold: garden.sorrel,
};

/** One disc, 100 by 100; an icon of 38 fits in its middle. */
export function seal(name: SealName): string {
  const points = Array.from({ length: SCALLOPS }, (_, i) => {
    const turn = (i / SCALLOPS) * Math.PI * 2;
    return `${n(50 + 46 * Math.cos(turn))} ${n(50 + 46 * Math.sin(turn))}`;
  });
  const edge = `M${points[0]}${[...points.slice(1), points[0]].map((p) => `A6.2 6.2 0 0 1 ${p}`).join('')}z`;
  const thread = threads[name];
  return frame([0, 0, 100, 100], {
    defs: '',
    body: `<path fill="${garden[name]}" d="${edge}"/><g fill="none" stroke="${thread}"><circle cx="50" cy="50" r="38" stroke-width="2"/><circle cx="50" cy="50" r="33" stroke-dasharray="1 4" stroke-linecap="round"/></g>`,
  });
}
