/** Asked for by nobody's name: files, and what is not there. */
const OTHER = 'other';

/**
 * Tells which address of the store a path is: `/product/:handle` for `/product/zinc`. Logs and metrics name this, never what stood in its
 * place: some of it is a key (`/checkouts/:token`), and metrics would grow without end.
 * @param patterns as the router has them: `:name` for one part, `*` for the rest.
 */
export function createRouteNames(patterns: Iterable<string>): (path: string) => string {
  const exact = new Set<string>();
  const dynamic: { pattern: string; test: RegExp }[] = [];
  for (const pattern of patterns) {
    if (/[:*]/.test(pattern)) dynamic.push({ pattern, test: expressionOf(pattern) });
    else exact.add(pattern);
  }
  // What says more comes first; `/*` is what is not there.
  const named = dynamic.filter(({ pattern }) => pattern !== '/*').sort((a, b) => weightOf(b) - weightOf(a));
  return (path) => {
    const plain = path === '/_root.data' ? '/' : path.replace(/\.data$/, '').replace(/(?<=.)\/$/, '');
    if (exact.has(plain)) return plain;
    return named.find(({ test }) => test.test(plain))?.pattern ?? OTHER;
  };
}

const weightOf = ({ pattern }: { pattern: string }) => pattern.replace('*', '').length;

const expressionOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*$/, '.*')}$`,
  );

/** The addresses of pages, from routes that know their parent. */
export function pagePatterns(
  routes: Readonly<Record<string, { parentId?: string | undefined; path?: string | undefined } | undefined>>,
): string[] {
  const pathOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...pathOf(route.parentId), ...(route.path ? [route.path] : [])] : [];
  };
  return [...new Set(Object.keys(routes).map((id) => `/${pathOf(id).join('/')}`))];
}
