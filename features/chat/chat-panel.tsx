import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useGuideName } from './use-guide-name.ts';
import { chatWords } from './chat-texts.ts';
import { unlockSpeech } from '#platform/audio/unlock-speech.ts';
import { tellNotLoaded, useOverlays } from '#platform/ui/use-overlays.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Loaded } from '#platform/ui/loaded.tsx';
import { Mark } from '#platform/ui/mark.tsx';
import { useOverlayEntry } from '#platform/ui/overlay-history.ts';
import { useKeptFocus } from '#platform/ui/use-kept-focus.ts';
import type { VoiceViewProps } from './voice-view-props.ts';
import { deleteConversation, prepareAnswers } from './chat-calls.ts';
import { chatSessionId, useChat } from './chat-state.ts';
import { ComposeBox } from './compose-box.tsx';
import { stop } from './converse.ts';
import { MessageList } from './chat-messages.tsx';
import './chat.css';

/** Below this the panel fills the screen, and the page behind it waits. */
const PHONE = '(width < 48rem)';

interface ChatPanelProps {
  /** Brings the voice view; features don't know each other, so the shell hands it in. */
  loadVoice?: () => Promise<{ default: ComponentType<VoiceViewProps> }>;
}

/** The assistant's panel: beside the page on large screens, over it on a phone. */
export default function ChatPanel({ loadVoice }: ChatPanelProps) {
  const { close } = useOverlays();
  const guide = useGuideName();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [speaks, setSpeaks] = useTalking();
  const [isBar, setIsBar] = useState(false);
  const [isPhone] = useState(() => matchMedia(PHONE).matches);
  const fills = isPhone && !isBar;
  useOpened(dialog, { field, isBar, fills });
  useEffect(prepareAnswers, []);
  useOverlayEntry(fills, close);
  // Questions to begin with, 'Try again', 'Keep' and the voice view go once they are pressed. On a phone the field would bring
  // the keyboard up.
  useKeptFocus(dialog, () =>
    isPhone
      ? dialog.current?.querySelector<HTMLElement>('[data-panel-close]')
      : (field.current ?? dialog.current?.querySelector<HTMLElement>('[data-panel-close]')),
  );

  return (
    <dialog
      ref={dialog}
      className="chat"
      data-bar={isBar || undefined}
      aria-label={guide}
      onCancel={close}
      onKeyDown={({ key, target, currentTarget }) => {
        // A panel beside the page gets no Escape from the browser.
        if (key === 'Escape' && currentTarget.contains(target instanceof Node ? target : null)) close();
      }}
    >
      <PanelHead
        speaks={speaks}
        onSwitch={
          loadVoice &&
          (() => {
            unlockSpeech();
            setSpeaks(!speaks);
          })
        }
        onClose={close}
        onAnew={() => field.current?.focus()}
      />
      {loadVoice && speaks ? (
        <Loaded
          load={loadVoice}
          props={{
            sessionId: chatSessionId(),
            isBar,
            onClose: () => setSpeaks(false),
            onLeave: close,
            onPageOpened: () => setIsBar(matchMedia(PHONE).matches),
            onShowConversation: () => setIsBar(false),
          }}
          onFailed={() => {
            setSpeaks(false);
            tellNotLoaded();
          }}
        />
      ) : (
        <>
          <p className="chat-disclaimer">{chatWords.disclaimer}</p>
          <MessageList onLeave={close} />
          <ComposeBox field={field} />
          <Announcement />
        </>
      )}
    </dialog>
  );
}

/** While somebody talks, menu, search or quiz may open without ending the conversation. */
function useTalking(): [boolean, (speaks: boolean) => void] {
  const speaks = useOverlays(({ isTalking }) => isTalking);
  const setSpeaks = (isTalking: boolean) => useOverlays.setState({ isTalking });
  useEffect(() => () => useOverlays.setState({ isTalking: false }), []);
  return [speaks, setSpeaks];
}

/** Over the page where it fills a phone, beside it otherwise; a bar leaves the page to the visitor. */
function useOpened(
  dialog: RefObject<HTMLDialogElement | null>,
  { field, isBar, fills }: { field: RefObject<HTMLTextAreaElement | null>; isBar: boolean; fills: boolean },
): void {
  useEffect(() => {
    const panel = dialog.current;
    if (!panel) return;
    if (fills) panel.showModal();
    else panel.show();
    // On a phone the keyboard would come up and cover what there is to read.
    if (!fills && !isBar) field.current?.focus();
    const first = [...panel.querySelectorAll<HTMLElement>('[data-first-focus]')];
    first.find((one) => one.checkVisibility())?.focus({ preventScroll: true });
    return () => panel.close();
  }, [dialog, field, isBar, fills]);

  // Leaving the panel ends the reply, and with it what runs for it on the server.
  useEffect(() => stop, []);
}

interface PanelHeadProps {
  speaks: boolean;
  /** Between text and voice; undefined where there is no voice. */
  onSwitch: (() => void) | undefined;
  onClose: () => void;
  onAnew: () => void;
}

function PanelHead({ speaks, onSwitch, onClose, onAnew }: PanelHeadProps) {
  const empty = useChat(({ messages }) => messages.length === 0);
  const [asks, setAsks] = useState(false);
  return (
    <div className="chat-head">
      <span className="chat-orb">
        <Mark />
      </span>
      <h2>{useGuideName()}</h2>
      {onSwitch && (
        <button
          type="button"
          className="icon-btn"
          aria-label={speaks ? 'Switch to text' : 'Switch to voice'}
          onClick={onSwitch}
        >
          <Icon name={speaks ? 'message-square' : 'mic'} />
        </button>
      )}
      {!empty && !speaks && (
        <button
          type="button"
          className="icon-btn"
          aria-label="Delete this conversation"
          aria-expanded={asks}
          onClick={() => setAsks(!asks)}
        >
          <Icon name="trash-2" />
        </button>
      )}
      <button type="button" className="icon-btn" aria-label="Close" data-panel-close onClick={onClose}>
        <Icon name="x" />
      </button>
      {asks && !empty && !speaks && (
        <div className="chat-ask" role="group" aria-label="Delete this conversation?">
          <p>Delete this conversation, here and on our server?</p>
          <button
            type="button"
            className="btn btn-light btn-small"
            onClick={() => {
              setAsks(false);
              onAnew();
              void deleteConversation();
            }}
          >
            Delete
          </button>
          <button type="button" className="btn btn-line btn-small" onClick={() => setAsks(false)}>
            Keep
          </button>
        </div>
      )}
    </div>
  );
}

/** Says a reply once it is complete, not piece by piece. */
function Announcement() {
  const { announced } = useChat();
  return (
    <p className="sr-only" role="status">
      {announced.replace(/\]\([^)]*\)/g, '').replace(/[[\]*\\]/g, '')}
    </p>
  );
}
