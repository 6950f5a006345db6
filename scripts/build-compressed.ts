import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { projectRoot } from './run-step.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const clientFolder = path.join(projectRoot, 'build/client');

/** Writes .br and .gz beside every text file of the build, so that no request waits for a compressor. */
export async function compressClientFiles(): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json,txt,xml,webmanifest,vtt}', { cwd: clientFolder });
  await Promise.all(files.map((file) => compressFile(path.join(clientFolder, file))));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const [br, gz] = await Promise.all([
    toBrotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    toGzip(bytes, { level: 9 }),
  ]);
  // A file too small to gain anything is served as it is.
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
}
