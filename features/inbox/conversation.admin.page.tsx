import { data } from 'react-router';
import { z } from 'zod';
import { isMessageState } from '#features/contact/message-states.ts';
import { may } from '#features/accounts/permissions.ts';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import { servicesContext } from '#features/services-context.ts';
import { typedValues } from '#platform/forms/field-facts.ts';
import type { PageActionArgs, PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';
import { type ConversationAnswer, ConversationView } from './conversation-view.tsx';
import { replyFields } from './reply.fields.ts';
import { checkReply } from './reply.schema.ts';
import './inbox.css';

const gone = () => data('No such message', { status: 404 });
const idIn = (params: { id?: string | undefined }) => z.uuid().safeParse(params.id).data;

export async function loader({ request, context, params }: PageLoaderArgs) {
  const { role, email: actor } = await requirePermission({ request, context }, 'messages.see');
  const { inbox, administrators, store } = context.get(servicesContext);
  const id = idIn(params);
  const conversation = id && (await inbox.open(id, { actor }));
  if (!conversation) throw gone();
  const mayChange = may(role, 'messages.change');
  const { administrators: all } = await administrators.list();
  const people = all.map(({ email }) => email);
  return { conversation, mayChange, mails: store.mails, people, formKey: crypto.randomUUID() };
}

export async function action({ request, context, params }: PageActionArgs) {
  const { email: actor } = await requirePermission({ request, context }, 'messages.change');
  const { inbox } = context.get(servicesContext);
  const id = idIn(params);
  if (!id) throw gone();
  const sent = await request.formData();
  const says = async (done: Promise<boolean>, words: string) => {
    if (!(await done)) throw gone();
    return data<ConversationAnswer>({ ok: true, says: words });
  };
  const intent = sent.get('intent');
  if (intent === 'state') {
    const state = sent.get('state');
    if (!isMessageState(state))
      return data<ConversationAnswer>({ ok: false, says: 'Choose a state.' }, { status: 422 });
    return says(inbox.change(id, { state, actor }), 'The state is changed.');
  }
  if (intent === 'assign') {
    const chosen = sent.get('assignedTo');
    const assignedTo = typeof chosen === 'string' && chosen !== '' ? chosen : null;
    const { administrators: all } = await context.get(servicesContext).administrators.list();
    if (assignedTo !== null && !all.some(({ email }) => email === assignedTo))
      return data<ConversationAnswer>(
        { ok: false, says: 'Choose somebody who looks after the store.' },
        { status: 422 },
      );
    return says(inbox.change(id, { assignedTo, actor }), 'Who deals with it is changed.');
  }
  const checked = checkReply(Object.fromEntries(sent));
  if (!checked.ok)
    return data<ConversationAnswer>(
      { ok: false, values: typedValues(replyFields, sent), errors: checked.fieldErrors },
      { status: 422 },
    );
  const { body } = checked.form;
  // A form without a key is one of its own.
  const key = z.uuid().safeParse(sent.get('key')).data ?? crypto.randomUUID();
  return intent === 'answer'
    ? says(inbox.answer(id, { key, body, actor }), 'The answer is on its way.')
    : says(inbox.note(id, { body, actor }), 'The note is kept.');
}

export default function Conversation({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <ConversationView {...loaderData} answer={actionData} />;
}
