import { lazy, Suspense, useEffect, useState } from 'react';
import { data, isRouteErrorResponse, useNavigate } from 'react-router';
import { DeletionToasts } from './deletion-toasts.tsx';
import { EntryList } from './entry-list.tsx';
import { may } from '#features/accounts/permissions.ts';
import { MoveEntries } from './move-entries.tsx';
import { NO_FILTER, usualEntries } from './filter-address.ts';
import type { TableView } from '#platform/table/table-view.ts';
import { NeverFound, UnansweredQuestions, VotedDownReplies } from './review-lists.tsx';
import { failedAnswer, intentOf, TRAINING_PATH } from './training-answer.ts';
import { TryQuestion } from './try-question.tsx';
import { answerTraining } from './answer-training.ts';
import { dismissReply } from './replies-to-review.server.ts';
import { openTraining } from './open-training.server.ts';
import { servicesContext } from '#features/services-context.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import './training.css';
import type {
  PageActionArgs,
  PageClientActionArgs,
  PageClientLoaderArgs,
  PageLoaderArgs,
  PageProps,
} from '#platform/ui/page-types.ts';

const { sort, sizes, without } = usualEntries;
const USUAL_VIEW: TableView = { sort, size: sizes[0], without: [...without], page: 1 };

/** Only where an entry is open. */
const EntryForm = lazy(async () => ({ default: (await import('./entry-editor.tsx')).EntryForm }));

export async function loader({ request, context }: PageLoaderArgs) {
  const { role } = await requirePermission({ request, context }, 'knowledge.see');
  const { db, knowledge, log } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  try {
    const shown = await openTraining({ db, knowledge }, searchParams);
    return data({ ...shown, mayExport: may(role, 'knowledge.export') });
  } catch (error) {
    log.error({ err: error }, 'the knowledge could not be read');
    return data(undefined, { status: 500 });
  }
}

/** The list says that it could not be read; what is typed beside it stays. */
export async function clientLoader({ serverLoader }: PageClientLoaderArgs<typeof loader>) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isServersWord(error)) throw error;
    return undefined;
  }
}

export async function action({ request, context }: PageActionArgs) {
  const { email } = await requirePermission({ request, context }, 'knowledge.change');
  const { db, knowledge, assistant, log } = context.get(servicesContext);
  const form = await request.formData();
  const preview = async (message: string) => {
    try {
      return await assistant.preview(message);
    } catch (error) {
      log.warn({ err: error }, 'the assistant could not answer a question that was tried');
      return undefined;
    }
  };
  try {
    const answer = await answerTraining(knowledge, form, {
      actor: email,
      preview,
      dismiss: (messageId) => dismissReply(db, messageId),
    });
    return data(answer, { status: answer.ok ? 200 : 422 });
  } catch (error) {
    log.error({ err: error }, 'the knowledge could not be changed');
    return data(failedAnswer(intentOf(form.get('intent'))), { status: 500 });
  }
}

/** A server that cannot be reached must not take the page, and what was typed, with it. */
export async function clientAction({ request, serverAction }: PageClientActionArgs<typeof action>) {
  const intent = intentOf((await request.clone().formData()).get('intent'));
  try {
    return await serverAction();
  } catch (error) {
    if (isServersWord(error)) throw error;
    return failedAnswer(intent);
  }
}

/** Refusals and redirects. */
const isServersWord = (error: unknown) => isRouteErrorResponse(error) || error instanceof Response;

export default function AccountTraining({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const navigate = useNavigate();
  const [taken, setTaken] = useState(0);
  const saved = actionData?.intent === 'save' && actionData.ok ? actionData : undefined;
  const refused = actionData?.intent === 'save' && !actionData.ok ? actionData : undefined;
  const [dropped, setDropped] = useState<typeof refused>();

  useEffect(() => {
    if (!saved) return;
    showToast({ title: saved.message });
    void navigate(TRAINING_PATH, { replace: true });
  }, [saved, navigate]);

  const form = saved ? undefined : loaderData?.form;
  return (
    <div className={form ? 'training' : 'training training-whole'}>
      <DeletionToasts />
      {form ? (
        <Suspense>
          <EntryForm
            key={`${form.id ?? form.teach?.messageId ?? 'new'} ${taken}`}
            form={form}
            refused={refused === dropped ? undefined : refused}
            onTakeTheirs={() => {
              setDropped(refused);
              setTaken(taken + 1);
            }}
            onBroughtBack={() => setTaken(taken + 1)}
          />
        </Suspense>
      ) : (
        <EntryList
          list={loaderData?.list}
          filter={loaderData?.filter ?? NO_FILTER}
          view={loaderData?.view ?? USUAL_VIEW}
          categories={loaderData?.categories ?? []}
        >
          <MoveEntries
            filter={loaderData?.filter ?? NO_FILTER}
            mayExport={loaderData?.mayExport ?? false}
            answered={actionData}
          />
        </EntryList>
      )}
      <div className="training-side">
        <TryQuestion answered={actionData} />
        {loaderData && (
          <>
            <UnansweredQuestions questions={loaderData.unanswered} />
            <VotedDownReplies replies={loaderData.votedDown} />
            <NeverFound list={loaderData.neverFound} />
          </>
        )}
      </div>
    </div>
  );
}
