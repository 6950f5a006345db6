/** An endpoint that says a text exactly: OpenAI's `/audio/speech`, or any that is compatible. */
export interface SpeechConfig {
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** Raw sound, 16-bit at 24 kHz, as it comes. Throws when the endpoint refuses, or has not begun to answer in time. */
export type Speak = (text: string, signal: AbortSignal) => Promise<AsyncIterable<Uint8Array>>;

/** Known to all models of the vendor that set the names. */
const VOICE = 'alloy';
/** Who waits longer for a sentence hears it from the browser sooner. */
const FIRST_ANSWER_MS = 3000;

export function openSpeech({ baseUrl, apiKey, model }: SpeechConfig): Speak {
  return async (text, signal) => {
    const late = new AbortController();
    const patience = setTimeout(() => late.abort(), FIRST_ANSWER_MS);
    try {
      const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/audio/speech`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ model, input: text, voice: VOICE, response_format: 'pcm' }),
        signal: AbortSignal.any([signal, late.signal]),
      });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        throw new Error(`the speech endpoint answered ${response.status}`);
      }
      return response.body;
    } finally {
      clearTimeout(patience);
    }
  };
}
