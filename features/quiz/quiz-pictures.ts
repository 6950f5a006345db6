import { pictureSource } from '#platform/ui/picture-source.ts';
import type { QuizAnswer } from './quiz-answer.ts';

/** How wide a picture is shown, as in the `sizes` attribute. */
export const MATCH_PICTURE = '10rem';
export const SHELF_PICTURE = '6rem';

/**
 * Asks for every picture that the results could show, in the very file that they would show: no log of a server tells which of them
 * are shown.
 */
export function loadQuizPictures({ products, shelves }: QuizAnswer): void {
  for (const { image } of products) if (image) load(image.url, MATCH_PICTURE);
  for (const { image } of shelves.flatMap((shelf) => shelf.products))
    if (image) load(image.url, SHELF_PICTURE);
}

function load(url: string, shown: string): void {
  const { src, srcSet, sizes } = pictureSource(url, shown);
  const picture = new Image();
  // As soon as one of the other two stands, the browser asks for something.
  if (sizes) picture.sizes = sizes;
  if (srcSet) picture.srcset = srcSet;
  picture.src = src;
}
