import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import { MESSAGE_STATES, messageStateWords } from '#features/contact/message-states.ts';
import type { FieldErrors, FieldName, TypedValues } from '#platform/forms/field-facts.ts';
import { focusFirstError, SelectField } from '#platform/forms/form-field.tsx';
import { FormFields } from '#platform/forms/form-fields.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import type { Conversation } from './conversations.server.ts';
import { replyFields } from './reply.fields.ts';

type ReplyField = FieldName<typeof replyFields>;

export interface ConversationAnswer {
  ok: boolean;
  says?: string;
  /** Of a reply that was not kept. */
  values?: TypedValues<ReplyField>;
  errors?: FieldErrors<ReplyField>;
}

interface ConversationViewProps {
  conversation: Conversation;
  mayChange: boolean;
  /** Whether mails leave this store. */
  mails: boolean;
  /** Addresses of who looks after the store. */
  people: string[];
  answer: ConversationAnswer | undefined;
  /** Sent along: one form is one answer. */
  formKey: string;
}

export function ConversationView(props: ConversationViewProps) {
  const { conversation, mayChange, mails, people, answer, formKey } = props;
  const { name, email, topic, message, receivedAt, replies } = conversation;
  return (
    <section className="panel conversation" aria-labelledby="conversation">
      <p>
        <Link to="/account/messages" className="btn btn-line btn-small">
          <Icon name="chevron-left" />
          All messages
        </Link>
      </p>
      <h2 id="conversation" className="text-title wrap-anywhere" dir="auto">
        {name}: {topic}
      </h2>
      <p role="status" className={noticeLook(answer)}>
        {answer?.says}
      </p>
      {mayChange && <Handling conversation={conversation} people={people} />}
      <ol className="conversation-thread">
        <li>
          <Byline who={`${name}, ${email}`} at={receivedAt} />
          <p className="conversation-words" dir="auto">
            {message}
          </p>
        </li>
        {replies.map(({ id, kind, author, body, at }) => (
          <li key={id} className={`conversation-${kind}`}>
            <Byline who={kind === 'answer' ? `Answer by ${author}` : `Note of ${author}`} at={at} />
            <p className="conversation-words" dir="auto">
              {body}
            </p>
          </li>
        ))}
      </ol>
      {mayChange ? (
        <ReplyForm key={replies.length} {...{ mails, answer, formKey }} seen={replies.length} />
      ) : (
        <p className="text-small text-muted">Owners and editors answer.</p>
      )}
    </section>
  );
}

const noticeLook = (answer: ConversationAnswer | undefined) =>
  answer?.says ? `notice wrap-anywhere ${answer.ok ? 'notice-calm' : ''}` : 'sr-only';

const Byline = ({ who, at }: { who: string; at: Date }) => (
  <p className="text-small wrap-anywhere text-muted">
    {who}, <time dateTime={at.toISOString()}>{momentInWords(at)}</time>
  </p>
);

/** How far it is, and who deals with it. */
function Handling({ conversation, people }: { conversation: Conversation; people: string[] }) {
  const { state, assignedTo } = conversation;
  const offered = assignedTo && !people.includes(assignedTo) ? [...people, assignedTo] : people;
  return (
    <div className="conversation-handling">
      <Form method="post" className="inline-form" preventScrollReset>
        <input type="hidden" name="was" value={state} />
        <SelectField key={state} name="state" label="State" defaultValue={state}>
          {MESSAGE_STATES.map((one) => (
            <option key={one} value={one}>
              {messageStateWords[one]}
            </option>
          ))}
        </SelectField>
        <button type="submit" name="intent" value="state" className="btn btn-line btn-small">
          Change state
        </button>
      </Form>
      <Form method="post" className="inline-form" preventScrollReset>
        <input type="hidden" name="was" value={assignedTo ?? ''} />
        <SelectField
          key={assignedTo}
          name="assignedTo"
          label="Who deals with it"
          defaultValue={assignedTo ?? ''}
        >
          <option value="">Nobody yet</option>
          {offered.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <button type="submit" name="intent" value="assign" className="btn btn-line btn-small">
          Assign
        </button>
      </Form>
    </div>
  );
}

interface ReplyFormProps {
  mails: boolean;
  answer: ConversationAnswer | undefined;
  formKey: string;
  /** How many replies stand above. */
  seen: number;
}

function ReplyForm({ mails, answer, formKey, seen }: ReplyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state === 'submitting';
  useEffect(() => {
    if (answer?.errors) focusFirstError(form.current);
  }, [answer]);
  return (
    <Form
      ref={form}
      method="post"
      className="conversation-reply"
      noValidate
      preventScrollReset
      onSubmit={(event) => busy && event.preventDefault()}
    >
      {!mails && (
        <p className="notice">This store has no mail server yet: an answer waits until it has one.</p>
      )}
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="seen" value={seen} />
      <FormFields facts={replyFields} values={answer?.values ?? {}} errors={answer?.errors ?? {}} />
      <div className="conversation-buttons">
        <button type="submit" name="intent" value="answer" className="btn btn-primary" aria-disabled={busy}>
          Send answer
        </button>
        <button type="submit" name="intent" value="note" className="btn btn-line" aria-disabled={busy}>
          Keep as note
        </button>
      </div>
    </Form>
  );
}
