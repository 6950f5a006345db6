import { servicesContext } from '#features/services-context.ts';
import { notThere } from '#features/store/trouble.ts';
import type { PageLoaderArgs } from '#platform/ui/page-types.ts';

/** For anybody: the drawing of the giveaway that the page shows, ids only, as `npm run verify-drawing` reads it. */
export async function loader({ context }: PageLoaderArgs) {
  const { campaigns, giveaway } = context.get(servicesContext);
  const shown = campaigns.facts().giveaway;
  const file = shown ? await giveaway.drawingFile(shown.id) : undefined;
  if (!file) throw notThere();
  return new Response(`${JSON.stringify(file, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="giveaway-drawing.json"',
      'Cache-Control': 'public, max-age=60',
    },
  });
}
