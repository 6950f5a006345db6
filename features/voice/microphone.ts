import type { MicrophoneProblem } from './voice-words.ts';
import { createEchoGate } from './echo-gate.ts';
import { CHUNK_SAMPLES, toBase64, toPcm16, VOICE_RATE } from '#platform/audio/pcm.ts';
import type { MicrophoneDistance } from './voice-events.ts';
import { createResampler } from './resample.ts';
import worklet from './capture.worklet.ts?worker&url';

/** Why there is no microphone. */
export class MicrophoneError extends Error {
  override name = 'MicrophoneError';
  readonly problem: MicrophoneProblem;

  constructor(problem: MicrophoneProblem, options?: ErrorOptions) {
    super(`No microphone: ${problem}`, options);
    this.problem = problem;
  }
}

/** The browser's own help against echo and noise; what it does not catch the gate does. */
const CONSTRAINTS: MediaStreamConstraints = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 },
};

/** Asks for the microphone. Throws MicrophoneError. */
export async function askForMicrophone(): Promise<MediaStream> {
  // Browsers leave the whole interface out on insecure pages. The types do not know that.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!window.isSecureContext || !devices) throw new MicrophoneError('insecure');
  try {
    return await devices.getUserMedia(CONSTRAINTS);
  } catch (error) {
    throw new MicrophoneError(problemOf(error), { cause: error });
  }
}

function problemOf(error: unknown): MicrophoneProblem {
  if (!(error instanceof DOMException)) return 'other';
  switch (error.name) {
    case 'NotAllowedError':
      return isForbiddenByPolicy() ? 'policy' : 'denied';
    case 'SecurityError':
      return 'policy';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'other';
  }
}

/** Only some browsers tell. */
function isForbiddenByPolicy(): boolean {
  const policy: unknown =
    Reflect.get(document, 'featurePolicy') ?? Reflect.get(document, 'permissionsPolicy');
  if (typeof policy !== 'object' || policy === null || !('allowsFeature' in policy)) return false;
  const { allowsFeature } = policy;
  return (
    typeof allowsFeature === 'function' && Reflect.apply(allowsFeature, policy, ['microphone']) === false
  );
}

const AT_THE_MOUTH = /headset|headphone|earphone|earbud|earpiece|airpod|buds|hands-?free|bluetooth/i;

/** By what the microphone is called; a telephone is held to the mouth in any case. */
export function microphoneDistance(stream: MediaStream): MicrophoneDistance {
  const isHeld = matchMedia('(pointer: coarse) and (width < 48rem)').matches;
  return isHeld || stream.getAudioTracks().some(({ label }) => AT_THE_MOUTH.test(label)) ? 'near' : 'far';
}

export interface Recorder {
  /** A muted recorder goes on with silence: a model that hears nothing at all waits for the end of the sentence. */
  setMuted(muted: boolean): void;
  stop(): void;
}

/**
 * Records at the context's own rate, because Firefox cannot connect a microphone to a context of another one, and gives pieces of
 * 4096 samples as they travel. `speakerLevel` tells how loud the loudspeaker is now, for the echo.
 */
export async function record(
  context: AudioContext,
  stream: MediaStream,
  options: { onPiece: (audio: string) => void; speakerLevel: () => number; onEnded: () => void },
): Promise<Recorder> {
  await context.audioWorklet.addModule(worklet);
  const source = context.createMediaStreamSource(stream);
  const capture = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 1 });
  // Some browsers only run what leads to a loudspeaker; through a gain of 0 nothing is heard.
  const nowhere = new GainNode(context, { gain: 0 });
  source.connect(capture).connect(nowhere).connect(context.destination);

  const gate = createEchoGate();
  const resampler = createResampler(context.sampleRate, VOICE_RATE);
  const pieces = collectPieces(options.onPiece);
  let muted = false;
  capture.port.addEventListener('message', ({ data }: MessageEvent<Float32Array<ArrayBuffer>>) => {
    const samples = muted ? new Float32Array(data.length) : gate.pass(data, options.speakerLevel());
    pieces(resampler.push(samples));
  });
  capture.port.start();
  // Pulled out, or taken away by the system.
  for (const track of stream.getAudioTracks()) track.addEventListener('ended', options.onEnded);

  return {
    setMuted(silent) {
      muted = silent;
      for (const track of stream.getAudioTracks()) track.enabled = !silent;
    },
    stop() {
      capture.port.close();
      source.disconnect();
      capture.disconnect();
      release(stream);
    },
  };
}

/** The browser's sign that the microphone is open goes out. */
export function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Fills pieces of exactly 4096 samples. */
function collectPieces(onPiece: (audio: string) => void): (samples: Float32Array) => void {
  let piece = new Float32Array(CHUNK_SAMPLES);
  let filled = 0;
  return (samples) => {
    let rest = samples;
    while (rest.length > 0) {
      const taken = rest.subarray(0, CHUNK_SAMPLES - filled);
      piece.set(taken, filled);
      filled += taken.length;
      rest = rest.subarray(taken.length);
      if (filled < CHUNK_SAMPLES) return;
      onPiece(toBase64(toPcm16(piece)));
      piece = new Float32Array(CHUNK_SAMPLES);
      filled = 0;
    }
  };
}
