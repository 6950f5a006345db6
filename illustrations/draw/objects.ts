/** Things people of the scenes hold, stand at or live in. */
import { at, dot, L, mix, n, P } from './core.ts';

export const thing = {
  bowl: (x: number, y: number, w: number, c: string, fruit: readonly string[]): string =>
    fruit
      .map((f, i) =>
        dot(
          x - w * 0.32 + (i * w * 0.64) / Math.max(1, fruit.length - 1),
          y - w * 0.1 - (i % 2) * w * 0.08,
          w * 0.17,
          f,
        ),
      )
      .join('') +
    P(
      `M${x - w / 2} ${y}h${w}q-4 ${n(w * 0.4)}-${n(w * 0.34)} ${n(w * 0.42)}h-${n(w * 0.32)}q-${n(w * 0.3)}-2-${n(w * 0.34)}-${n(w * 0.42)}z`,
      c,
    ) +
    P(
      `M${x} ${y}h${w / 2}q-4 ${n(w * 0.4)}-${n(w * 0.34)} ${n(w * 0.42)}h-${n(w * 0.16)}z`,
      '#000',
      ' opacity=".14"',
    ),
  bottle: (
    x: number,
    y: number,
    s: number,
    body: string,
    label: string,
    capc: string,
    band: string,
  ): string =>
    at(
      x,
      y,
      0,
      s,
      P('M-26 0V-74q0-16 12-20v-8h28v8q12 4 12 20V0z', body) +
        P('M-26-62h52v46h-52z', label) +
        P('M-26-34h52v12h-52z', band) +
        P('M-17-124h34v22h-34z', capc) +
        P('M8 0v-124h9v22q9 8 9 28V0z', '#000', ' opacity=".16"') +
        P('M-20-70h5v58h-5z', '#fff', ' opacity=".3"'),
    ),
  jar: (x: number, y: number, s: number, body: string, label: string, capc: string, band: string): string =>
    at(
      x,
      y,
      0,
      s,
      P('M-36 0v-70h72V0z', body) +
        P('M-36-60h72v44h-72z', label) +
        P('M-36-34h72v12h-72z', band) +
        P('M-38-88h76v20h-76z', capc) +
        P('M14 0v-88h24v20h-2V0z', '#000', ' opacity=".16"') +
        P('M-29-66h6v60h-6z', '#fff', ' opacity=".28"'),
    ),
  book: (x: number, y: number, s: number, cover: string): string =>
    at(
      x,
      y,
      0,
      s,
      P('M-96 8L0 26 96 8v-74L0-46-96-66z', cover) +
        P('M-90 0Q-40-6 0 16V-48Q-40-70-90-66z', '#fffaf0') +
        P('M90 0Q40-6 0 16V-48Q40-70 90-66z', '#f0e4d0') +
        L(
          'M-76-50q36 0 60 12M-76-36q36 0 60 12M-76-22q36 0 60 12M76-50q-36 0-60 12M76-36q-36 0-60 12',
          '#b59f84',
          2.6,
        ),
    ),
  gift: (x: number, y: number, s: number, box: string, bow: string): string =>
    at(
      x,
      y,
      0,
      s,
      P('M-50-80h100V0H-50z', box) +
        P('M10-80h40V0H10z', '#000', ' opacity=".14"') +
        P('M-56-96h112v22h-112z', mix(box, '#ffffff', 0.14)) +
        P('M-9-96H9V0H-9z', bow) +
        P('M0-96C-16-136-58-132-50-108-46-98-18-94 0-96zM0-96C16-136 58-132 50-108 46-98 18-94 0-96z', bow),
    ),
  basket: (x: number, y: number, s: number, a: string, b: string): string =>
    at(
      x,
      y,
      0,
      s,
      P('M-70-52H70L54 26q-54 10-108 0z', a) +
        L('M-68-36H68M-65-20H65M-61-4H61M-58 12H58', b, 4, ' stroke-dasharray="12 7"') +
        P('M-76-62H76v14H-76z', b),
    ),
  house: (
    x: number,
    y: number,
    w: number,
    h: number,
    wall: string,
    trim: string,
    lit: string,
    floors: number,
  ): string => {
    let win = '';
    for (let f = 0; f < floors; f++)
      for (const k of [0.18, 0.58])
        win += P(
          `M${n(x + w * k)} ${n(y - h + 34 + f * 62)}h${n(w * 0.24)}v36h${n(-w * 0.24)}z`,
          (f + k * 10) % 3 < 1.6 ? lit : trim,
        );
    return (
      P(`M${x} ${y}v-${h}h${w}v${h}z`, wall) + P(`M${x - 5} ${y - h}h${w + 10}v12h-${w + 10}z`, trim) + win
    );
  },
};
