import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { encodeMp4, encodePoster, encodeWebm, missingEncoder, writeMaster } from './encode.ts';
import { type Film, MOST_BYTES, PICTURE } from './film.ts';
import { films } from './films.ts';
import { frames } from './rasterise.ts';
import { readFilmHeader } from './read-film-header.ts';
import { shopFiles } from '../shop-files.ts';

/**
 * Draws the films of the home page into public/media: WebM, MP4 and first picture. Run by hand, since the files are kept
 * with the project: `node illustrations/films/render-films.ts [film …]`, some minutes for each. Captions are written by hand.
 */
const FOLDER = path.join(shopFiles.publicFolder, 'media');
/** Steps of the encoders: as small as the drawings allow before soft skies show bands. */
const QUALITY = { webm: 27, mp4: 21, poster: 86 };

async function render(film: Film): Promise<void> {
  const started = performance.now();
  const work = mkdtempSync(path.join(os.tmpdir(), 'render-films-'));
  try {
    const file = (name: string) => path.join(work, name);
    const master = file('master.mkv');
    await writeMaster(master, frames(film, os.availableParallelism() + 1));
    const made = [`${film.id}.webm`, `${film.id}.mp4`, `${film.id}.webp`] as const;
    const [webm, mp4, poster] = made;
    encodeWebm(master, file(webm), QUALITY.webm);
    encodeMp4(master, file(mp4), QUALITY.mp4);
    encodePoster(master, file(poster), QUALITY.poster);
    for (const name of [webm, mp4]) await checkFilm(film, readFileSync(file(name)));
    for (const name of made) {
      const bytes = statSync(file(name)).size;
      if (bytes >= (name === poster ? MOST_BYTES.poster : MOST_BYTES.film))
        throw new Error(`${name} would have ${bytes} bytes, which is too many. Lower its quality.`);
      console.log(`${name}: ${Math.round(bytes / 1000)} kB`);
    }
    mkdirSync(FOLDER, { recursive: true });
    for (const name of made) copyFileSync(file(name), path.join(FOLDER, name));
    console.log(`Rendered ${film.id} in ${Math.round((performance.now() - started) / 1000)} s.`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function checkFilm({ id, seconds }: Film, encoded: Uint8Array): Promise<void> {
  const header = await readFilmHeader(encoded);
  const right =
    header.width === PICTURE.width &&
    header.height === PICTURE.height &&
    Math.abs(header.seconds - seconds) < 0.05 &&
    header.indexInFront &&
    !header.sound;
  if (!right) throw new Error(`${id} was encoded wrongly: ${JSON.stringify(header)}`);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !films.some((film) => film.id === id));
const missing = missingEncoder();
if (unknown.length > 0 || missing) {
  console.error(
    missing ??
      `There is no film "${unknown.join('", "')}". There are: ${films.map(({ id }) => id).join(', ')}.`,
  );
  process.exit(1);
}
for (const film of films) if (wanted.length === 0 || wanted.includes(film.id)) await render(film);
