import { rms } from './echo-gate.ts';
import { fromBase64, fromPcm16, VOICE_RATE } from '#platform/audio/pcm.ts';
import { createPlaybackLedger, type Cut } from './playback.ts';
import { createResampler, type Resampler } from './resample.ts';

interface SoundPiece {
  /** 16-bit sound at 24 kHz, base64. */
  delta: string;
  responseId: string;
  itemId: string;
}

/** Long enough that nobody hears a click, and far below the tenth of a second in which an interruption has to be heard. */
const FADE_SECONDS = 0.02;

/** Plays what the assistant says, piece behind piece, and knows how much of it was really heard. */
export class Loudspeaker {
  readonly #context: AudioContext;
  readonly #onChange: (playing: boolean) => void;
  readonly #ledger = createPlaybackLedger();
  readonly #meter: AnalyserNode;
  readonly #metered: Float32Array<ArrayBuffer>;
  #out: GainNode;
  readonly #sources = new Set<AudioBufferSourceNode>();
  #resampler: { responseId: string; resampler: Resampler } | undefined;

  constructor(context: AudioContext, onChange: (playing: boolean) => void) {
    this.#context = context;
    this.#onChange = onChange;
    this.#meter = new AnalyserNode(context, { fftSize: 1024 });
    this.#metered = new Float32Array(this.#meter.fftSize);
    this.#meter.connect(context.destination);
    this.#out = this.#newOut();
  }

  play({ delta, responseId, itemId }: SoundPiece): void {
    const samples = this.#resamplerOf(responseId).push(fromPcm16(fromBase64(delta)));
    if (samples.length === 0) return;
    const now = this.#context.currentTime;
    const wasSilent = !this.#ledger.isPlaying(now);
    const duration = samples.length / this.#context.sampleRate;
    const start = this.#ledger.schedule({ responseId, itemId, duration }, now);
    if (start === undefined) return;
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: this.#context.sampleRate });
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(this.#context, { buffer });
    source.connect(this.#out);
    if (wasSilent) this.#fadeIn(start);
    source.addEventListener('ended', () => this.#ended(source));
    source.start(start);
    this.#sources.add(source);
    if (wasSilent) this.#onChange(true);
  }

  /** Falls silent at once. What was heard of the reply that was cut; undefined when nothing was left of it. */
  interrupt(): Cut | undefined {
    const now = this.#context.currentTime;
    // What is on its way through the system to the ear has not been heard, either. Not every browser knows how long that is.
    const latency: number | undefined = this.#context.outputLatency;
    const cut = this.#ledger.interrupt(now - (latency ?? 0));
    this.#resampler = undefined;
    if (this.#sources.size === 0) return cut;
    const end = now + FADE_SECONDS;
    this.#out.gain.cancelScheduledValues(now);
    this.#out.gain.setValueAtTime(this.#out.gain.value, now);
    this.#out.gain.linearRampToValueAtTime(0, end);
    for (const source of this.#sources) source.stop(end);
    this.#sources.clear();
    this.#out = this.#newOut();
    this.#onChange(false);
    return cut;
  }

  /** How loud it is now, 0 to 1. */
  level(): number {
    if (this.#sources.size === 0) return 0;
    this.#meter.getFloatTimeDomainData(this.#metered);
    return rms(this.#metered);
  }

  #newOut(): GainNode {
    const out = new GainNode(this.#context);
    out.connect(this.#meter);
    return out;
  }

  #fadeIn(start: number): void {
    this.#out.gain.setValueAtTime(0, start);
    this.#out.gain.linearRampToValueAtTime(1, start + FADE_SECONDS / 4);
  }

  /** Pieces of one reply have no seam: the filter goes on from one to the next. */
  #resamplerOf(responseId: string): Resampler {
    if (this.#resampler?.responseId !== responseId)
      this.#resampler = { responseId, resampler: createResampler(VOICE_RATE, this.#context.sampleRate) };
    return this.#resampler.resampler;
  }

  #ended(source: AudioBufferSourceNode): void {
    source.disconnect();
    if (this.#sources.delete(source) && this.#sources.size === 0) this.#onChange(false);
  }
}
