import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { z } from 'zod';
import { isMessageState } from '#features/contact/message-states.ts';
import { may } from '#features/accounts/permissions.ts';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import { servicesContext } from '#features/services-context.ts';
import { typedValues } from '#platform/forms/field-facts.ts';
import type { PageActionArgs, PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';
import { type ConversationAnswer, ConversationView } from './conversation-view.tsx';
import { replyFields } from './reply.fields.ts';
import type { Handled } from './conversations.server.ts';
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
  const says = async (doing: Promise<Handled>, words: string, refused: string) => {
    const done = await doing;
    if (done.ok) return data<ConversationAnswer>({ ok: true, says: words });
    if (done.reason === 'gone') throw gone();
    return data<ConversationAnswer>(
      { ok: false, says: refused, values: typedValues(replyFields, sent) },
      { status: 409 },
    );
  };
  const shown = sent.get('was');
  const was = typeof shown === 'string' ? shown : undefined;
  const intent = sent.get('intent');
  if (intent === 'state') {
    const state = sent.get('state');
    if (!isMessageState(state))
      return data<ConversationAnswer>({ ok: false, says: 'Choose a state.' }, { status: 422 });
    return says(inbox.change(id, { state, was, actor }), 'The state is changed.', CHANGED);
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
    return says(inbox.change(id, { assignedTo, was, actor }), 'Who deals with it is changed.', CHANGED);
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
  if (intent === 'answer')
    return says(
      inbox.answer(id, { key, body, actor, seen: seenIn(sent) }),
      'The answer is on its way.',
      ANSWERED,
    );
  if (!(await inbox.note(id, { body, actor }))) throw gone();
  return data<ConversationAnswer>({ ok: true, says: 'The note is kept.' });
}

/** What another administrator wrote is what a refused one has to see. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

const CHANGED =
  'Somebody else changed this meanwhile. How it stands now is below; nothing of yours was changed.';
const ANSWERED =
  'Somebody else wrote here meanwhile, and your answer was not sent. Theirs stands in the thread; what you typed is still here. Send it again if it is still needed.';

/** How many replies the form was shown with. */
const seenIn = (sent: FormData) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .catch(undefined)
    .parse(sent.get('seen') ?? undefined);

export default function Conversation({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <ConversationView {...loaderData} answer={actionData} />;
}
