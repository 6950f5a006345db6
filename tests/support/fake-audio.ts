import { vi } from 'vitest';

/** The browser's sound, scripted: a clock that the test moves, and a note of everything that was started and stopped. */
export interface FakeAudio {
  context: AudioContext;
  /** Seconds on the context's clock. */
  at(now: number): void;
  /** What was started, in order. */
  started: { at: number; samples: Float32Array; stopsAt: number }[];
  /** The sound thread hands the page a piece of what the microphone hears. */
  hear(samples: Float32Array): void;
  /** What the meter shows. */
  level: number;
}

class FakeNode extends EventTarget {
  connect<Next>(next: Next): Next {
    return next;
  }
  disconnect(): void {
    // Nothing is held.
  }
}

class FakeParam {
  value = 1;
  setValueAtTime(value: number): void {
    this.value = value;
  }
  linearRampToValueAtTime(): void {
    // A fade is too short to be looked at.
  }
  cancelScheduledValues(): void {
    // Nor is one begun.
  }
}

class FakeBuffer {
  readonly length: number;
  readonly sampleRate: number;
  samples = new Float32Array();
  constructor({ length, sampleRate }: { length: number; sampleRate: number }) {
    this.length = length;
    this.sampleRate = sampleRate;
  }
  copyToChannel(samples: Float32Array): void {
    this.samples = Float32Array.from(samples);
  }
}

/** In the place of the browser's Web Audio until the test is over. `latency` is what the system takes to the ear, in seconds. */
export function fakeAudio({ rate = 48_000, latency = 0 } = {}): FakeAudio {
  let now = 0;
  let microphone: EventTarget | undefined;
  const started: FakeAudio['started'] = [];
  const sources = new Map<FakeNode, FakeAudio['started'][number]>();

  class FakeSource extends FakeNode {
    readonly #buffer: FakeBuffer;
    constructor(_context: unknown, { buffer }: { buffer: FakeBuffer }) {
      super();
      this.#buffer = buffer;
    }
    start(at: number): void {
      const note = { at, samples: this.#buffer.samples, stopsAt: at + this.#buffer.length / rate };
      started.push(note);
      sources.set(this, note);
    }
    stop(at: number): void {
      const note = sources.get(this);
      if (note) note.stopsAt = Math.min(note.stopsAt, at);
    }
  }
  class FakeGain extends FakeNode {
    gain = new FakeParam();
  }
  class FakeWorklet extends FakeNode {
    port = Object.assign(new EventTarget(), {
      start: () => undefined,
      close: () => {
        microphone = undefined;
      },
    });
    constructor() {
      super();
      microphone = this.port;
    }
  }
  class FakeContext extends EventTarget {
    sampleRate = rate;
    outputLatency = latency;
    state = 'running';
    destination = new FakeNode();
    audioWorklet = { addModule: () => Promise.resolve() };
    get currentTime() {
      return now;
    }
    createMediaStreamSource() {
      return new FakeNode();
    }
    resume() {
      return Promise.resolve();
    }
    close() {
      return Promise.resolve();
    }
  }
  const fake = {
    level: 0,
    started,
    at(moment: number) {
      now = moment;
      for (const [source, { stopsAt }] of sources) {
        if (stopsAt > now) continue;
        sources.delete(source);
        source.dispatchEvent(new Event('ended'));
      }
    },
    hear(samples: Float32Array) {
      microphone?.dispatchEvent(new MessageEvent('message', { data: samples }));
    },
  };
  class FakeMeter extends FakeNode {
    fftSize = 1024;
    getFloatTimeDomainData(into: Float32Array): void {
      into.fill(fake.level);
    }
  }
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('GainNode', FakeGain);
  vi.stubGlobal('AnalyserNode', FakeMeter);
  vi.stubGlobal('AudioBuffer', FakeBuffer);
  vi.stubGlobal('AudioBufferSourceNode', FakeSource);
  vi.stubGlobal('AudioWorkletNode', FakeWorklet);
  return Object.assign(fake, { context: new AudioContext() });
}

/** A microphone that the browser has given out. */
export function fakeStream(): {
  stream: MediaStream;
  track: EventTarget & { enabled: boolean; stopped: boolean };
} {
  class FakeTrack extends EventTarget {
    enabled = true;
    stopped = false;
    stop(): void {
      this.stopped = true;
    }
  }
  const track = new FakeTrack();
  vi.stubGlobal(
    'MediaStream',
    class {
      getTracks = () => [track];
      getAudioTracks = () => [track];
    },
  );
  return { stream: new MediaStream(), track };
}
