import { z } from 'zod';
import { loadProgram } from '../../scripts/built-program.ts';

const route = z.object({
  id: z.string(),
  parentId: z.string().optional(),
  path: z.string().optional(),
  hasLoader: z.boolean(),
  hasAction: z.boolean(),
});
const routesModule = z.object({ assets: z.object({ routes: z.record(z.string(), route) }) });

/** What the router calls the page at each address, such as '/account/messages'. The innermost where several share one. */
export async function routeIds(): Promise<Map<string, string>> {
  return new Map((await builtRoutes()).map(({ id, address }) => [address, id]));
}

/** Every loader and action of the build, such as 'loader /account' and 'action /contact'. */
export async function loadersAndActions(): Promise<string[]> {
  return (await builtRoutes()).flatMap(({ address, hasLoader, hasAction }) => [
    ...(hasLoader ? [`loader ${address || '/'}`] : []),
    ...(hasAction ? [`action ${address || '/'}`] : []),
  ]);
}

async function builtRoutes(): Promise<(z.infer<typeof route> & { address: string })[]> {
  const { loadRoutes } = await loadProgram();
  const { routes } = routesModule.parse(await loadRoutes()).assets;
  const addressOf = (id: string | undefined): string => {
    const found = id === undefined ? undefined : routes[id];
    if (!found) return '';
    return addressOf(found.parentId) + (found.path ? `/${found.path}` : '');
  };
  return Object.values(routes).map((found) => ({ ...found, address: addressOf(found.id) }));
}
