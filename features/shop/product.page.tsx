import { useEffect } from 'react';
import { data, isRouteErrorResponse, Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import { FDA_STATEMENT } from '#content/claims.data.ts';
import type { ProductDetail } from '#integrations/storefront/product.ts';
import { heroUrl, ogProductUrl } from '#illustrations/manifest/art-urls.ts';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { ProductRow } from './product-row.tsx';
import { productData } from './product-data.ts';
import { servicesContext } from '#features/services-context.ts';
import { ErrorScreen } from '#features/store/error-screen.tsx';
import { breadcrumbData, pageMeta, storeUrlOf } from '#features/store/page-meta.ts';
import { orUnavailable } from '#features/catalog/or-unavailable.server.ts';
import { SeenBefore } from '#features/lists/seen-before.tsx';
import { noteViewed } from '#features/lists/product-lists-state.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import './product-page.css';
import type { ErrorBoundaryProps, PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ loaderData, matches, params, error }: PageMetaArgs<typeof loader, 'handle'>) {
  // The screen below brings its own title.
  if (!loaderData && !isNotThere(error)) return [];
  const path = `/product/${params.handle}`;
  if (!loaderData)
    return pageMeta(matches, {
      title: 'Product not found',
      description: 'This product is not in the shop.',
      path,
      noIndex: true,
    });
  const { product } = loaderData;
  return pageMeta(matches, {
    title: product.title,
    description: product.description,
    path,
    type: 'product',
    image: shareImage(product),
    structuredData: [
      productData(
        product,
        new URL(path, storeUrlOf(matches)).href,
        new URL(shareImage(product) ?? '/', storeUrlOf(matches)).href,
      ),
      breadcrumbData(matches, [
        { name: 'Home', path: '/' },
        { name: 'Shop', path: '/shop' },
        { name: product.title, path },
      ]),
    ],
  });
}

const isNotThere = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** Drawn packs have a picture made for sharing; a live shop's photos are shared as they are. */
function shareImage({ handle, images }: ProductDetail): string | undefined {
  const [first] = images;
  return first?.url.startsWith('/art/products/') ? ogProductUrl(handle) : first?.url;
}

export async function loader({ context, params }: PageLoaderArgs<'handle'>) {
  const { catalog } = context.get(servicesContext);
  const page = await orUnavailable(context, catalog.findProductPage({ handle: params.handle }));
  if (!page) throw data(null, { status: 404 });
  return page;
}

/** Another variant of the same product is no other page. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentParams['handle'] !== nextParams['handle'] && defaultShouldRevalidate;
}

export default function Product({ loaderData }: PageProps<typeof loader, undefined, 'handle'>) {
  const { product, card, related } = loaderData;
  useEffect(() => noteViewed(card), [card]);
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[{ label: 'Home', href: '/' }, { label: 'Shop', href: '/shop' }, { label: product.title }]}
      />
      {/* A new product starts anew: its first picture, its first variant. */}
      <div className="product-page" key={product.id}>
        <Gallery images={product.images} title={product.title} />
        <BuyBox product={product} card={card} />
      </div>
      <section className="details later" aria-labelledby="details">
        <h2 id="details" className="text-heading">
          Product Details
        </h2>
        {product.descriptionHtml ? (
          // Sanitised where it entered: integrations/storefront/shopify/sanitise-description.ts.
          <div
            className="rich-text"
            dir="auto"
            dangerouslySetInnerHTML={{ __html: product.descriptionHtml }}
          />
        ) : (
          <p className="rich-text" dir="auto">
            {product.description ||
              'The maker has written nothing about it yet. Its label tells what it holds.'}
          </p>
        )}
        <p className="fda-note">{FDA_STATEMENT}</p>
      </section>
      <ProductRow id="related" title="You Might Also Like" products={related} />
      <SeenBefore except={product.id} />
    </div>
  );
}

export function ErrorBoundary({ error }: ErrorBoundaryProps) {
  if (!isNotThere(error)) return <ErrorScreen error={error} />;
  return (
    <div className="wrap arch-page">
      <div>
        <h1 className="text-section">Product not found</h1>
        <p className="lead mt-4 max-w-lg">
          It may have been renamed or taken off the shelf. Nothing is wrong with your cart.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/shop" className="btn btn-primary">
            Back to Shop
          </Link>
          <Link to="/conditions" className="btn btn-line">
            Browse conditions
          </Link>
        </div>
      </div>
      <div className="arch max-md:hidden">
        <img src={heroUrl('homeland')} alt="" width="1600" height="720" />
      </div>
    </div>
  );
}
