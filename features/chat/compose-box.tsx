import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react';
import { chatWords } from './chat-texts.ts';
import { MAX_MESSAGE_LENGTH } from './chat-limits.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { useChat } from './chat-state.ts';
import { send, stop } from './converse.ts';

/** Where a message is typed: Enter sends, Shift+Enter begins a line. While a reply is awaited it can be stopped instead. */
export function ComposeBox({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const { draft, messages } = useChat();
  const id = useId();
  const waiting = messages.some(({ state }) => state === 'writing');
  const submit = () => {
    if (waiting || draft.trim() === '') return;
    useChat.setState({ draft: '' });
    void send(draft);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the input of a word in some scripts.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form className="chat-compose" onSubmit={onSubmit}>
      <label className="sr-only" htmlFor={id}>
        Your message
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        value={draft}
        maxLength={MAX_MESSAGE_LENGTH}
        placeholder={chatWords.placeholder}
        onChange={({ target }) => useChat.setState({ draft: target.value })}
        onKeyDown={onKeyDown}
      />
      {waiting ? (
        <button type="button" className="icon-btn chat-send" aria-label="Stop" onClick={stop}>
          <Icon name="square" />
        </button>
      ) : (
        <button
          type="submit"
          className="icon-btn chat-send"
          aria-label="Send"
          aria-disabled={draft.trim() === ''}
        >
          <Icon name="arrow-up" />
        </button>
      )}
    </form>
  );
}
