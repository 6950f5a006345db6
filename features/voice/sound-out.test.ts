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
  vi.useRealTimers();
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

test('while the browser’s own voice speaks, the microphone is held to be beside a loudspeaker', () => {
  const { sound } = opened();
  expect(sound.level()).toBe(0);
  sound.say('Call 911 now.');
  expect(sound.level()).toBeGreaterThan(0.05);
  spoken[0]?.end();
  expect(sound.level()).toBe(0);
});

test('a long line is said sentence by sentence, and a long sentence in parts that no browser cuts', () => {
  const { sound } = opened();
  const long = `${'one and another, '.repeat(40)}and the last.`;
  sound.say(`Call 911 now. Do not wait. ${long}`);
  for (let at = 0; at < spoken.length; at += 1) spoken[at]?.end();
  expect(spoken.slice(0, 2).map(({ text }) => text)).toEqual(['Call 9 1 1 now.', 'Do not wait.']);
  expect(Math.max(...spoken.map(({ text }) => text.length))).toBeLessThanOrEqual(180);
  expect(
    spoken
      .slice(2)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(long);
});

test('its own last sentence is no question until two seconds after its end', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { sound } = opened();
  sound.say('Do you mean zinc or iron?');
  expect(sound.isEcho('zinc or')).toBe(true);
  spoken[0]?.end();
  vi.advanceTimersByTime(1900);
  expect(sound.isEcho('you mean zinc or iron')).toBe(true);
  expect(sound.isEcho('iron')).toBe(false);
  vi.advanceTimersByTime(200);
  expect(sound.isEcho('you mean zinc or iron')).toBe(false);
});

test('it is told once that speech begins, and once that it ends', () => {
  const { audio, speaking, sound } = opened();
  sound.play(piece('r1'));
  audio.at(0.5);
  sound.interrupt();
  expect(speaking.filter((now, index) => now !== speaking[index - 1])).toEqual([true, false]);
});
