import type { Film } from './film.ts';
import { vitaminD3K2 } from './vitamin-d3-k2.ts';
import { welcome } from './welcome.ts';

/** The films of the home page, in the order of content/videos.ts. */
export const films: readonly Film[] = [welcome, vitaminD3K2];
