import { data, redirect, useNavigation } from 'react-router';
import { CHOSEN_ROWS, chosenRows } from './chosen-rows.ts';
import { listHref, readListChoice } from './list-choice.ts';
import { SEARCH_LIST } from './list-search.ts';
import { searchOfKey } from './list-search-cookie.server.ts';
import { GivenUpMails } from './given-up-mails.tsx';
import { MessageLists } from './message-lists.tsx';
import { MAX_LIST_SEARCH } from './message-list.ts';
import { MessageTable } from './message-table.tsx';
import { MARK_MESSAGES, type MarkAnswer, TICKED_FORM, TickableRows } from './tickable-rows.tsx';
import { ListTrouble } from './list-trouble.tsx';
import { isMessageState, messageStateWords } from '#features/contact/message-states.ts';
import { servicesContext } from '#features/services-context.ts';
import { may } from '#features/accounts/permissions.ts';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import './messages.css';
import type { PageActionArgs, PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';

export async function loader({ request, context }: PageLoaderArgs) {
  const asked = readListChoice(new URL(request.url).searchParams);
  const choice = { ...asked, search: searchOfKey(request.headers, asked.searchKey) };
  const { role, email: actor } = await requirePermission(
    { request, context },
    choice.list === 'contact' ? 'messages.see' : 'lists.see',
  );
  const rights = {
    lists: may(role, 'lists.see'),
    export: may(role, 'lists.export'),
    mark: choice.list === 'contact' && may(role, 'messages.change'),
  };
  const { messages, log } = context.get(servicesContext);
  const slice = { page: choice.page, size: choice.size };
  try {
    const found =
      choice.list === 'mail'
        ? await messages.givenUpMails({ ...slice, actor })
        : await messages.list(choice.list, { ...slice, search: choice.search, sort: choice.sort, actor });
    return { choice, rights, found };
  } catch (error) {
    log.error({ err: error }, 'the messages could not be read');
    return data({ choice, rights, found: undefined }, { status: 500 });
  }
}

/** Looks for words, marks several messages, or sends a mail that was given up once more. */
export async function action({ request, context }: PageActionArgs) {
  const sent = await request.formData();
  const { messages, inbox } = context.get(servicesContext);
  if (sent.get('intent') === SEARCH_LIST) {
    const choice = readListChoice(new URL(request.url).searchParams);
    await requirePermission({ request, context }, choice.list === 'contact' ? 'messages.see' : 'lists.see');
    const typed = sent.get('q');
    const words = typeof typed === 'string' ? typed.trim().slice(0, MAX_LIST_SEARCH) : '';
    const { key, cookie } = messages.rememberSearch(words);
    const searchKey = words === '' ? '' : key;
    return redirect(listHref(choice, { searchKey }), { status: 303, headers: { 'Set-Cookie': cookie } });
  }
  if (sent.has('state')) {
    const { email: actor } = await requirePermission({ request, context }, 'messages.change');
    const state = sent.get('state');
    const ids = chosenRows(sent);
    const marked = (ok: boolean, message: string) =>
      data<MarkAnswer>({ intent: MARK_MESSAGES, ok, message }, { status: ok ? 200 : 422 });
    if (ids.length === 0 || !isMessageState(state)) return marked(false, 'Tick at least one message first.');
    const count = await inbox.changeMany(ids, { state, actor });
    const words = messageStateWords[state].toLowerCase();
    return marked(true, count === 1 ? `One message is now ${words}.` : `${count} messages are now ${words}.`);
  }
  const { email: actor } = await requirePermission({ request, context }, 'lists.change');
  const id = sent.get('mail');
  const done = typeof id === 'string' && (await messages.retryMail(id, { actor }));
  return data({ intent: 'retry' as const, done }, { status: done ? 200 : 409 });
}

export default function AccountMessages({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { choice, rights, found } = loaderData;
  const busy = useNavigation().state === 'loading';
  const list = found && 'messages' in found ? found.messages : undefined;
  const marked = actionData?.intent === MARK_MESSAGES ? actionData : undefined;
  const canTick = (rights.mark || rights.export) && list !== undefined && list.length > 0;
  return (
    <section className="panel messages" aria-labelledby="messages" aria-busy={busy}>
      <h2 id="messages" className="text-title">
        Messages
      </h2>
      <MessageLists choice={choice} rights={rights} total={found?.total} />
      {found === undefined && <ListTrouble />}
      {canTick && (
        <TickableRows key={`ticked ${choice.list}`} choice={choice} rights={rights} answer={marked} />
      )}
      {list && (
        <MessageTable
          key={choice.list}
          messages={list}
          choice={choice}
          total={found?.total ?? 0}
          ticks={
            canTick
              ? { field: CHOSEN_ROWS, form: TICKED_FORM, doneBy: marked?.ok ? marked : undefined }
              : undefined
          }
        />
      )}
      {found && 'mails' in found && (
        <GivenUpMails
          mails={found.mails}
          choice={choice}
          total={found.total}
          retried={actionData?.intent === 'retry' ? actionData : undefined}
        />
      )}
    </section>
  );
}
