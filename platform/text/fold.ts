/** Lower case, accents off, so that 'Açaí' is found by 'acai'. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
