/** Words of a search that name no product: they are left out, unless nothing else was typed. Small letters. */
export const searchStopWords: readonly string[] =
  `a an and any are at best buy can do find for from get give good have health healthy help helps i in is it like me my need of on or
  our please product products show some something stuff supplement supplements support take that the to want what which with you your`.split(
    /\s+/,
  );
