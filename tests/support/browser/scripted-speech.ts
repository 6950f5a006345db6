import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the page had spoken, and what was cut. */
    spoken: string[];
    silenced: number;
    /** The visitor says something, and the browser understands it; not yet complete while `final` is false. */
    hearWords: (words: string, final?: boolean) => void;
    /** The sentence that is being spoken comes to its end. */
    endSentence: () => void;
  }
}

/** The browser's recognition and voice, scripted: both belong to the browser's maker, and stand at the edge as a network does. */
export async function scriptSpeech(page: Page, options: { recognition: boolean }): Promise<void> {
  await page.addInitScript(({ recognition }) => {
    window.spoken = [];
    window.silenced = 0;
    const listening = new Set<EventTarget>();
    window.hearWords = (words, final = true) => {
      const result = Object.assign([{ transcript: words }], { isFinal: final });
      for (const one of listening)
        one.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [result] }));
    };
    class ScriptedRecognition extends EventTarget {
      start() {
        listening.add(this);
      }
      abort() {
        if (listening.delete(this)) this.dispatchEvent(new Event('end'));
      }
    }
    const found = recognition ? ScriptedRecognition : undefined;
    Object.defineProperty(window, 'SpeechRecognition', { value: found });
    Object.defineProperty(window, 'webkitSpeechRecognition', { value: found });

    let speaking: EventTarget | undefined;
    window.endSentence = () => {
      const over = speaking;
      speaking = undefined;
      over?.dispatchEvent(new Event('end'));
    };
    class ScriptedUtterance extends EventTarget {
      text: string;
      volume = 1;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: ScriptedUtterance });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        speak(utterance: ScriptedUtterance) {
          // Without a sound: it unlocks speech on a telephone.
          if (utterance.volume === 0) return;
          speaking = utterance;
          window.spoken.push(utterance.text);
        },
        cancel() {
          window.silenced += 1;
          window.endSentence();
        },
      },
    });
  }, options);
}
