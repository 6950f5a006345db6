import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from './run-step.ts';

/** Figures of the last time, on this machine. */
const file = path.join(projectRoot, '.bench.json');
const recordSchema = z.record(z.string(), z.number());

export interface Figure {
  /** Names it among all that were ever kept, such as `/shop LCP ms`. */
  name: string;
  value: number | undefined;
  limit: number;
  /** True where more is better. */
  atLeast?: boolean;
  digits?: number;
  /** The same figure of a Hydrogen skeleton, measured on a machine of two cores with 100 products. */
  peer?: number;
}

/** Each figure with its limit, the last time's and a peer's, for the reader; these are kept for the next time. */
export function recordFigures(figures: Figure[]): string[] {
  const last = lastFigures();
  const measured = figures.flatMap(({ name, value }) =>
    value === undefined ? [] : [[name, value] as const],
  );
  writeFileSync(file, `${JSON.stringify({ ...last, ...Object.fromEntries(measured) }, null, 2)}\n`);
  return figureTable(figures, last);
}

function lastFigures(): Record<string, number> {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The first time, or a file that somebody wrote by hand.
    return {};
  }
}

export function figureTable(figures: Figure[], last: Record<string, number>): string[] {
  const width = Math.max(6, ...figures.map(({ name }) => name.length));
  const cell = (value: number | undefined, digits: number) =>
    (value === undefined ? '—' : value.toFixed(digits)).padStart(10);
  const row = ({ name, value, limit, atLeast = false, digits = 0, peer }: Figure) => {
    const missed = value === undefined || (atLeast ? value < limit : value > limit);
    const bound = `${atLeast ? '≥' : '≤'} ${limit}`.padStart(10);
    return `${name.padEnd(width)} ${cell(value, digits)} ${bound} ${cell(last[name], digits)} ${cell(peer, digits)}${missed ? '  MISSED' : ''}`;
  };
  const head = ['measured', 'limit', 'last time', 'Hydrogen'].map((word) => word.padStart(10)).join(' ');
  return [`${'figure'.padEnd(width)} ${head}`, ...figures.map(row)];
}
