import type { HeadersFunction, ServerBuild } from 'react-router';

/** Of the headers that an action sets a page passes on what its `headers` names: when to come again is passed on by every page. */
export function passRetryAfter(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) =>
    route
      ? ([id, { ...route, module: { ...route.module, headers: passing(route.module.headers) } }] as const)
      : ([id, route] as const),
  );
  return { ...build, routes: Object.fromEntries(routes) };
}

const passing =
  (own: HeadersFunction | HeadersInit | undefined): HeadersFunction =>
  (args) => {
    const headers = new Headers(typeof own === 'function' ? own(args) : (own ?? args.parentHeaders));
    const wait = args.actionHeaders.get('Retry-After');
    if (wait) headers.set('Retry-After', wait);
    return headers;
  };
