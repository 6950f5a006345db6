/** Five times of day in which any scene can be drawn. */
import { type LightName, skies } from '../manifest/art-files.ts';

export interface Light {
  sky: readonly [string, string, string];
  sun: string;
  ring: string;
  land: readonly [string, string, string, string];
  leaf: readonly [string, string, string];
  glow: string;
  /** which words read on its sky */
  words: 'dark' | 'light';
}

export const lights: Readonly<Record<LightName, Light>> = {
  dawn: {
    words: skies.dawn.words,
    sky: [skies.dawn.top, '#f9cf94', '#f0a868'],
    sun: '#fff3d6',
    ring: '#fff3d6',
    land: ['#d98a55', '#ac5237', '#7a3833', '#43222b'],
    leaf: ['#2f6b4a', '#14493a', '#0d3129'],
    glow: '#ffd394',
  },
  noon: {
    words: skies.noon.words,
    sky: [skies.noon.top, '#e6e6c4', '#d3d9a4'],
    sun: '#fbd46b',
    ring: '#fffbe8',
    land: ['#a9bb6a', '#6f9455', '#3a6b4a', '#14493a'],
    leaf: ['#5c8c46', '#2a6142', '#123f32'],
    glow: '#ffe3a6',
  },
  dusk: {
    words: skies.dusk.words,
    sky: [skies.dusk.top, '#a13a50', '#ee8a4c'],
    sun: '#ffd27a',
    ring: '#ffcf8a',
    land: ['#8f3a4a', '#632a49', '#40203f', '#251430'],
    leaf: ['#3f5a4c', '#28433d', '#1b2c2f'],
    glow: '#ffb066',
  },
  night: {
    words: skies.night.words,
    sky: [skies.night.top, '#242c6b', '#4e4b94'],
    sun: '#fbe9c0',
    ring: '#c9c8ff',
    land: ['#343a80', '#262b66', '#1a1e4d', '#101334'],
    leaf: ['#2d5a63', '#1e4350', '#132f3c'],
    glow: '#f2d9a8',
  },
  bloom: {
    words: skies.bloom.words,
    sky: [skies.bloom.top, '#ffc9c4', '#ffa98c'],
    sun: '#fff4e2',
    ring: '#fff1ea',
    land: ['#f28a7e', '#bf3668', '#93265a', '#5c1a44'],
    leaf: ['#c2456f', '#8f2a5a', '#5e1b45'],
    glow: '#ffd9b0',
  },
};
