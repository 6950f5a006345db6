import { heroes } from '#illustrations/manifest/art-files.ts';
import { letterPictureUrl, ogProductUrl } from '#illustrations/manifest/art-urls.ts';
import type { Product } from '#integrations/storefront/product.ts';
import type { MailOf } from '#features/mail/mail.ts';
import { formatMoney } from '#platform/money/money.ts';
import type { LetterContent } from './letter.schema.ts';
import type { LetterProduct } from './letter.ts';

type Written = Pick<LetterContent, 'list' | 'subject' | 'body' | 'picture'>;

/** A letter as a mail to somebody. Who gets it by a list gets the link that leaves it. */
export function letterMail(
  { list, subject, body, picture }: Written,
  to: {
    email: string;
    /** Where the store's own pictures are: its origin for a mail, empty within a page of the store. */
    pictures: string;
    products: LetterProduct[];
    letterId?: string;
    unsubscribeUrl?: string;
  },
): MailOf<'letter'> {
  const { email, pictures, products, ...counted } = to;
  return {
    template: 'letter',
    to: email,
    list,
    subject,
    body,
    products,
    ...(picture && {
      picture: { url: `${pictures}${letterPictureUrl(picture)}`, alt: heroes[picture].alt },
    }),
    ...counted,
  };
}

/** The chosen products as a mail shows them, in the order in which they were chosen; what is sold no more is left out. */
export function letterProducts(
  products: readonly Product[],
  { handles, storeUrl, pictures }: { handles: readonly string[]; storeUrl: string; pictures: string },
): LetterProduct[] {
  return handles.flatMap((handle) => {
    const product = products.find((one) => one.handle === handle);
    const price = product?.variants[0]?.price;
    if (!product || !price) return [];
    const image = imageOf(product, pictures);
    return [
      {
        title: product.title,
        price: formatMoney(price),
        url: `${storeUrl}/product/${encodeURIComponent(handle)}`,
        ...(image && { image }),
      },
    ];
  });
}

/** Mail programs show no SVG: a drawn pack has a picture in pixels beside it. */
function imageOf({ handle, images }: Product, pictures: string): string | undefined {
  const url = images[0]?.url;
  if (url === undefined) return undefined;
  if (url.startsWith('/art/products/')) return `${pictures}${ogProductUrl(handle)}`;
  return url.startsWith('/') ? `${pictures}${url}` : url;
}
