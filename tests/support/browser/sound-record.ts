import type { Page } from '@playwright/test';

declare global {
  interface Window {
    soundRecord: {
      played: { start: number; samples: number[] }[];
      stops: number[];
      interruptions: number[];
      rate: number;
      /** Seconds on the clock of `start`. */
      now: () => number;
      streams: MediaStream[];
    };
  }
}

/** Notes, at the edge where the page meets the browser, what is played and when it stops, when interruptions arrive, and which microphones were opened. */
export async function recordSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record: Window['soundRecord'] = {
      played: [],
      stops: [],
      interruptions: [],
      rate: 0,
      now: () => 0,
      streams: [],
    };
    window.soundRecord = record;
    const nodes = AudioBufferSourceNode.prototype;
    const start: unknown = Reflect.get(nodes, 'start');
    nodes.start = function startNoted(when = 0) {
      record.rate = this.context.sampleRate;
      record.now = () => this.context.currentTime;
      if (this.buffer) record.played.push({ start: when, samples: [...this.buffer.getChannelData(0)] });
      if (typeof start === 'function') Reflect.apply(start, this, [when]);
    };
    const stop: unknown = Reflect.get(nodes, 'stop');
    nodes.stop = function stopNoted(when = 0) {
      // When it falls silent, on the clock that interruptions are noted with.
      record.stops.push(performance.now() + Math.max(0, when - this.context.currentTime) * 1000);
      if (typeof stop === 'function') Reflect.apply(stop, this, [when]);
    };
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      record.streams.push(stream);
      return stream;
    };
    const Socket = window.WebSocket;
    window.WebSocket = class extends Socket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (typeof data === 'string' && data.includes('user.interrupted'))
            record.interruptions.push(performance.now());
        });
      }
    };
  });
}

/** True while any microphone that the page opened is still open. */
export const microphoneIsOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    window.soundRecord.streams.some((stream) =>
      stream.getTracks().some(({ readyState }) => readyState === 'live'),
    ),
  );
