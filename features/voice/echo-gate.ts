/** Keeps the assistant's own voice, as the microphone hears it, from being taken for the visitor's. */
export interface EchoGate {
  /** One frame of the microphone (10 to 40 ms) and how loud the loudspeaker is meanwhile (RMS, 0 to 1): the frame, or silence of the same length; the first that passes brings the loud ones before it. */
  pass(frame: Float32Array<ArrayBuffer>, speakerLevel: number): Float32Array<ArrayBuffer>;
}

/** Below this the loudspeaker counts as silent. */
const SPEAKER_SILENT = 0.003;
/** A room goes on sounding for so many frames. */
const TAIL_FRAMES = 10;
/** Quieter than this nobody speaks to a device. */
const QUIETEST_VOICE = 0.012;
/** The visitor has to be so many times as loud as the echo is expected to be. */
const LOUDER = 2;
/** One loud frame can be a door. */
const FRAMES_TO_OPEN = 3;
/** Pauses within a sentence stay inside it. */
const FRAMES_OPEN = 20;
/** Before anything was learnt: a loudspeaker beside the microphone and no help from the browser. */
const FIRST_COUPLING = 0.5;
/** Less echo is believed at once, more only when it stays: that could be the visitor. */
const LEARN_DOWN = 0.2;
const LEARN_UP = 0.01;

export function createEchoGate(): EchoGate {
  let coupling = FIRST_COUPLING;
  let tail = 0;
  let loud = 0;
  let open = 0;
  /** Loud, but not yet for long enough: the beginning of what the visitor says. */
  let kept: Float32Array[] = [];
  return {
    pass(frame, speakerLevel) {
      const speaking = speakerLevel > SPEAKER_SILENT;
      tail = speaking ? TAIL_FRAMES : Math.max(0, tail - 1);
      if (tail === 0) {
        loud = 0;
        open = 0;
        kept = [];
        return frame;
      }
      const level = rms(frame);
      loud = level > Math.max(QUIETEST_VOICE, LOUDER * coupling * speakerLevel) ? loud + 1 : 0;
      const wasOpen = open > 0;
      if (loud >= FRAMES_TO_OPEN) open = FRAMES_OPEN;
      else open = Math.max(0, open - 1);
      kept = wasOpen || loud === 0 ? [] : [...kept, frame];
      if (open > 0) return wasOpen ? frame : joined(kept.splice(0));
      if (speaking) {
        const heard = Math.min(1, level / speakerLevel);
        coupling += (heard - coupling) * (heard < coupling ? LEARN_DOWN : LEARN_UP);
      }
      return new Float32Array(frame.length);
    },
  };
}

function joined(frames: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(frames.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const frame of frames) {
    all.set(frame, at);
    at += frame.length;
  }
  return all;
}

/** Root mean square: how loud a piece of sound is, 0 to 1. */
export function rms(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
}
