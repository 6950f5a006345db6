import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toBase64 } from '#platform/audio/pcm.ts';
import { fakeAudio } from '#tests/support/fake-audio.ts';
import { SoundOut } from './sound-out.ts';

/** The browser's own voice, which says one sentence after the other. */
let spoken: { text: string; end: () => void }[] = [];

beforeEach(() => {
  spoken = [];
  class Utterance extends EventTarget {
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const speechSynthesis = {
    speak: (utterance: Utterance) =>
      spoken.push({ text: utterance.text, end: () => utterance.dispatchEvent(new Event('end')) }),
    cancel: () => undefined,
  };
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', speechSynthesis);
  vi.stubGlobal('window', { SpeechSynthesisUtterance: Utterance, speechSynthesis });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function opened() {
  const audio = fakeAudio({ rate: 24_000 });
  const speaking: boolean[] = [];
  const sound = new SoundOut({ onSpeaking: (speaks) => speaking.push(speaks), onBlocked: () => undefined });
  sound.open();
  return { audio, speaking, sound };
}

const piece = (responseId: string) => ({
  delta: toBase64(new Uint8Array(48_000)),
  responseId,
  itemId: `item-${responseId}`,
});

test('a line that is spoken word for word is not talked over: the model waits for its end', () => {
  const { audio, sound } = opened();
  sound.say('Call 911 now.');
  sound.play(piece('r1'));
  expect(audio.started).toEqual([]);
  spoken[0]?.end();
  expect(audio.started).toHaveLength(1);
});

test('of a reply that had to wait nothing was heard', () => {
  const { audio, sound } = opened();
  sound.say('Ask your pharmacist first.');
  sound.play(piece('r1'));
  expect(sound.interrupt()).toEqual({ itemId: 'item-r1', playedMs: 0 });
  expect(sound.isSpeaking).toBe(false);
  expect(audio.started).toEqual([]);
});

test('it is told once that speech begins, and once that it ends', () => {
  const { audio, speaking, sound } = opened();
  sound.play(piece('r1'));
  audio.at(0.5);
  sound.interrupt();
  expect(speaking.filter((now, index) => now !== speaking[index - 1])).toEqual([true, false]);
});
