import type { PortraitName } from '#illustrations/manifest/art-files.ts';
import { advisoryBoard } from './about.ts';

/** A film of the home page. It has no sound; what it says stands in its captions. */
export interface HeroVideo {
  id: string;
  title: string;
  subtitle: string;
  webm: string;
  mp4: string;
  poster: string;
  captions: string;
  seconds: number;
  /** Sample content, like the advisory board. */
  doctor?: { name: string; role: string; portrait: PortraitName };
  /** Words that find the product it speaks of. */
  productKeywords?: string[];
}

/** Where the files of a film lie. `node illustrations/films/render-films.ts` draws the films; the captions are written by hand. */
const filesOf = (id: string) => ({
  webm: `/media/${id}.webm`,
  mp4: `/media/${id}.mp4`,
  poster: `/media/${id}.webp`,
  captions: `/media/${id}.en.vtt`,
});

/** Somebody of the advisory board; nobody where an owner has put other people there. */
function adviser(portrait: PortraitName): HeroVideo['doctor'] {
  const found = advisoryBoard.find((person) => person.portrait === portrait);
  return found && { name: found.name, role: found.title, portrait };
}

export const heroVideos: HeroVideo[] = [
  {
    id: 'welcome',
    title: 'Welcome. Bring the whole family',
    subtitle: 'Plain words about vitamins, herbs and habits, with Black families in mind.',
    ...filesOf('welcome'),
    seconds: 13,
    doctor: adviser('advisory-b'),
  },
  {
    id: 'vitamin-d3-k2',
    title: 'Sunshine and its partner',
    subtitle: 'Vitamins D3 and K2 in one small softgel, to help support bones and muscles.',
    ...filesOf('vitamin-d3-k2'),
    seconds: 13,
    productKeywords: ['vitamin d3 + k2', 'vitamin d3 k2', 'vitamin d3'],
  },
];
