import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { FRAMES_PER_SECOND, OVERSAMPLING, PICTURE } from './film.ts';

/** What has to be said when ffmpeg is missing; undefined when it is there. */
export function missingEncoder(): string | undefined {
  const { status, stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' });
  const how =
    'Install it with "apt-get install ffmpeg" (Debian, Ubuntu), "brew install ffmpeg" (macOS) or from ffmpeg.org.';
  if (status !== 0) return `ffmpeg is needed to encode the films. ${how}`;
  const lacks = ['libvpx-vp9', 'libx264', 'libwebp'].filter((encoder) => !stdout.includes(encoder));
  return lacks.length > 0 ? `This ffmpeg was built without ${lacks.join(', ')}. ${how}` : undefined;
}

/** Options of ffmpeg by their names, without the dash; it reads them in this order. */
type Options = Readonly<Record<string, string | number>>;
const flags = (options: Options): string[] =>
  Object.entries(options).flatMap(([name, value]) => [`-${name}`, String(value)]);

/** No dates, versions or random ids: the same frames give the same files. */
const REPRODUCIBLE: Options = { map_metadata: -1, fflags: '+bitexact', 'flags:v': '+bitexact' };
/** The colours of HD video, said in the file: players that guess would shift them. */
const COLOURS: Options = {
  vf: 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int',
  pix_fmt: 'yuv420p',
  colorspace: 'bt709',
  color_primaries: 'bt709',
  color_trc: 'bt709',
  color_range: 'tv',
};
/** A key frame every five seconds: often enough to seek, seldom enough that the soft skies are not seen to jump. */
const KEY_FRAMES: Options = { g: 5 * FRAMES_PER_SECOND };

/** Writes oversampled frames (RGBA) to a file in the final size, without loss; all others are made from it. */
export async function writeMaster(file: string, frames: AsyncIterable<Buffer>): Promise<void> {
  const input: Options = {
    f: 'rawvideo',
    pix_fmt: 'rgba',
    s: `${PICTURE.width * OVERSAMPLING}x${PICTURE.height * OVERSAMPLING}`,
    r: FRAMES_PER_SECOND,
    i: '-',
  };
  const output: Options = {
    vf: `scale=${PICTURE.width}:${PICTURE.height}:flags=area`,
    'c:v': 'ffv1',
    pix_fmt: 'bgr0',
  };
  const encoder = spawn('ffmpeg', [...QUIET, ...flags(input), ...flags(output), file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  let failed = false;
  // Without a listener a broken pipe would end the program before ffmpeg's own words are shown.
  encoder.stdin.on('error', () => {
    failed = true;
  });
  const ended = once(encoder, 'exit');
  for await (const frame of frames) {
    if (failed) break;
    if (!encoder.stdin.write(frame)) await Promise.race([once(encoder.stdin, 'drain'), ended]);
  }
  encoder.stdin.end();
  await ended;
  if (encoder.exitCode !== 0) throw new Error(`ffmpeg could not write ${file}.`);
}

/** VP9 in two passes at a constant quality, its index in front; `quality` is 0 (best) to 63. */
export function encodeWebm(master: string, file: string, quality: number): void {
  const pass = (number: 1 | 2, speed: number): string[] => [
    ...flags({ i: master, 'c:v': 'libvpx-vp9', 'b:v': 0, crf: quality, ...COLOURS, ...KEY_FRAMES }),
    ...flags({ deadline: 'good', 'cpu-used': speed, 'row-mt': 1, 'tile-columns': 1 }),
    ...flags({ 'auto-alt-ref': 1, 'lag-in-frames': 25, ...REPRODUCIBLE }),
    ...flags({ pass: number, passlogfile: path.join(path.dirname(master), 'vp9') }),
    '-an',
  ];
  ffmpeg([...pass(1, 4), '-f', 'null', '-']);
  ffmpeg([...pass(2, 1), ...flags({ cues_to_front: 1 }), file]);
}

/** H.264, main profile, with the index in front so that it plays while it loads; `quality` is 0 (best) to 51. */
export function encodeMp4(master: string, file: string, quality: number): void {
  ffmpeg([
    ...flags({ i: master, 'c:v': 'libx264', 'profile:v': 'main', level: '3.1', preset: 'veryslow' }),
    ...flags({ tune: 'animation', crf: quality, ...COLOURS, ...KEY_FRAMES, ...REPRODUCIBLE }),
    ...flags({ movflags: '+faststart' }),
    '-an',
    file,
  ]);
}

/** The first frame, to be seen before the film is loaded; `quality` is 0 to 100 (best). */
export function encodePoster(master: string, file: string, quality: number): void {
  ffmpeg([
    ...flags({ i: master, 'frames:v': 1, 'c:v': 'libwebp', quality, preset: 'drawing' }),
    ...flags({ compression_level: 6, ...REPRODUCIBLE }),
    file,
  ]);
}

const QUIET = ['-y', '-loglevel', 'error'];

function ffmpeg(args: string[]): void {
  const { status } = spawnSync('ffmpeg', [...QUIET, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`"ffmpeg ${args.join(' ')}" failed.`);
}
