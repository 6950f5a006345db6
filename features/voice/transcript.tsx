import { useEffect, useRef } from 'react';
import { voiceWords } from './voice-words.ts';
import type { SpokenTurn } from './voice-state.ts';

/**
 * What was said, as it is said. Not announced where it is spoken aloud anyway: a screen reader would talk into the answer. Where the
 * browser has no voice it is announced.
 */
export function Transcript({ turns, interim }: { turns: readonly SpokenTurn[]; interim: string }) {
  const list = useRef<HTMLDivElement>(null);
  // Whatever is rendered anew, the newest words are in sight.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  const isSilent = typeof window !== 'undefined' && !('speechSynthesis' in window);
  return (
    <div
      ref={list}
      className="voice-transcript"
      role="log"
      aria-label="Transcript"
      aria-live={isSilent ? 'polite' : 'off'}
      tabIndex={0}
    >
      {turns.length === 0 && !interim && <p className="voice-empty">{voiceWords.emptyTranscript}</p>}
      {turns.map(({ id, role, text }) => (
        <p key={id} className={role === 'user' ? 'voice-you' : 'voice-them'}>
          <b className="sr-only">{role === 'user' ? 'You: ' : 'Store: '}</b>
          {text.trim()}
        </p>
      ))}
      {interim && (
        <p className="voice-you voice-interim">
          <b className="sr-only">You: </b>
          {interim}
        </p>
      )}
    </div>
  );
}
