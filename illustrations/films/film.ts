import { type Drawn, mix } from '../draw/core.ts';

/** Drawn on the field of the hero scenes, encoded at four fifths of it: both sides stay even. */
export const FIELD = { width: 1600, height: 720 } as const;
export const PICTURE = { width: 1280, height: 576 } as const;
/** Rendered so many times as large, so that slow edges move by less than a pixel. */
export const OVERSAMPLING = 2;
export const FRAMES_PER_SECOND = 30;

/** What a page can ask of a visitor's line: bytes of each of a film's files, and of its first picture. */
export const MOST_BYTES = { film: 1_500_000, poster: 60_000 } as const;

export interface Film {
  /** name of its files */
  id: string;
  seconds: number;
  /** What is seen at a second. The same second always gives the same drawing. */
  draw: (second: number) => Drawn;
}

/** Drawings above each other, the first at the back. */
export const stack = (layers: readonly (Drawn | string)[]): Drawn => ({
  defs: layers.map((layer) => (typeof layer === 'string' ? '' : layer.defs)).join(''),
  body: layers.map((layer) => (typeof layer === 'string' ? layer : layer.body)).join(''),
});

/** The same drawing with every colour of it mixed with another: out of the light, or further away. */
export const tinted = (art: string, colour: string, share: number): string =>
  share <= 0
    ? art
    : art.replace(
        /((?:fill|stroke|stop-color)=")(#[0-9a-f]{6})"/g,
        (_, name: string, own: string) => `${name}${mix(own, colour, share)}"`,
      );
