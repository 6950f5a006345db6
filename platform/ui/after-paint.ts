/**
 * Runs what nobody waits to see once the answer to a press is on the screen: what a press does before the next picture, somebody on a
 * slow phone feels as a button that hesitates. A tab in the background draws no picture and waits for none.
 * Gives what takes it back.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => (timer = setTimeout(run));
  const frame = document.hidden ? void soon() : requestAnimationFrame(soon);
  return () => {
    if (frame) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
