/** What somebody presses or has to read; long texts can be scrolled. */
const WANTED =
  'main :is(a, button, input, select, textarea, summary, label, .price, .buy-price), footer :is(a, button)';

/** After the last step of a scroll, in milliseconds. */
const SETTLED_AFTER = 120;

/**
 * Tells whether what floats covers something that is wanted, whenever the page has come to rest. Gives the way to stop.
 * What is much wider, such as a question that opens, can be pressed and read beside it.
 */
export function watchCovering(float: HTMLElement, tell: (covers: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => tell(coversWanted(float));
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLED_AFTER);
  };
  addEventListener('scroll', later, { passive: true });
  // The page grows when pictures arrive; what floats moves when a bar comes under it.
  const sizes = new ResizeObserver(later);
  for (const element of [document.body, float.parentElement]) if (element) sizes.observe(element);
  // Another page has other things at this place.
  const contents = new MutationObserver(later);
  const main = document.querySelector('main');
  if (main) contents.observe(main, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', later);
    sizes.disconnect();
    contents.disconnect();
  };
}

function coversWanted(float: HTMLElement): boolean {
  const { left, right, top, bottom, width } = float.getBoundingClientRect();
  const isUnder = (box: DOMRect) =>
    box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  return [...document.querySelectorAll(WANTED)].some((element) => {
    // What is not laid out yet is far away, and asking for its boxes would lay it out. Browsers before 2024 lay out everything, some without a way to ask.
    if ('checkVisibility' in element && !element.checkVisibility({ contentVisibilityAuto: true }))
      return false;
    const boxes = [...element.getClientRects()];
    return boxes.some((box) => isUnder(box) && box.width < 4 * width);
  });
}
