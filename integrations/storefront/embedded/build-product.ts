import type { ProductImage, SelectedOption } from '../product.ts';
import type { CollectionFile, ProductFile, ShopFile } from './data-schema.ts';
import type { DemoProduct, DemoVariant } from './demo-shop.ts';
import { describeProduct } from './product-description.ts';

/** A checked file of the data folder, as the storefront serves it. */
export function buildProduct(
  { handle, data }: { handle: string; data: ProductFile },
  shop: ShopFile,
  collections: CollectionFile[],
): Omit<DemoProduct, 'collections'> {
  const { id, title, vendor, productType, tags, art } = data;
  const variants = data.variants.map((variant) => buildVariant(variant, data.options));
  return {
    id: String(id),
    handle,
    title,
    vendor,
    productType,
    tags,
    ...describeProduct(data, shop.commonWarning),
    options: optionsOf(variants),
    variants,
    images: imagesOf(handle, data, collections),
    art,
  };
}

/** What the platform names a product without options: one variant, whose only choice is itself. */
const NO_OPTION: SelectedOption = { name: 'Title', value: 'Default Title' };

function buildVariant(variant: ProductFile['variants'][number], options: string[]): DemoVariant {
  const chosen = options.map((name, index) => ({ name, value: variant.values[index] ?? '' }));
  const selectedOptions = chosen.length > 0 ? chosen : [NO_OPTION];
  return {
    id: String(variant.id),
    title: selectedOptions.map(({ value }) => value).join(' / '),
    price: { amount: variant.price.toFixed(2), currencyCode: 'USD' },
    sku: variant.sku,
    selectedOptions,
    available: variant.availableForSale ? (variant.stock ?? Infinity) : 0,
  };
}

/** Every value that a variant has, in the order in which it first appears. */
function optionsOf(variants: DemoVariant[]): DemoProduct['options'] {
  const options = new Map<string, Set<string>>();
  for (const { name, value } of variants.flatMap(({ selectedOptions }) => selectedOptions))
    options.set(name, (options.get(name) ?? new Set()).add(value));
  return [...options].map(([name, values]) => ({ name, values: [...values] }));
}

const packs: Record<ProductFile['art']['form'], string> = {
  bottle: 'Bottle',
  jar: 'Jar',
  pouch: 'Pouch',
  tincture: 'Dropper bottle',
  box: 'Box',
};

/** The drawn art is written to these addresses when the store is built. */
function imagesOf(
  handle: string,
  { title, art, gallery }: ProductFile,
  collections: CollectionFile[],
): ProductImage[] {
  const onLabel = [art.note, art.count].filter((words) => words !== undefined).join(', ');
  const pack = [`${packs[art.form]} of ${title}`, onLabel].filter(Boolean).join(': ');
  return [
    packImage(`/art/products/${handle}.svg`, pack),
    ...gallery.map((name) =>
      name === 'label'
        ? packImage(`/art/products/${handle}-label.svg`, `The label of ${title}, close up`)
        : themeImage(name, collections.find((collection) => collection.handle === name)?.title ?? name),
    ),
  ];
}

const packImage = (url: string, altText: string): ProductImage => ({ url, altText, width: 400, height: 480 });

const themeImage = (name: string, theme: string): ProductImage => ({
  url: `/art/conditions/${name}.svg`,
  altText: `Drawing for ${theme}`,
  width: 240,
  height: 240,
});
