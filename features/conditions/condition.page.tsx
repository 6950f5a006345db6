import { useState } from 'react';
import { data, Link, redirect } from 'react-router';
import { conditions } from '#content/conditions.data.ts';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { ogConditionUrl } from '#illustrations/manifest/art-urls.ts';
import { ProductCard } from '#features/shop/product-card.tsx';
import { ProductsAway } from '#features/catalog/products-away.tsx';
import { ConditionBody } from './condition-body.tsx';
import { ConditionCard } from './condition-card.tsx';
import { ConditionHead } from './condition-head.tsx';
import { WithPhoneNumbers } from '#features/store/phone-numbers.tsx';
import { Sources } from '#features/pages/sources.tsx';
import { servicesContext } from '#features/services-context.ts';
import { breadcrumbData, pageMeta } from '#features/store/page-meta.ts';
import { INCOMPLETE_HEADERS, orWithout } from '#features/catalog/or-unavailable.server.ts';
import { tellNotLoaded } from '#platform/ui/use-overlays.ts';
import { Carousel } from '#platform/ui/carousel.tsx';
import { Loaded } from '#platform/ui/loaded.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import '#features/pages/prose.css';
import './condition-page.css';
import type { PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';
import type { HeadersFunction } from 'react-router';

const loadCollectionDialog = () => import('#features/shop/collection-dialog.tsx');

/** Products below the text, and in the dialog of blood sugar. */
const SHOWN = 4;
const IN_DIALOG = 24;

export function meta({ loaderData, matches }: PageMetaArgs<typeof loader, 'slug'>) {
  if (!loaderData) return [];
  const { slug, title, heading, paragraphs } = loaderData.condition;
  const path = `/conditions/${slug}`;
  return pageMeta(matches, {
    title,
    description: `${heading}. ${paragraphs[0]}`,
    path,
    type: 'article',
    image: ogConditionUrl(slug),
    structuredData: [
      breadcrumbData(matches, [
        { name: 'Home', path: '/' },
        { name: 'Conditions', path: '/conditions' },
        { name: title, path },
      ]),
    ],
  });
}

export async function loader({ context, params }: PageLoaderArgs<'slug'>) {
  const index = conditions.findIndex(({ slug }) => slug === params.slug);
  const condition = conditions[index];
  // Any other path under /conditions/ falls back to the index (docs/product/conditions.md#pages).
  if (!condition) throw redirect('/conditions');
  const { catalog } = context.get(servicesContext);
  // The words stand without the shelf.
  const shelf = await orWithout(context, catalog.findShelfCards({ slug: condition.slug }));
  const products = shelf?.products ?? [];
  const others = conditions
    .filter(({ slug }) => slug !== condition.slug)
    .map(({ slug, title, line }) => ({ slug, title, line }));
  const page = {
    condition,
    collectionId: shelf?.shelf?.id ?? null,
    away: !shelf,
    count: products.length,
    products: products.slice(0, condition.slug === 'blood-sugar' ? IN_DIALOG : SHOWN),
    related: [...others.slice(index), ...others.slice(0, index)].slice(0, 6),
  };
  return data(page, shelf ? {} : { headers: INCOMPLETE_HEADERS });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ConditionRoute({ loaderData }: PageProps<typeof loader, undefined, 'slug'>) {
  const { condition, collectionId, away, count, products, related } = loaderData;
  const [shelf, setShelf] = useState(false);
  const { slug, title, heading, line, hero } = condition;
  // Without a shelf of its own it leads to all of them.
  const inShop = collectionId === null ? '/shop' : `/shop?collection=${collectionId}`;
  return (
    <>
      <ConditionHead {...{ slug, title, heading, line, hero }}>
        {slug === 'blood-sugar' && count > 0 ? (
          <button type="button" className="btn btn-ink" aria-haspopup="dialog" onClick={() => setShelf(true)}>
            See {count} products
          </button>
        ) : (
          <Link to={inShop} className="btn btn-ink" prefetch="intent">
            {count > 0 ? `Shop ${count} products` : 'See all products'}
          </Link>
        )}
        <Link to="/contact" className="btn btn-line">
          Ask us
        </Link>
      </ConditionHead>
      <ConditionBody
        condition={condition}
        emergency={condition.emergency && <WithPhoneNumbers text={condition.emergency} />}
      />
      <WhatMayHelp {...{ away, count, products, inShop }} />
      <div className="wrap section later related-conditions">
        <Carousel label="Related concerns" heading={<h2 className="text-section">Related concerns</h2>}>
          {related.map((other) => (
            <li key={other.slug}>
              <ConditionCard
                art={other.slug}
                title={other.title}
                description={other.line}
                href={`/conditions/${other.slug}`}
              />
            </li>
          ))}
        </Carousel>
        <Sources sources={condition.sources} />
      </div>
      {shelf && (
        <Loaded
          load={loadCollectionDialog}
          props={{ title: `${title} products`, products, onClose: () => setShelf(false) }}
          onFailed={() => {
            setShelf(false);
            tellNotLoaded();
          }}
        />
      )}
    </>
  );
}

interface WhatMayHelpProps {
  /** The catalogue does not answer. */
  away: boolean;
  count: number;
  products: ProductCardData[];
  inShop: string;
}

function WhatMayHelp({ away, count, products, inShop }: WhatMayHelpProps) {
  if (!away && products.length === 0) return null;
  return (
    <section className="wrap later" aria-labelledby="may-help">
      <div className="section-head">
        <h2 id="may-help" className="text-section">
          What may help
        </h2>
        {!away && (
          <Link to={inShop} className="text-link">
            All {count} products
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
      {away ? (
        <ProductsAway />
      ) : (
        <ul className="products">
          {products.slice(0, SHOWN).map((product) => (
            <li key={product.id} className="contents">
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
