import { useEffect } from 'react';
import { data, isRouteErrorResponse, useNavigate } from 'react-router';
import { answerSources } from './answer-sources.server.ts';
import { SourceForm } from './source-form.tsx';
import { SourceList } from './source-list.tsx';
import { failedAnswer, intentOf, SOURCES_PATH } from './sources-answer.ts';
import { sourceValues } from './source.fields.ts';
import { formVersion } from '#platform/forms/form-version.server.ts';
import { servicesContext } from '#features/services-context.ts';
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
  const form = { add: searchParams.has('add'), edit: searchParams.get('edit') };
  try {
    const sources = await community.sources();
    const edited = sources.find(({ id }) => id === form.edit);
    return data({ sources, form, version: edited && formVersion(sourceValues(edited)) });
  } catch (error) {
    log.error({ err: error }, 'the sources could not be read');
    return data({ sources: undefined, form, version: undefined }, { status: 500 });
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
  const { sources, form, version } = loaderData;
  const saved = actionData?.intent === 'save' && actionData.ok;
  useEffect(() => {
    if (!actionData) return;
    const { ok, message, detail } = actionData;
    showToast({ kind: ok ? 'success' : 'error', title: message, description: detail });
    if (actionData.intent === 'save' && ok) void navigate(SOURCES_PATH, { replace: true });
  }, [actionData, navigate]);

  const edited = sources?.find(({ id }) => id === form.edit);
  const refused = actionData?.intent === 'save' && !actionData.ok ? actionData : undefined;
  if (!saved && (form.add || edited))
    return <SourceForm key={edited?.id ?? 'new'} source={edited} version={version} refused={refused} />;
  return <SourceList sources={sources} />;
}
