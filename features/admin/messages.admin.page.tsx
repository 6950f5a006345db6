import { data, useNavigation } from 'react-router';
import { isMessageList, MAX_LIST_SEARCH } from './message-list.ts';
import { GivenUpMails } from './given-up-mails.tsx';
import { type ListChoice, MessageLists } from './message-lists.tsx';
import { MessageTable } from './message-table.tsx';
import { ListPages, ListTrouble } from './list-frame.tsx';
import { servicesContext } from '#features/services-context.ts';
import { may } from '#features/accounts/permissions.ts';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import './messages.css';
import type { PageActionArgs, PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';

const PAGE_SIZE = 25;

export async function loader({ request, context }: PageLoaderArgs) {
  const choice = choiceIn(new URL(request.url).searchParams);
  const { role } = await requirePermission(
    { request, context },
    choice.list === 'contact' ? 'messages.see' : 'lists.see',
  );
  const rights = { lists: may(role, 'lists.see'), export: may(role, 'lists.export') };
  const { messages, log } = context.get(servicesContext);
  const slice = { page: choice.page, size: PAGE_SIZE };
  try {
    const found =
      choice.list === 'mail'
        ? await messages.givenUpMails(slice)
        : await messages.list(choice.list, { ...slice, search: choice.search });
    return { choice, rights, found, pages: Math.max(1, Math.ceil(found.total / PAGE_SIZE)) };
  } catch (error) {
    log.error({ err: error }, 'the messages could not be read');
    return data({ choice, rights, found: undefined, pages: 1 }, { status: 500 });
  }
}

/** Sends a mail that was given up once more. */
export async function action({ request, context }: PageActionArgs) {
  const { email } = await requirePermission({ request, context }, 'lists.change');
  const id = (await request.formData()).get('mail');
  const done =
    typeof id === 'string' && (await context.get(servicesContext).messages.retryMail(id, { actor: email }));
  return data({ done }, { status: done ? 200 : 409 });
}

function choiceIn(asked: URLSearchParams): ListChoice {
  const list = asked.get('list');
  const page = Number(asked.get('page') ?? '1');
  return {
    list: list === 'mail' || isMessageList(list) ? list : 'contact',
    search: (asked.get('q') ?? '').trim().slice(0, MAX_LIST_SEARCH),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

export default function AccountMessages({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { choice, rights, found, pages } = loaderData;
  const busy = useNavigation().state === 'loading';
  return (
    <section className="panel messages" aria-labelledby="messages" aria-busy={busy}>
      <h2 id="messages" className="text-title">
        Messages
      </h2>
      <MessageLists choice={choice} rights={rights} total={found?.total} />
      {found === undefined && <ListTrouble />}
      {found && 'messages' in found && <MessageTable messages={found.messages} search={choice.search} />}
      {found && 'mails' in found && <GivenUpMails mails={found.mails} retried={actionData} />}
      <ListPages choice={choice} pages={pages} />
    </section>
  );
}
