import { useEffect } from 'react';
import { data, isRouteErrorResponse, useNavigate } from 'react-router';
import { answerSources } from '../features/community/answer-sources.ts';
import { SourceForm } from '../features/community/source-form.tsx';
import { SourceList } from '../features/community/source-list.tsx';
import { failedAnswer, intentOf, SOURCES_PATH } from '../features/community/sources-answer.ts';
import { servicesContext } from '../services-context.ts';
import { showToast } from '../state/toasts.ts';
import { requireAdmin } from '../viewer.ts';
import type { Route } from './+types/account-sources';
import '../features/community/community.css';
import '../features/community/sources.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context });
  const { community, log } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const form = { add: searchParams.has('add'), edit: searchParams.get('edit') };
  try {
    return data({ sources: await community.sources(), form });
  } catch (error) {
    log.error({ err: error }, 'the sources could not be read');
    return data({ sources: undefined, form }, { status: 500 });
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { email } = await requireAdmin({ request, context });
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
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = intentOf((await request.clone().formData()).get('intent'));
  try {
    return await serverAction();
  } catch (error) {
    // Refusals and redirects are the server's word.
    if (isRouteErrorResponse(error) || error instanceof Response) throw error;
    return failedAnswer(intent);
  }
}

export default function AccountSources({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { sources, form } = loaderData;
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
    return <SourceForm key={edited?.id ?? 'new'} source={edited} refused={refused} />;
  return <SourceList sources={sources} />;
}
