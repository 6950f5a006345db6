import { z } from 'zod';

/** What `npm audit --json` prints (npm 7 and later), as far as it is told on. */
const auditReport = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      /** Advisories, or names of the packages that bring the fault along. */
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
});

/** A line for each package with a known fault; undefined when the registry told nothing, as those do that keep no advisories. */
export function readAudit(output: string): string[] | undefined {
  const start = output.indexOf('{');
  if (start < 0) return undefined;
  try {
    const { vulnerabilities } = auditReport.parse(JSON.parse(output.slice(start)));
    return Object.entries(vulnerabilities).map(([name, { severity, range, via }]) => {
      const why = via.map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title}, ${one.url}`));
      return `${name} ${range}: ${severity}: ${why.join('; ')}`;
    });
  } catch {
    return undefined;
  }
}
