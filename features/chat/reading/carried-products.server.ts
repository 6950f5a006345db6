import type { Product } from '#integrations/storefront/product.ts';
import type { Turn } from '../conversations/chat-conversation.server.ts';
import { comesAs, formIn } from '../products/forms.server.ts';
import { productsByHandle } from '../products/products-by-handle.server.ts';
import { substancesNamed } from '../products/wanted.server.ts';
import { labelOf } from '#features/catalog/label-of.server.ts';
import { inOneForm } from '#platform/text/in-one-form.ts';

interface Shown {
  history: readonly Turn[];
  /** The whole catalogue. */
  products: readonly Product[];
  /** What the visitor looks at. */
  inView: readonly Product[];
}

const ORDINALS = ['(?:first|top)', '(?:second|middle)', 'third'].map(
  (word) => new RegExp(`\\b(?:the|that|di|de|dat|ur|your) ${word}\\b`),
);
const LAST = /\b(?:the|that|di|de|dat) last\b/;

/** The products that 'it', 'the second one' or 'both' stand for: of the last reply that named any, else what the visitor looks at. */
export function carriedProducts(plain: string, { history, products, inView }: Shown): Product[] {
  const handles = history.findLast(({ evidence }) => (evidence?.products.length ?? 0) > 0)?.evidence
    ?.products;
  const shown = productsByHandle(handles ?? [], products);
  if (shown.length === 0) return [...inView];
  const ordinal = ORDINALS.findIndex((said) => said.test(plain));
  const picked = LAST.test(plain) ? shown.at(-1) : shown[ordinal];
  return picked ? [picked] : pointedAt(plain, ofForm(plain, shown));
}

/** 'The tea', 'them gummies': those of the shown ones that come so, where some do and others do not. */
function ofForm(plain: string, shown: Product[]): Product[] {
  const form = formIn(plain);
  const inForm = form === undefined ? [] : shown.filter((product) => comesAs(product, form));
  return inForm.length > 0 ? inForm : shown;
}

const POINTS_AT = /\b(?:the|that|di|de|dat|them|dem|those|your|ur) ((?:[a-z0-9]+ ){0,2}?[a-z0-9]+)\b/g;
const WITH =
  /\b(?:the|that|them) (?:ones?|kinds?) (?:with|wit|that (?:has|have|got)|got|containing) ([a-z0-9 ]+)/;

/** 'The gentle kind', 'the one with garlic': those of the shown ones that are called so or hold it, where others are not and do not. */
function pointedAt(plain: string, shown: Product[]): Product[] {
  if (shown.length < 2) return shown;
  const [, held = ''] = WITH.exec(plain) ?? [];
  const substances = substancesNamed(held);
  const said = new Set(
    [...inOneForm(plain).matchAll(POINTS_AT)].flatMap(([, name = '']) =>
      name.split(' ').filter((word) => word.length > SHORT),
    ),
  );
  const isMeant = (product: Product) =>
    substances.length > 0
      ? substances.some((one) => labelOf(product).holds.has(one))
      : inOneForm(product.title)
          .split(' ')
          .some((word) => said.has(word));
  const meant = shown.filter(isMeant);
  return meant.length > 0 && meant.length < shown.length ? meant : shown;
}

const SHORT = 3;
