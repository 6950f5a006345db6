import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const RATE = 48_000;
const SECONDS = 2;

/** Hertz of the tone that the fake microphone hears. A whole number of waves fits into the file, so it repeats without a seam. */
export const MICROPHONE_TONE = 500;

/** Launch options of a browser whose microphone is there, allowed, and plays a tone over and over. */
export const fakeMicrophone = (): string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${toneFile()}`,
];

/** One file for all that run: it is always the same, and is there whole or not at all. */
function toneFile(): string {
  const file = path.join(tmpdir(), `biolife-microphone-${MICROPHONE_TONE}.wav`);
  if (existsSync(file)) return file;
  const written = `${file}.${process.pid}`;
  writeFileSync(written, toneWav());
  renameSync(written, file);
  return file;
}

/** 16-bit mono WAV. */
function toneWav(): Buffer {
  const samples = RATE * SECONDS;
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index += 1)
    file.writeInt16LE(
      Math.round(0x30_00 * Math.sin((2 * Math.PI * MICROPHONE_TONE * index) / RATE)),
      44 + index * 2,
    );
  return file;
}
