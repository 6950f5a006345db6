/** What the tools of this folder say. */

export const percent = (part: number, whole: number): string =>
  `${((part * 100) / Math.max(1, whole)).toFixed(1)} %`;

export function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
