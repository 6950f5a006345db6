import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { encodePng } from './encode-png.ts';

const draw = (body: string) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">${body}</svg>`).render();

/** The pixels that another decoder reads from a PNG. */
const decoded = (png: Uint8Array) =>
  draw(`<image width="120" height="80" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`)
    .pixels;

it('keeps a drawing in few colours exactly as it is', async () => {
  const { pixels, width, height } = draw(
    '<path fill="#14493a" d="M0 0h120v80H0z"/><path fill="#f3b13b" d="M10 10h40v30H10z"/><path fill="#a01f3d" d="M60 20h40v50H60z"/>',
  );
  expect(Buffer.from(decoded(await encodePng(pixels, width, height))).equals(Buffer.from(pixels))).toBe(true);
});

it('shows a gradient of more colours than a palette holds within a few steps of each', async () => {
  const { pixels, width, height } = draw(
    '<linearGradient id="a"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient><linearGradient id="b" x2="0" y2="1"><stop stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient><path fill="url(#a)" d="M0 0h120v80H0z"/><path fill="url(#b)" d="M0 0h120v80H0z"/>',
  );
  const seen = decoded(await encodePng(pixels, width, height));
  const errors = Array.from(pixels, (value, i) => Math.abs(value - (seen[i] ?? 0)));
  expect(Math.max(...errors)).toBeLessThanOrEqual(20);
  expect(errors.reduce((a, b) => a + b, 0) / errors.length).toBeLessThan(4);
});
