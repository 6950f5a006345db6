import { data, Link } from 'react-router';
import { about } from '#content/about.ts';
import { sealBadges } from '#content/badges.ts';
import { PROVIDER_NOTICE } from '#content/claims.data.ts';
import { conditions } from '#content/conditions.data.ts';
import { healthGoalGrid } from '#content/health-goals.ts';
import { newsletterFields } from '#features/newsletter/newsletter.fields.ts';
import { newsletter, newsletterPromises } from '#features/newsletter/newsletter-texts.ts';
import { storeClaims } from '#content/store-facts.ts';
import { heroVideos } from '#content/videos.ts';
import { ProductCard } from '#features/shop/product-card.tsx';
import { ProductsAway } from '#features/catalog/products-away.tsx';
import { ConditionCard } from '#features/conditions/condition-card.tsx';
import { ConditionCarousels, type ConditionTeaser } from './condition-carousels.tsx';
import { conditionCarousels, homeMeta, homeWords, sealDiscs } from './home-facts.server.ts';
import { GoalGrid } from './goal-grid.tsx';
import { HomeHero } from './home-hero.tsx';
import { QuizCall } from './quiz-call.tsx';
import { Seals } from './seals.tsx';
import { WhyDifferent } from './why-different.tsx';
import { SeenBefore } from '#features/lists/seen-before.tsx';
import { NewsletterBlock } from '#features/newsletter/newsletter-block.tsx';
import { servicesContext } from '#features/services-context.ts';
import { pageMeta } from '#features/store/page-meta.ts';
import type { VideoProduct } from '#features/catalog/find-video-products.server.ts';
import { INCOMPLETE_HEADERS, orWithout } from '#features/catalog/or-unavailable.server.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { Carousel } from '#platform/ui/carousel.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Loaded } from '#platform/ui/loaded.tsx';
import { Near } from '#platform/ui/near.tsx';
import './home.css';
import type { PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';
import type { HeadersFunction } from 'react-router';

const loadTestimonials = () => import('./testimonials.tsx');

/** Made with the page, so that its script need not carry them. */
export function meta({ loaderData, matches }: PageMetaArgs<typeof loader>) {
  return pageMeta(matches, loaderData?.meta ?? { title: 'Home', description: '', path: '/' });
}

/** Sent with the page rather than with its script. */
const { submit, hint, lost, home } = newsletter;
const newsletterWords = { submit, hint, lost, field: newsletterFields.email, ...home };

export async function loader({ context }: PageLoaderArgs) {
  const { catalog, settings, store, profile } = context.get(servicesContext);
  const said = profile.current();
  const { heading: title, sent } = newsletterPromises(said);
  const [shelf, sample] = await Promise.all([
    // Films that speak of a product stand without it, as the whole page does.
    orWithout(
      context,
      Promise.all([catalog.listFeatured(), catalog.findVideoProducts(), catalog.listShelves()]),
    ),
    settings.sampleContent(),
  ]);
  const [products, videos, shelves] = shelf ?? [
    null,
    heroVideos.map((video): VideoProduct => ({ video })),
    null,
  ];
  const page = {
    products,
    // A real shop shows no film about what it does not sell.
    videos: store.live ? videos.filter(({ product }) => product !== null) : videos,
    carousels: conditionCarousels(
      conditions.filter(({ card }) => card).map(({ slug, title, line }) => ({ slug, title, line })),
    ),
    goals: healthGoalGrid.filter(({ art }) => shelves?.filled.some(({ slug }) => slug === art) ?? true),
    values: about.values,
    newsletter: { ...newsletterWords, title, sent },
    seals: sealDiscs(sealBadges(said.claims)),
    words: homeWords,
    meta: homeMeta(said, store.url),
    customers: sample.customerCount ? storeClaims(said).customers.title : null,
  };
  return data(page, shelf ? {} : { headers: INCOMPLETE_HEADERS });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const conditionCard = ({ slug, title, line }: ConditionTeaser) => (
  <ConditionCard art={slug} title={title} description={line} href={`/conditions/${slug}`} />
);

export default function Home({ loaderData }: PageProps<typeof loader>) {
  const { products, videos, carousels, goals, values, customers, words } = loaderData;
  const facts = useStoreFacts();
  const also = <h2 className="text-section">You Might Also Like</h2>;
  return (
    <>
      <HomeHero videos={videos} words={words.hero} />
      <ConditionCarousels {...carousels} card={conditionCard} />
      {goals.length > 0 && <GoalGrid goals={goals} />}
      <Seals title={words.seals} customers={customers} badges={loaderData.seals} />
      {facts?.sample.testimonials && (
        <section className="section later home-voices" aria-labelledby="voices-heading">
          <div className="wrap">
            <h2 id="voices-heading" className="text-section">
              In their words
            </h2>
            <Near minHeight="24rem">{() => <Loaded load={loadTestimonials} props={{}} />}</Near>
          </div>
        </section>
      )}
      <div className="wrap section later">
        {products ? (
          <Carousel label="You Might Also Like" className="home-also" heading={also}>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} toast={false} />
              </li>
            ))}
          </Carousel>
        ) : (
          <div className="grid gap-6">
            {also}
            <ProductsAway />
          </div>
        )}
        <p className="mt-8">
          Found what you came for?{' '}
          <Link to="/checkout" className="text-link">
            Go to checkout
          </Link>
        </p>
      </div>
      <div className="wrap">
        <SeenBefore />
      </div>
      <NewsletterBlock words={loaderData.newsletter} />
      <WhyDifferent values={values} />
      <QuizCall words={words.quiz} />
      <p className="wrap mt-12">
        <span className="notice notice-calm">
          <Icon name="stethoscope" />
          <span>{PROVIDER_NOTICE}</span>
        </span>
      </p>
    </>
  );
}
