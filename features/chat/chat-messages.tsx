import { useEffect, useRef } from 'react';
import { useGuideName } from './use-guide-name.ts';
import { chatWords } from './chat-texts.ts';
import { FDA_STATEMENT } from '#content/claims.data.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { rate } from './chat-calls.ts';
import { type ChatMessage, useChat } from './chat-state.ts';
import { retry, send } from './converse.ts';
import { ChatCards } from './chat-cards.tsx';
import { ReplyText } from './reply-text.tsx';

/** The thread. While a reply grows its question stays at the top, so that it is read from its beginning; a visitor who scrolls is left alone. */
export function MessageList({ onLeave }: { onLeave: () => void }) {
  const { messages } = useChat();
  const kept = useStoreFacts()?.chatsKept;
  const list = useRef<HTMLDivElement>(null);
  /** Where we scrolled to for which question; anything else was the visitor. */
  const ours = useRef<{ question: number | undefined; top: number } | undefined>(undefined);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const question = messages.findLast(({ role }) => role === 'user')?.key;
    const moved = ours.current && Math.abs(box.scrollTop - ours.current.top) > 2;
    if (moved && ours.current?.question === question) return;
    const asked = [...box.querySelectorAll<HTMLElement>('.bubble-me')].at(-1);
    if (asked) box.scrollTop = asked.offsetTop - 12;
    ours.current = { question, top: box.scrollTop };
  }, [messages]);
  return (
    <div
      ref={list}
      className="chat-log"
      role="region"
      aria-label="Conversation"
      // Scrolled by keyboard too.
      tabIndex={0}
    >
      <p className="chat-fine">
        {chatWords.emergency} {kept !== undefined && `${chatWords.dataNotice(kept)} `}
        {FDA_STATEMENT}
      </p>
      <p className="bubble bubble-them">{chatWords.welcome}</p>
      {messages.length === 0 && <Questions questions={chatWords.starters} label="Questions to begin with" />}
      <ol className="chat-messages" aria-label="Messages">
        {messages.map((message) => (
          <Message key={message.key} message={message} onLeave={onLeave} />
        ))}
      </ol>
    </div>
  );
}

/** Each is asked with one press. */
function Questions({ questions, label }: { questions: readonly string[]; label: string }) {
  return (
    <ul className="chat-starters" aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className="chip" onClick={() => void send(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Message({ message, onLeave }: { message: ChatMessage; onLeave: () => void }) {
  const { role, content, state, id } = message;
  const guide = useGuideName();
  if (role === 'user')
    return (
      <li className="bubble bubble-me">
        <span className="sr-only">You: </span>
        {content}
      </li>
    );
  if (state === 'writing' && content === '')
    return (
      <li className="bubble bubble-them" aria-label="Writing a reply">
        <span className="spinner chat-spinner" />
      </li>
    );
  return (
    <li className="chat-reply">
      <div className={state === 'failed' ? 'bubble bubble-failed' : 'bubble bubble-them'}>
        <span className="sr-only">{guide}: </span>
        <ReplyText text={content} onLeave={onLeave} />
      </div>
      {message.products && <ChatCards products={message.products} onLeave={onLeave} />}
      {message.suggestions && <Questions questions={message.suggestions} label="You can also ask" />}
      {state === 'stopped' && <p className="chat-note">This reply was stopped.</p>}
      {state === 'failed' && (
        <button type="button" className="btn btn-tint btn-small" onClick={() => void retry()}>
          <Icon name="rotate-ccw" />
          Try again
        </button>
      )}
      {id !== undefined && <Feedback message={{ ...message, id }} />}
    </li>
  );
}

function Feedback({ message }: { message: ChatMessage & { id: string } }) {
  const { rated } = message;
  // Marked, not disabled: a disabled button would drop the focus out of the panel.
  const vote = (rating: 1 | -1) => {
    if (rated === undefined) void rate(message, rating);
  };
  return (
    <div className="chat-feedback" role="group" aria-label="Was this reply helpful?">
      <button
        type="button"
        className="icon-btn"
        aria-label="Helpful"
        aria-pressed={rated === 1}
        aria-disabled={rated !== undefined}
        onClick={() => vote(1)}
      >
        <Icon name="thumbs-up" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label="Not helpful"
        aria-pressed={rated === -1}
        aria-disabled={rated !== undefined}
        onClick={() => vote(-1)}
      >
        <Icon name="thumbs-down" />
      </button>
    </div>
  );
}
