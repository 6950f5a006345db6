import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { advisoryBoard } from '#content/about.ts';
import { heroVideos } from '#content/videos.ts';
import { rankProducts } from '#features/catalog/rank-products.server.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readProducts } from '../publish/read-products.ts';
import { shopFiles } from '../shop-files.ts';
import { MOST_BYTES, PICTURE } from './film.ts';
import { films } from './films.ts';
import { readFilmHeader } from './read-film-header.ts';

const fileOf = (url: string) => path.join(shopFiles.publicFolder, url);
const read = (url: string) => readFileSync(fileOf(url));

/** Characters a second: what subtitlers allow for adults. */
const READING_SPEED = 21;

interface Cue {
  from: number;
  to: number;
  text: string;
}

/** The cues of a WebVTT file that is written as strictly as ours are. */
function cuesOf(vtt: string): Cue[] {
  const [head, ...blocks] = vtt.trim().split(/\n{2,}/);
  expect(head).toBe('WEBVTT');
  return blocks
    .filter((block) => !block.startsWith('NOTE'))
    .map((block) => {
      const [, from, to, text] =
        /^\d+\n([\d:.]{12}) --> ([\d:.]{12})(?: (?:line|position|size|align):[\w%]+)*\n(.+)$/s.exec(block) ??
        [];
      if (!from || !to || !text) throw new Error(`This is no cue:\n${block}`);
      return { from: seconds(from), to: seconds(to), text };
    });
}

const seconds = (stamp: string): number => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

it('has a drawing for every film of the home page, of the same length', () => {
  expect(heroVideos.map(({ id, seconds: length }) => [id, length])).toEqual(
    films.map((film) => [film.id, film.seconds]),
  );
});

describe.each(heroVideos)('$id', (video) => {
  it('is one silent picture of the right size and length in both containers', async () => {
    const both = { ...PICTURE, sound: false, indexInFront: true };
    const webm = await readFilmHeader(read(video.webm));
    const mp4 = await readFilmHeader(read(video.mp4));
    for (const header of [webm, mp4]) expect(header).toMatchObject(both);
    expect(webm.codec).toMatch(/^vp09\./);
    // 42 would be H.264 baseline, 4d is main: every device plays them.
    expect(mp4.codec).toMatch(/^avc1\.4d/);
    for (const header of [webm, mp4]) expect(header.seconds).toBeCloseTo(video.seconds, 1);
    expect(video.seconds).toBeGreaterThanOrEqual(8);
    expect(video.seconds).toBeLessThanOrEqual(15);
  });

  it('stays small', () => {
    for (const url of [video.webm, video.mp4])
      expect(statSync(fileOf(url)).size, url).toBeLessThan(MOST_BYTES.film);
    expect(statSync(fileOf(video.poster)).size).toBeLessThan(MOST_BYTES.poster);
  });

  it('has a first picture of its own size', async () => {
    const poster = await sharp(fileOf(video.poster)).metadata();
    expect(poster).toMatchObject({ format: 'webp', hasAlpha: false, ...PICTURE });
  });

  it('has four to six captions within the film, one after the other, that can be read in time', () => {
    const cues = cuesOf(read(video.captions).toString('utf8'));
    expect(cues.length).toBeGreaterThanOrEqual(4);
    expect(cues.length).toBeLessThanOrEqual(6);
    let free = 0;
    for (const { from, to, text } of cues) {
      expect(from, text).toBeGreaterThanOrEqual(free);
      expect(to, text).toBeGreaterThan(from);
      expect(text.length / (to - from), text).toBeLessThanOrEqual(READING_SPEED);
      free = to;
    }
    expect(free).toBeLessThanOrEqual(video.seconds);
  });

  it('claims nothing about a disease', () => {
    const words = `${video.title} ${video.subtitle} ${read(video.captions).toString('utf8')}`;
    expect(words).not.toMatch(
      /\b(cure|treat|prevent|revers|heals?\b|healing|rickets|osteo|disease|cancer|diabet|hypertens)/i,
    );
  });
});

it('is introduced by somebody of the advisory board', () => {
  const doctors = heroVideos.flatMap(({ doctor }) => doctor ?? []);
  expect(doctors).toHaveLength(1);
  for (const { name, role, portrait } of doctors)
    expect(advisoryBoard).toContainEqual(expect.objectContaining({ name, title: role, portrait }));
});

it('finds the product of the film by its words, before any other', () => {
  const catalogue = readProducts(shopFiles.productsFolder);
  const products = catalogue.map(({ handle, title }) => makeProduct({ handle, title }));
  const sought = heroVideos.flatMap(({ productKeywords }) => productKeywords ?? []);
  expect(sought.length).toBeGreaterThan(0);
  for (const words of sought)
    expect(rankProducts(products, words).products[0]?.handle, words).toBe('vitamin-d3-k2');
});
