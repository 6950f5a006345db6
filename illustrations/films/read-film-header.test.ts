import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { expect, it } from 'vitest';
import { shopFiles } from '../shop-files.ts';
import { readFilmHeader } from './read-film-header.ts';

const published = (name: string) => readFileSync(path.join(shopFiles.publicFolder, 'media', name));

/** The same pictures in a new file. */
async function rewritten(name: string, format: OutputFormat): Promise<Uint8Array> {
  const target = new BufferTarget();
  const input = new Input({ formats: [MP4, WEBM], source: new BufferSource(published(name)) });
  const conversion = await Conversion.init({ input, output: new Output({ format, target }) });
  await conversion.execute();
  if (!target.buffer) throw new Error(`${name} was not written.`);
  return new Uint8Array(target.buffer);
}

it.each([
  ['an MP4 with its index in front', 'welcome.mp4', new Mp4OutputFormat({ fastStart: 'in-memory' }), true],
  ['an MP4 with its index at the end', 'welcome.mp4', new Mp4OutputFormat({ fastStart: false }), false],
  ['a WebM with its index at the end', 'welcome.webm', new WebMOutputFormat(), false],
  ['a WebM without an index', 'welcome.webm', new WebMOutputFormat({ appendOnly: true }), false],
] as const)('reads %s', async (_what, name, format, indexInFront) => {
  const header = await readFilmHeader(await rewritten(name, format));
  expect(header).toMatchObject({ width: 1280, height: 576, sound: false, indexInFront });
  expect(header.seconds).toBeCloseTo(13, 1);
});

it('refuses what is no film', async () => {
  await expect(readFilmHeader(published('welcome.webp'))).rejects.toThrow('unsupported or unrecognizable');
});
