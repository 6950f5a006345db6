/** Who the portraits show: no two alike in hair, skin and dress. Colours follow from the names. */
import type { PortraitName } from '../manifest/art-files.ts';
import type { PortraitSpec } from './portrait.ts';

type Traits = Pick<PortraitSpec, 'hair' | 'skin' | 'mood' | 'outfit'> &
  Partial<Pick<PortraitSpec, 'hairTone' | 'beard' | 'glasses' | 'ground'>>;
const plain = { elder: false, hairTone: 0, beard: 'none', glasses: 'none' } as const;
const woman = (traits: Traits): PortraitSpec => ({ ...plain, build: 'soft', ...traits });
const man = (traits: Traits): PortraitSpec => ({ ...plain, build: 'broad', ...traits });
const elder = (spec: PortraitSpec): PortraitSpec => ({ ...spec, elder: true });

export const cast: Readonly<Record<PortraitName, PortraitSpec>> = {
  p01: woman({ hair: 'afro', skin: 2, mood: 'laugh', outfit: 'print' }),
  p02: man({ hair: 'fade', skin: 1, beard: 'full', mood: 'smile', outfit: 'collar' }),
  p03: woman({ hair: 'braids', skin: 4, mood: 'smile', outfit: 'vneck' }),
  p04: man({ hair: 'locs', skin: 3, beard: 'goatee', mood: 'calm', outfit: 'crew' }),
  p05: woman({ hair: 'scarf', skin: 3, mood: 'smile', outfit: 'crew' }),
  p06: man({ hair: 'bald', skin: 0, beard: 'full', glasses: 'square', mood: 'smile', outfit: 'turtle' }),
  p07: woman({ hair: 'wrap', skin: 1, mood: 'calm', outfit: 'collar' }),
  p08: man({ hair: 'waves', skin: 5, beard: 'stubble', mood: 'laugh', outfit: 'print' }),
  p09: woman({ hair: 'puff', skin: 0, glasses: 'round', mood: 'smile', outfit: 'turtle' }),
  p10: man({ hair: 'kufi', skin: 2, beard: 'full', mood: 'calm', outfit: 'vneck' }),
  p11: woman({ hair: 'curls', skin: 6, hairTone: 4, mood: 'laugh', outfit: 'print' }),
  p12: man({ hair: 'cornrows', skin: 4, mood: 'smile', outfit: 'crew' }),
  p13: woman({ hair: 'twa', skin: 1, mood: 'calm', outfit: 'vneck' }),
  p14: man({ hair: 'afro', skin: 6, hairTone: 1, beard: 'moustache', mood: 'smile', outfit: 'collar' }),
  p15: woman({ hair: 'locs', skin: 3, hairTone: 1, glasses: 'square', mood: 'smile', outfit: 'print' }),
  p16: man({ hair: 'locsUp', skin: 1, beard: 'full', mood: 'laugh', outfit: 'vneck' }),
  p17: woman({ hair: 'bob', skin: 5, mood: 'smile', outfit: 'crew' }),
  p18: man({ hair: 'twa', skin: 7, glasses: 'round', mood: 'smile', outfit: 'print' }),
  p19: woman({ hair: 'knots', skin: 2, mood: 'laugh', outfit: 'turtle' }),
  p20: man({ hair: 'flat', skin: 3, beard: 'stubble', mood: 'calm', outfit: 'collar' }),
  p21: woman({ hair: 'cornrows', skin: 0, mood: 'smile', outfit: 'collar' }),
  p22: man({
    hair: 'fade',
    skin: 6,
    hairTone: 1,
    beard: 'goatee',
    glasses: 'square',
    mood: 'smile',
    outfit: 'crew',
  }),
  p23: woman({ hair: 'locsUp', skin: 5, hairTone: 1, mood: 'calm', outfit: 'print' }),
  p24: man({ hair: 'bald', skin: 4, beard: 'moustache', mood: 'laugh', outfit: 'print' }),
  p25: woman({ hair: 'brim', skin: 3, mood: 'smile', outfit: 'vneck' }),
  p26: man({ hair: 'waves', skin: 0, mood: 'smile', outfit: 'turtle' }),
  p27: woman({ hair: 'scarf', skin: 6, glasses: 'round', mood: 'laugh', outfit: 'print' }),
  p28: man({
    hair: 'cornrows',
    skin: 2,
    hairTone: 1,
    beard: 'full',
    glasses: 'round',
    mood: 'calm',
    outfit: 'collar',
  }),
  p29: elder(woman({ hair: 'wrap', skin: 2, hairTone: 3, glasses: 'round', mood: 'smile', outfit: 'print' })),
  p30: elder(man({ hair: 'flat', skin: 1, hairTone: 3, beard: 'full', mood: 'smile', outfit: 'collar' })),
  p31: elder(woman({ hair: 'twa', skin: 4, hairTone: 3, mood: 'laugh', outfit: 'crew' })),
  p32: elder(
    man({
      hair: 'bald',
      skin: 3,
      hairTone: 3,
      beard: 'goatee',
      glasses: 'round',
      mood: 'calm',
      outfit: 'vneck',
    }),
  ),
  p33: elder(woman({ hair: 'locs', skin: 0, hairTone: 2, mood: 'calm', outfit: 'turtle' })),
  p34: elder(
    man({
      hair: 'waves',
      skin: 5,
      hairTone: 3,
      beard: 'moustache',
      glasses: 'square',
      mood: 'smile',
      outfit: 'print',
    }),
  ),
  p35: elder(
    woman({ hair: 'bob', skin: 6, hairTone: 3, glasses: 'square', mood: 'smile', outfit: 'collar' }),
  ),
  p36: elder(man({ hair: 'kufi', skin: 0, hairTone: 3, beard: 'full', mood: 'laugh', outfit: 'crew' })),
  p37: elder(woman({ hair: 'afro', skin: 3, hairTone: 3, mood: 'smile', outfit: 'vneck' })),
  p38: elder(man({ hair: 'locs', skin: 2, hairTone: 2, beard: 'full', mood: 'calm', outfit: 'print' })),
  p39: elder(woman({ hair: 'brim', skin: 1, hairTone: 2, glasses: 'round', mood: 'calm', outfit: 'crew' })),
  p40: elder(man({ hair: 'fade', skin: 7, hairTone: 2, beard: 'stubble', mood: 'smile', outfit: 'turtle' })),
  'advisory-a': woman({ hair: 'twa', skin: 3, glasses: 'round', mood: 'smile', ground: 0, outfit: 'coat' }),
  'advisory-b': elder(
    man({
      hair: 'waves',
      skin: 1,
      hairTone: 3,
      beard: 'full',
      glasses: 'square',
      mood: 'calm',
      ground: 3,
      outfit: 'coat',
    }),
  ),
  'advisory-c': woman({ hair: 'braids', skin: 5, mood: 'calm', ground: 4, outfit: 'coat' }),
  'advisory-d': man({ hair: 'fade', skin: 4, beard: 'goatee', mood: 'smile', ground: 2, outfit: 'coat' }),
  founder: woman({ hair: 'curls', skin: 2, mood: 'smile', ground: 1, outfit: 'collar' }),
};
