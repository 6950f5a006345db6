/** What is printed on a pack: five layouts of name, words and cloth. */
import { wordmark } from './brand.ts';
import { n } from './core.ts';
import { fit, type Lettering, setLine } from './lettering.ts';
import type { Scheme } from './product-scheme.ts';

export const labelLayouts = ['band', 'rise', 'crown', 'stripe', 'field'] as const;
export type LabelLayout = (typeof labelLayouts)[number];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The printed area of a form. */
export interface Face {
  box: Box;
  /** fills a region with the cloth, wrapped to the form */
  cloth: (region: Box) => string;
  /** how far the middle of a level line hangs below its ends */
  curve: number;
}

/** The words of a label. */
export interface LabelWords {
  /** whose product it is, where it is not BioLife's */
  brand?: string | undefined;
  title: string;
  /** under the title, such as "Hibiscus + Magnesium" */
  note?: string | undefined;
  /** foot of the label, such as "60 capsules" */
  count?: string | undefined;
}

interface Area extends Box {
  anchor?: 'start' | 'middle';
  /** largest title, before the form's own scale */
  max: number;
  /** set the count as the last line instead of at the foot */
  withCount?: boolean;
}

class Printer {
  readonly face: Face;
  readonly s: Scheme;
  readonly #words: LabelWords;
  readonly #letters: Lettering;
  /** small print grows less than the pack does */
  readonly #k: number;
  constructor(words: LabelWords, s: Scheme, face: Face, letters: Lettering) {
    this.face = face;
    this.s = s;
    this.#words = words;
    this.#letters = letters;
    this.#k = Math.sqrt(face.box.w / 184);
  }

  head(x: number, y: number, ink: string, anchor: 'start' | 'middle' = 'middle'): string {
    const { brand } = this.#words;
    const size = 13 * this.#k;
    return brand
      ? setLine(this.#letters, { x, y, size, fill: ink, words: brand, cut: 'brand', anchor })
      : wordmark(this.#letters, { x, y, size, ink, anchor });
  }

  /** The count, no wider than `room`. */
  foot(x: number, y: number, ink: string, anchor: 'start' | 'middle' = 'middle', room = Infinity): string {
    const { count } = this.#words;
    if (!count) return '';
    const size = Math.min(9.4 * this.#k, room / this.#letters.width(count, 'foot'));
    return setLine(this.#letters, {
      x,
      y,
      size,
      fill: ink,
      words: count,
      cut: 'foot',
      anchor,
    });
  }

  /** Title and note, as large as the area allows, centred in its height. */
  stack({ x, y, w, h, anchor = 'middle', max, withCount = false }: Area): string {
    const { title, note, count } = this.#words;
    const { ink, quiet } = this.s;
    const small = note
      ? fit(this.#letters, note, { w, h: h * 0.3, max: 11 * this.#k, rows: 2, cut: 'note' })
      : undefined;
    const smallHeight = small ? small.lines.length * small.size * 1.16 + small.size * 0.5 : 0;
    const lastHeight = withCount && count ? 9.4 * this.#k * 1.75 : 0;
    const scale = this.face.box.w > 230 ? 1.34 : this.face.box.w < 140 ? 0.9 : 1.06;
    const big = fit(this.#letters, title, {
      w,
      h: h - smallHeight - lastHeight,
      max: max * scale,
      rows: 3,
      cut: 'title',
    });
    const lead = big.size * 0.96;
    const left = anchor === 'start' ? x : x + w / 2;
    let base = y + (h - lead * big.lines.length - smallHeight - lastHeight) / 2 + big.size * 0.76;
    let out = '';
    for (const words of big.lines) {
      out += setLine(this.#letters, {
        x: left,
        y: base,
        size: big.size,
        fill: ink,
        words,
        cut: 'title',
        anchor,
      });
      base += lead;
    }
    if (small) {
      base += small.size * 1.5 - big.size * 0.76;
      for (const words of small.lines) {
        out += setLine(this.#letters, {
          x: left,
          y: base,
          size: small.size,
          fill: quiet,
          words,
          cut: 'note',
          anchor,
        });
        base += small.size * 1.16;
      }
    }
    return out + (withCount ? this.foot(left, y + h, quiet, anchor) : '');
  }

  /** A band from y down, its edges bowed with the form. */
  bow(y: number, height: number, fill: string): string {
    const { box, curve } = this.face;
    return `<path fill="${fill}" d="M${n(box.x)} ${n(y)}q${n(box.w / 2)} ${n(curve * 2)} ${n(box.w)} 0v${n(height)}q${n(-box.w / 2)} ${n(curve * 2)} ${n(-box.w)} 0z"/>`;
  }
}

const layouts: Record<LabelLayout, (p: Printer) => string> = {
  /** words above, cloth below */
  band: (p) => {
    const { box, cloth, curve } = p.face;
    const { x, y, w, h } = box;
    const edge = y + h * 0.68;
    return (
      p.head(x + w / 2, y + h * 0.135 + curve / 2, p.s.ink) +
      p.stack({ x: x + w * 0.1, y: y + h * 0.19, w: w * 0.8, h: h * 0.44, max: 31, withCount: true }) +
      cloth({ x, y: edge, w, h: h * 0.32 + curve + 2 }) +
      p.bow(edge - 2.5, 2.5, p.s.a)
    );
  },
  /** cloth above, words below */
  crown: (p) => {
    const { box, cloth, curve } = p.face;
    const { x, y, w, h } = box;
    const edge = y + h * 0.25;
    const head = edge + curve + h * 0.11;
    return (
      cloth({ x, y, w, h: h * 0.25 + curve + 2 }) +
      `<path fill="${p.s.ground}" d="M${n(x)} ${n(edge)}q${n(w / 2)} ${n(curve * 2)} ${n(w)} 0V${n(y + h + 30)}H${n(x)}z"/>` +
      p.bow(edge, 2.5, p.s.a) +
      p.head(x + w / 2, head, p.s.ink) +
      p.stack({
        x: x + w * 0.1,
        y: head + h * 0.045,
        w: w * 0.8,
        h: y + h * 0.8 + curve / 2 - head,
        max: 30,
      }) +
      p.foot(x + w / 2, y + h * 0.94 + curve / 2, p.s.quiet)
    );
  },
  /** cloth all over, words on a panel */
  field: (p) => {
    const { box, cloth, curve } = p.face;
    const { x, y, w, h } = box;
    const px = x + w * 0.12;
    const pw = w * 0.76;
    const py = y + h * 0.18;
    const ph = h * 0.64;
    return (
      cloth(box) +
      `<path fill="${p.s.ground}" d="M${n(px)} ${n(py + 8)}a8 8 0 0 1 8-8q${n(pw / 2 - 8)} ${n(curve)} ${n(pw - 16)} 0a8 8 0 0 1 8 8v${n(ph - 16)}a8 8 0 0 1-8 8q${n(8 - pw / 2)} ${n(curve)} ${n(16 - pw)} 0a8 8 0 0 1-8-8z"/>` +
      p.head(x + w / 2, py + ph * 0.19 + curve / 2, p.s.ink) +
      p.stack({ x: px + pw * 0.08, y: py + ph * 0.25 + curve / 2, w: pw * 0.84, h: ph * 0.53, max: 28 }) +
      p.foot(x + w / 2, py + ph * 0.92 + curve / 2, p.s.quiet)
    );
  },
  /** words over a rising sun */
  rise: (p) => {
    const { box, curve } = p.face;
    const { x, y, w, h } = box;
    const cx = x + w / 2;
    const base = y + h + curve;
    const radius = Math.min(w * 0.5, h * 0.42);
    const discs = [
      [1, p.s.a],
      [0.8, p.s.ground],
      [0.74, p.s.b],
      [0.58, p.s.ground],
      [0.52, p.s.dye[0]],
    ] as const;
    return (
      p.head(cx, y + h * 0.125 + curve / 2, p.s.ink) +
      p.stack({
        x: x + w * 0.1,
        y: y + h * 0.165 + curve / 2,
        w: w * 0.8,
        h: h * 0.41 - curve / 2,
        max: 30,
      }) +
      discs
        .map(([k, f]) => `<circle cx="${n(cx)}" cy="${n(base)}" r="${n(radius * k)}" fill="${f}"/>`)
        .join('') +
      p.foot(cx, base - radius * 0.13 - curve / 2, '#fffaf0', 'middle', radius * 0.82)
    );
  },
  /** a strip of cloth at the left, words beside it */
  stripe: (p) => {
    const { box, cloth, curve } = p.face;
    const { x, y, w, h } = box;
    const tx = x + w * 0.365;
    const tw = w * 0.54;
    return (
      cloth({ x: x + w * 0.07, y: y - 2, w: w * 0.24, h: h + curve + 4 }) +
      p.head(tx, y + h * 0.16 + curve / 2, p.s.ink, 'start') +
      p.stack({ x: tx, y: y + h * 0.24, w: tw, h: h * 0.54, max: 30, anchor: 'start' }) +
      p.foot(tx, y + h * 0.91 + curve / 2, p.s.quiet, 'start')
    );
  },
};

/** Everything printed on the label, in drawing order. */
export const label = (
  words: LabelWords,
  s: Scheme,
  layout: LabelLayout,
  face: Face,
  letters: Lettering,
): string => layouts[layout](new Printer(words, s, face, letters));
