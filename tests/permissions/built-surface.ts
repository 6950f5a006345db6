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

/** Every loader and action of the build, such as 'loader /account' and 'action /contact'. */
export async function loadersAndActions(): Promise<string[]> {
  const { loadRoutes } = await loadProgram();
  const { routes } = routesModule.parse(await loadRoutes()).assets;
  const addressOf = (id: string | undefined): string => {
    const found = id === undefined ? undefined : routes[id];
    if (!found) return '';
    return addressOf(found.parentId) + (found.path ? `/${found.path}` : '');
  };
  return Object.values(routes).flatMap(({ id, hasLoader, hasAction }) => [
    ...(hasLoader ? [`loader ${addressOf(id) || '/'}`] : []),
    ...(hasAction ? [`action ${addressOf(id) || '/'}`] : []),
  ]);
}
