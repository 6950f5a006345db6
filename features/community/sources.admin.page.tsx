import { useEffect, useEffectEvent } from 'react';
import { data, isRouteErrorResponse, useNavigate } from 'react-router';
import { answerSources } from './answer-sources.server.ts';
import { SourceForm } from './source-form.tsx';
import { SourceList } from './source-list.tsx';
import { cutSources } from './cut-sources.server.ts';
import { readSourceView, sourcesPlace } from './source-view.ts';
import { failedAnswer, intentOf } from './sources-answer.ts';
import { sourceValues } from './source.fields.ts';
import { formVersion } from '#platform/forms/form-version.server.ts';
import { servicesContext } from '#features/services-context.ts';
import { viewHref } from '#platform/table/table-view.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import './community.css';
import './sources.css';
import type {
  PageActionArgs,
  PageClientActionArgs,
  PageLoaderArgs,
  PageProps,
} from '#platform/ui/page-types.ts';

export async function loader({ request, context }: PageLoaderArgs) {
  await requirePermission({ request, context }, 'community.see');
  const { community, log } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const asked = { view: readSourceView(searchParams), add: searchParams.has('add') };
  const none = { ...asked, sources: undefined, total: 0, edited: undefined, version: undefined };
  try {
    const all = await community.sources();
    const edited = all.find(({ id }) => id === searchParams.get('edit'));
    const version = edited && formVersion(sourceValues(edited));
    return data({ ...asked, sources: cutSources(all, asked.view), total: all.length, edited, version });
  } catch (error) {
    log.error({ err: error }, 'the sources could not be read');
    return data(none, { status: 500 });
  }
}

export async function action({ request, context }: PageActionArgs) {
  const { email } = await requirePermission({ request, context }, 'community.change');
  const { community, log } = context.get(servicesContext);
  const form = await request.formData();
  try {
    const answer = await answerSources(community, form, email);
    return data(answer, { status: answer.ok || answer.intent === 'fetch' ? 200 : 422 });
  } catch (error) {
    log.error({ err: error }, 'the sources could not be changed');
    return data(failedAnswer(intentOf(form.get('intent'))), { status: 500 });
  }
}

/** A server that cannot be reached must not take the page, and what was typed, with it. */
export async function clientAction({ request, serverAction }: PageClientActionArgs<typeof action>) {
  const intent = intentOf((await request.clone().formData()).get('intent'));
  try {
    return await serverAction();
  } catch (error) {
    // Refusals and redirects are the server's word.
    if (isRouteErrorResponse(error) || error instanceof Response) throw error;
    return failedAnswer(intent);
  }
}

export default function AccountSources({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const navigate = useNavigate();
  const { view, sources, total, add, edited, version } = loaderData;
  const saved = actionData?.intent === 'save' && actionData.ok;
  const leaveForm = useEffectEvent(() => void navigate(viewHref(sourcesPlace(view)), { replace: true }));
  useEffect(() => {
    if (!actionData) return;
    const { ok, message, detail } = actionData;
    showToast({ kind: ok ? 'success' : 'error', title: message, description: detail });
    if (actionData.intent === 'save' && ok) leaveForm();
  }, [actionData]);

  const refused = actionData?.intent === 'save' && !actionData.ok ? actionData : undefined;
  if (!saved && (add || edited))
    return (
      <SourceForm
        key={edited?.id ?? 'new'}
        source={edited}
        version={version}
        refused={refused}
        place={sourcesPlace(view)}
      />
    );
  return <SourceList sources={sources} total={total} view={view} />;
}
