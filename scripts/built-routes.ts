import { z } from 'zod';
import { loadProgram } from './built-program.ts';

const chunk = z.object({ module: z.string(), imports: z.array(z.string()).default([]) });
const routeAssets = chunk.extend({
  id: z.string(),
  parentId: z.string().optional(),
  path: z.string().optional(),
  hasDefaultExport: z.boolean(),
  clientLoaderModule: z.string().optional(),
  clientActionModule: z.string().optional(),
  clientMiddlewareModule: z.string().optional(),
});
const routesModule = z.object({
  assets: z.object({ entry: chunk, url: z.string(), routes: z.record(z.string(), routeAssets) }),
});

type Assets = z.infer<typeof routesModule>['assets'];
type RouteAssets = z.infer<typeof routeAssets>;

/** An address that shows a page, and the scripts that its first load fetches. */
export interface BuiltRoute {
  /** Such as `/product/:handle`. */
  pattern: string;
  /** Addresses below the site's root, each once: manifest, entry, every matched route and what these import. */
  scripts: string[];
}

/** The pages of the build. Routes that answer with something else than a page (feeds, redirects) load no script and are left out. */
export async function readBuiltRoutes(): Promise<BuiltRoute[]> {
  const { loadRoutes } = await loadProgram();
  return pagesOf(routesModule.parse(await loadRoutes()).assets);
}

/** Exported for its test. */
export function pagesOf(assets: Assets): BuiltRoute[] {
  const routes = Object.values(assets.routes);
  const parents = new Set(routes.map(({ parentId }) => parentId));
  return routes
    .filter(({ id, hasDefaultExport }) => hasDefaultExport && !parents.has(id))
    .map((leaf) => {
      const chain = chainOf(leaf, assets);
      return {
        pattern: `/${chain
          .map((route) => route.path ?? '')
          .filter(Boolean)
          .join('/')}`,
        scripts: [...new Set([assets.url, ...scriptsOf(assets.entry), ...chain.flatMap(scriptsOf)])],
      };
    });
}

/** A route below its parents, the root first. */
function chainOf(route: RouteAssets, assets: Assets): RouteAssets[] {
  const parent = route.parentId === undefined ? undefined : assets.routes[route.parentId];
  return parent ? [...chainOf(parent, assets), route] : [route];
}

const scriptsOf = (part: z.infer<typeof chunk> & Partial<RouteAssets>) =>
  [
    part.module,
    ...part.imports,
    part.clientLoaderModule,
    part.clientActionModule,
    part.clientMiddlewareModule,
  ].filter((script) => script !== undefined);
