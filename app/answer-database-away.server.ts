import type { ActionFunction, LoaderFunction, ServerBuild } from 'react-router';
import { isDatabaseAway } from '#platform/db/is-database-away.server.ts';
import { servicesContext } from '#features/services-context.ts';
import { recordsAway } from '#features/store/trouble.ts';

/** Every loader and action says by itself that the database is away: a page with 503 that says so, in place of a bare 500. */
export function answerDatabaseAway(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route] as const;
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: telling(loader) }),
      ...(action && { action: keepingTyped(action) }),
    };
    return [id, { ...route, module }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** Without script the page that says so takes the form's place: it carries what was typed, and its button sends that again. */
function keepingTyped(run: ActionFunction): ActionFunction {
  return async (args) => {
    const sent = args.request.clone();
    return await telling(run, () => typedIn(sent))(args);
  };
}

/** Passwords go into no page. */
async function typedIn(request: Request): Promise<[string, string][]> {
  const fields = await request.formData().catch(() => new FormData());
  return [...fields].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !/password/i.test(name) ? [[name, value]] : [],
  );
}

function telling(
  run: LoaderFunction | ActionFunction,
  typed?: () => Promise<[string, string][]>,
): LoaderFunction {
  return async (args) => {
    try {
      return await run(args);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      args.context.get(servicesContext).log.error({ err: error }, 'the database is away');
      throw recordsAway(await typed?.());
    }
  };
}
