/** Long enough for many waves, short against the browser's own automatic volume. Seconds. */
const WINDOW = 0.05;

/**
 * How strong one tone is in some 16-bit sound (1 is full scale), and how strong everything beside it: a seam, a lost piece, another tone.
 * Measured window by window, so that a tone whose loudness changes slowly is still one tone. The first tenth of a second, where sound begins, is left out.
 */
export function loudnessOf(pcm: Uint8Array, hertz: number, rate = 24_000): { tone: number; rest: number } {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  const length = Math.round((Math.round(WINDOW * hertz) / hertz) * rate);
  const windows: { tone: number; rest: number }[] = [];
  for (let from = Math.round(rate * 0.1); (from + 2 * length) * 2 <= pcm.length; from += length) {
    let [real, imaginary, energy] = [0, 0, 0];
    for (let index = 0; index < length; index += 1) {
      const sample = view.getInt16((from + index) * 2, true) / 0x80_00;
      const angle = (2 * Math.PI * hertz * index) / rate;
      real += sample * Math.cos(angle);
      imaginary += sample * Math.sin(angle);
      energy += sample * sample;
    }
    const tone = (2 * Math.hypot(real, imaginary)) / length;
    windows.push({ tone, rest: Math.max(0, (2 * energy) / length - tone * tone) });
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    tone: mean(windows.map(({ tone }) => tone)),
    rest: Math.sqrt(mean(windows.map(({ rest }) => rest))),
  };
}
