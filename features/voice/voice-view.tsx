import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { voiceWords } from './voice-words.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Mark } from '#platform/ui/mark.tsx';
import { MAX_MESSAGE_LENGTH } from '#features/chat/chat-limits.ts';
import type { VoiceViewProps } from '#features/chat/voice-view-props.ts';
import { ChoiceCard } from './choice-card.tsx';
import { Conversation } from './conversation.ts';
import { MailCard } from './mail-card.tsx';
import { Transcript } from './transcript.tsx';
import { rememberNotice } from './vendor-notice.ts';
import { waitsForEyes } from './waits-for-eyes.ts';
import './voice.css';
import './voice-bar.css';

/** Talking to the assistant (docs/product/voice.md#view). Whatever closes the view ends the conversation and gives the microphone back. */
export default function VoiceView(props: VoiceViewProps) {
  const { sessionId, isBar, onClose, onLeave, onPageOpened, onShowConversation } = props;
  const navigate = useNavigate();
  const [conversation] = useState(
    () =>
      new Conversation({
        sessionId,
        // The page is to be seen when it is there, not while it loads.
        navigate: (path) => void Promise.resolve(navigate(path)).then(onPageOpened),
      }),
  );

  useEffect(() => {
    void conversation.start();
    return () => conversation.close();
  }, [conversation]);

  return (
    <section className="voice-view" aria-label="Voice mode">
      <p className="sr-only" role="status">
        {isBar && voiceWords.pageOpened}
      </p>
      <Talk conversation={conversation} />
      <div className="voice-controls">
        {isBar && <ShowConversation conversation={conversation} onShow={onShowConversation} />}
        <Microphone conversation={conversation} />
        {isBar ? (
          <button type="button" className="icon-btn" aria-label={voiceWords.close} onClick={onLeave}>
            <Icon name="x" />
          </button>
        ) : (
          <button type="button" className="btn btn-light btn-small" onClick={onClose}>
            {voiceWords.close}
          </button>
        )}
      </div>
      <p className="voice-fine">{voiceWords.disclaimer}</p>
    </section>
  );
}

function Talk({ conversation }: { conversation: Conversation }) {
  const state = useStore(conversation.state);
  const { phase, typing, recording, speaking, problem } = state;
  return (
    <>
      <div className="voice-status">
        <p role="status">{statusOf(state)}</p>
        <p className="voice-badges">
          {recording && (
            <span className="voice-badge voice-badge-on">
              <i aria-hidden="true" />
              {voiceWords.recording}
            </span>
          )}
          {speaking && <span className="voice-badge">{voiceWords.speaking}</span>}
        </p>
      </div>
      <div className="voice-orb" data-active={speaking || recording || undefined} aria-hidden="true">
        <i />
        <i />
        <i />
        <span>
          <Mark />
        </span>
      </div>
      {problem && phase === 'over' ? (
        <Problem conversation={conversation} problem={problem} />
      ) : (
        <>
          <Notices conversation={conversation} />
          <Transcript turns={state.turns} interim={state.interim} />
          <ChoiceCard conversation={conversation} products={state.choice} />
          {state.mail && <MailCard key={state.mail.email} desk={conversation.mail} draft={state.mail} />}
          {typing && (
            <TypeBox disabled={phase !== 'connected'} onWords={(words) => conversation.type(words)} />
          )}
        </>
      )}
    </>
  );
}

function statusOf({ phase, retryIn }: { phase: string; retryIn: number }): string {
  if (phase === 'connected') return voiceWords.connected;
  if (phase === 'waiting') return `Connection lost. Trying again in ${retryIn} s.`;
  return phase === 'over' ? 'Not connected' : voiceWords.connecting;
}

/** Out of the bar again: pressed, or because the conversation waits for an answer that only the screen takes. */
function ShowConversation(props: { conversation: Conversation; onShow: () => void }) {
  const { conversation, onShow } = props;
  const [seen] = useState(() => new Set(conversation.state.getState().turns.map(({ id }) => id)));
  const waits = useStore(conversation.state, (state) =>
    waitsForEyes(state, { seen, canSpeak: 'speechSynthesis' in window }),
  );
  useEffect(() => {
    if (waits) onShow();
  }, [waits, onShow]);
  return (
    <button type="button" className="voice-show" data-first-focus onClick={onShow}>
      {voiceWords.showConversation}
    </button>
  );
}

/** Pauses and goes on. Not there where there is no microphone to pause. */
function Microphone({ conversation }: { conversation: Conversation }) {
  const { phase, typing, recording } = useStore(conversation.state);
  if (typing || phase === 'over') return null;
  const disabled = phase !== 'connected';
  const label = recording ? voiceWords.pause : voiceWords.talk;
  return (
    <button
      type="button"
      className="voice-mic"
      data-first-focus
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && conversation.toggleRecording()}
    >
      <Icon name={recording ? 'mic' : 'mic-off'} />
    </button>
  );
}

function Problem(props: { conversation: Conversation; problem: { title: string; detail: string } }) {
  const { conversation, problem } = props;
  return (
    <div className="voice-problem" role="alert">
      <h3>{problem.title}</h3>
      {problem.detail && problem.detail !== problem.title && <p>{problem.detail}</p>}
      <div>
        <button type="button" className="btn btn-accent btn-small" onClick={() => void conversation.start()}>
          Try again
        </button>
        <button type="button" className="btn btn-line btn-small" onClick={() => conversation.startTyping()}>
          Type instead
        </button>
      </div>
    </div>
  );
}

/** What the visitor has to know about this browser. */
function Notices({ conversation }: { conversation: Conversation }) {
  const { phase, engine, typing, vendorNotice, soundBlocked } = useStore(conversation.state);
  if (phase !== 'connected') return null;
  const mute = engine === 'embedded' && !('speechSynthesis' in window);
  return (
    <div className="voice-notices">
      {vendorNotice && (
        <p className="voice-notice">
          {voiceWords.vendorNotice}
          <button
            type="button"
            onClick={() => {
              rememberNotice();
              conversation.state.setState({ vendorNotice: false });
            }}
          >
            Got it
          </button>
        </p>
      )}
      {typing && engine === 'embedded' && <p className="voice-notice">{voiceWords.noRecognition}</p>}
      {mute && <p className="voice-notice">{voiceWords.noVoice}</p>}
      {soundBlocked && engine === 'live' && (
        <p className="voice-notice">
          {voiceWords.soundBlocked}
          <button type="button" onClick={() => conversation.allowSound()}>
            Turn on sound
          </button>
        </p>
      )}
    </div>
  );
}

function TypeBox({ disabled, onWords }: { disabled: boolean; onWords: (words: string) => void }) {
  const id = useId();
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = words.trim();
    if (!said || disabled) return;
    onWords(said);
    setWords('');
    field.current?.focus();
  };
  return (
    <form className="voice-type" onSubmit={send}>
      <label className="sr-only" htmlFor={id}>
        Your question
      </label>
      <input
        ref={field}
        id={id}
        className="input"
        maxLength={MAX_MESSAGE_LENGTH}
        placeholder={voiceWords.typePlaceholder}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <button type="submit" className="icon-btn" aria-label="Send" aria-disabled={disabled || undefined}>
        <Icon name="arrow-up" />
      </button>
    </form>
  );
}
