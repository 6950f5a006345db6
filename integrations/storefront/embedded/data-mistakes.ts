import type { CollectionFile, ProductFile } from './data-schema.ts';
import { dailyValue } from './daily-values.ts';

export interface NamedProductFile {
  /** As mistakes name it, such as products/iron-gentle.yaml. */
  file: string;
  handle: string;
  data: ProductFile;
}

/** Mistakes that one field alone does not show: a collection nobody knows, values that do not fit the options, amounts in the wrong unit. */
export function productMistakes(products: NamedProductFile[], collections: CollectionFile[]): string[] {
  const known = new Set(collections.map(({ handle }) => handle));
  return products.flatMap(({ file, data }) => [
    ...data.collections.flatMap((handle, index) =>
      known.has(handle) ? [] : [`${file}: collections.${index} "${handle}" is not in collections.yaml`],
    ),
    ...data.gallery.flatMap((name, index) =>
      name === 'label' || known.has(name)
        ? []
        : [`${file}: gallery.${index} must be "label" or a handle of collections.yaml`],
    ),
    ...variantMistakes(data).map((mistake) => `${file}: ${mistake}`),
    ...factsMistakes(data).map((mistake) => `${file}: ${mistake}`),
  ]);
}

function variantMistakes({ options, variants }: ProductFile): string[] {
  const mistakes = variants.flatMap(({ values }, index) =>
    values.length === options.length
      ? []
      : [`variants.${index}.values must have ${options.length} entries, one for each option`],
  );
  if (options.length === 0 && variants.length > 1)
    mistakes.push('options must name what the variants differ in');
  for (const index of repeats(variants.map(({ values }) => values.join(' / '))))
    mistakes.push(`variants.${index}.values are those of another variant`);
  return mistakes;
}

function factsMistakes({ facts }: ProductFile): string[] {
  return facts.rows.flatMap((row, index) => {
    const found = dailyValue(row, facts.dailyValuesFor);
    if (!found.ok) return [`facts.rows.${index}.amount ${found.problem}`];
    return found.kind === 'percent' && row.dailyValue !== undefined
      ? [`facts.rows.${index}.dailyValue is worked out from the amount: leave it out`]
      : [];
  });
}

/** Numbers and codes that must be used once only, over all files. */
export function repeatedValues(products: NamedProductFile[], collections: CollectionFile[]): string[] {
  const places = (field: string, of: (product: NamedProductFile) => (string | number)[]) =>
    products.flatMap((product) =>
      of(product).map((value, index) => ({
        place: `${product.file}: ${field.replace('#', `${index}`)}`,
        value,
      })),
    );
  const lists = [
    places('id', ({ data }) => [data.id]),
    places('variants.#.id', ({ data }) => data.variants.map(({ id }) => id)),
    places('variants.#.sku', ({ data }) => data.variants.map(({ sku }) => sku)),
    collections.map(({ id }, index) => ({ place: `collections.yaml: ${index}.id`, value: id })),
    collections.map(({ handle }, index) => ({ place: `collections.yaml: ${index}.handle`, value: handle })),
  ];
  return lists.flatMap((list) =>
    repeats(list.map(({ value }) => value)).map(
      (index) => `${list[index]?.place} ${list[index]?.value} is used twice`,
    ),
  );
}

/** Places of values that stood in the list before. */
function repeats(values: (string | number)[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}
