import { loadLexicon } from '#assistant/lexicon/lexicon.ts';
import { createTermReader, type TermReader } from '#assistant/lexicon/term-reader.ts';
import type { ProductLabel } from '#assistant/products/product-label.ts';
import { createLabelReader } from '#assistant/products/read-label.ts';
import type { ConceptKind } from '#assistant/turn.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { onceFor } from '#platform/time/once-for.ts';
import { once } from '#platform/time/once.ts';

/** More products than most shops have; the rest are read again when they are asked for. */
const KEPT = 20_000;

/** Read when the first label is: a store in which nobody asks does without. */
const readLabel = once(() => createLabelReader(loadLexicon()));
const known = new Map<string, { source: Product; label: ProductLabel }>();

/** What a product's page says of it: read once, and again when the page has changed. Of the very same object nothing has to be compared. */
export const labelOf = onceFor((product: Product): ProductLabel => {
  const before = known.get(product.id);
  if (before && isSame(before.source, product)) return before.label;
  const label = readLabel()(product);
  if (known.size >= KEPT) known.clear();
  known.set(product.id, { source: product, label });
  return label;
});

const isSame = (a: Product, b: Product) =>
  a.description === b.description &&
  a.title === b.title &&
  a.productType === b.productType &&
  a.tags.join() === b.tags.join() &&
  a.variants.map(({ title }) => title).join('\n') === b.variants.map(({ title }) => title).join('\n');

function readerOf(...kinds: ConceptKind[]): TermReader {
  const reader = once(() => createTermReader(loadLexicon(), new Set(kinds)));
  return (text) => reader()(text);
}

/** Substances that a printed text names, such as a row of a table. */
export const substancesIn = readerOf('substance');

/** Read once of each product: one that has not changed is the same object. */
const substancesOnce = (textsOf: (product: Product) => readonly string[]) =>
  onceFor((product: Product): readonly string[] => [
    ...new Set(textsOf(product).flatMap((text) => substancesIn(text).map(({ concept }) => concept))),
  ]);

/** Those that a product's title names, each once. */
export const substancesInTitle = substancesOnce(({ title }) => [title]);

/** Those that its tags name, each once. */
export const substancesInTags = substancesOnce(({ tags }) => tags);

/** Medicines and tests that it names. */
export const medicinesIn = readerOf('drug', 'test');

/** As a sentence names a concept: 'blood thinners'. */
export const conceptName = (id: string): string =>
  loadLexicon().concepts.get(id)?.name ?? id.replaceAll('-', ' ');

export const classesOf = (id: string): readonly string[] => loadLexicon().concepts.get(id)?.classes ?? [id];
