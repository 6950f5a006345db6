/** What every answer carries, and one of the values it may have. */
const EXPECTED: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin/,
  'cross-origin-resource-policy': /^same-origin$/,
  'content-security-policy': /frame-ancestors 'none'/,
};
/** What tells who is asked more than they need. */
const TELLTALE = ['server', 'x-powered-by', 'access-control-allow-origin'];

/** What is wrong with the headers of an answer; empty when nothing is. A page runs no script that its policy does not name by hash. */
export function headerProblems(headers: Headers, { page }: { page: boolean }): string[] {
  const problems = Object.entries(EXPECTED).flatMap(([name, form]) => {
    const value = headers.get(name);
    if (value === null) return [`${name} is missing`];
    return form.test(value) ? [] : [`${name} is ${value}`];
  });
  for (const name of TELLTALE) if (headers.has(name)) problems.push(`${name} is sent`);
  const policy = headers.get('content-security-policy') ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  if (page && scripts === '') problems.push('the policy names no scripts');
  if (/'unsafe-(inline|eval)'|\*/.test(scripts)) problems.push(`the policy lets any script run: ${scripts}`);
  return problems;
}
