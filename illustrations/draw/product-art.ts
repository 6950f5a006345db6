/** Product pictures: five forms of pack, five layouts of label, thirteen cloths, any hue. */
import { type Drawn, frame, garden, hash, mix, P } from './core.ts';
import type { Lettering } from './lettering.ts';
import type { PatternName } from './woven-patterns.ts';
import { forms, type ProductForm, surroundings } from './product-forms.ts';
import { type LabelLayout, labelLayouts, type LabelWords } from './product-label.ts';
import { type LabelTone, labelTones, type Scheme, scheme } from './product-scheme.ts';

export interface ProductSpec extends LabelWords {
  form: ProductForm;
  /** OKLCH hue, 0 to 360 */
  hue: number;
  /** the cloth on the label */
  pattern: PatternName;
  /** layout and tone follow from the title unless they are given */
  layout?: LabelLayout | undefined;
  tone?: LabelTone | undefined;
}

/** Paper is twice as likely as the others. */
const TONES: readonly LabelTone[] = [...labelTones, 'paper'];

/** A pack, 400 by 480, to be taken up by another picture. */
export function productDrawing(spec: ProductSpec, letters: Lettering, uid = ''): Drawn {
  const seed = hash(spec.title + spec.form);
  const layout = spec.layout ?? labelLayouts[seed % labelLayouts.length]!;
  const id = `${uid}p${seed.toString(36)}`;
  const { defs, body } = forms[spec.form].draw({
    id,
    words: spec,
    pattern: spec.pattern,
    s: productScheme(spec),
    layout,
    letters,
  });
  return { defs: surroundings(id, spec.form) + defs, body };
}

/** The colours a pack is drawn in. */
export function productScheme(spec: ProductSpec): Scheme {
  const picked = spec.tone ?? TONES[(hash(spec.title + spec.form) >>> 4) % TONES.length]!;
  // A dark ground in a yellow hue is mud; the hue itself is not.
  const tone = picked === 'ink' && !spec.tone && spec.hue > 48 && spec.hue < 118 ? 'hue' : picked;
  return scheme({ hue: spec.hue, title: spec.title, tone });
}

/**
 * Draw one product, 400 by 480: the pack on no ground, or its label close up on a ground of its hue.
 * `uid` goes in front of all ids, for a product that appears twice on one page.
 */
export function productArt(
  spec: ProductSpec,
  letters: Lettering,
  { closeUp = false, uid }: { closeUp?: boolean; uid?: string } = {},
): string {
  const { defs, body } = productDrawing(spec, letters, uid);
  const size = [400, 480] as const;
  if (!closeUp) return frame([0, 0, ...size], { defs, body }, { label: `${spec.title}, ${spec.form}`, size });
  const ground = P('M0 0h400v480H0z', mix(garden.shea, productScheme(spec).main, 0.18));
  return frame(
    forms[spec.form].closeUp,
    { defs, body: ground + body },
    { label: `Label of ${spec.title}`, size },
  );
}
