import { data, Link } from 'react-router';
import { about } from '#content/about.ts';
import { PROVIDER_NOTICE } from '#content/claims.ts';
import { conditions } from '#content/conditions.ts';
import { healthGoalGrid } from '#content/health-goals.ts';
import { newsletter } from '#content/newsletter.ts';
import { storeClaims } from '#content/store-facts.ts';
import { heroVideos } from '#content/videos.ts';
import { ProductCard } from '../features/catalog/product-card.tsx';
import { ProductsAway } from '../features/catalog/products-away.tsx';
import { ConditionCard } from '../features/conditions/condition-card.tsx';
import { ConditionCarousels, type ConditionTeaser } from '../features/home/condition-carousels.tsx';
import { GoalGrid } from '../features/home/goal-grid.tsx';
import { HomeHero } from '../features/home/home-hero.tsx';
import { QuizCall } from '../features/home/quiz-call.tsx';
import { Seals } from '../features/home/seals.tsx';
import { WhyDifferent } from '../features/home/why-different.tsx';
import { RecentlyViewed } from '../features/lists/recently-viewed.tsx';
import { NewsletterBlock } from '../features/newsletter/newsletter-block.tsx';
import { servicesContext } from '../services-context.ts';
import { pageMeta, storeUrlOf } from '../shell/page-meta.ts';
import { INCOMPLETE_HEADERS, orWithout } from '../shell/unavailable.ts';
import { useStoreFacts } from '../state/store-facts.ts';
import { Carousel } from '../ui/carousel.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Near } from '../ui/near.tsx';
import type { Route } from './+types/home';
import '../features/home/home.css';

const loadTestimonials = () => import('../features/home/testimonials.tsx');

export function meta({ matches }: Route.MetaArgs) {
  const url = storeUrlOf(matches);
  return pageMeta(matches, {
    title: 'Supplements for African American health',
    description:
      'Supplements and straight answers for the conditions that run in our families, formulated for African American health. Shop by condition or take a two-minute quiz.',
    path: '/',
    structuredData: [
      { '@type': 'Organization', name: 'BioLife', url, logo: `${url}/art/brand/icon-512.png` },
      {
        '@type': 'WebSite',
        name: 'BioLife',
        url,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${url}/shop?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  });
}

/** Sent with the page rather than with its script. */
const { label, placeholder, submit, hint, lost, home } = newsletter;
const newsletterWords = { label, placeholder, submit, hint, lost, ...home };

export async function loader({ context }: Route.LoaderArgs) {
  const { catalog, settings } = context.get(servicesContext);
  const [shelf, sample] = await Promise.all([
    // Films that speak of a product stand without it, as the whole page does.
    orWithout(context, Promise.all([catalog.listFeatured(), catalog.findVideoProducts()])),
    settings.sampleContent(),
  ]);
  const [products, videos] = shelf ?? [null, heroVideos.map((video) => ({ video }))];
  const page = {
    products,
    videos,
    conditions: conditions.filter(({ card }) => card).map(({ slug, title, line }) => ({ slug, title, line })),
    goals: healthGoalGrid,
    values: about.values,
    newsletter: newsletterWords,
    customers: sample.customerCount ? storeClaims.customers.title : null,
  };
  return data(page, shelf ? {} : { headers: INCOMPLETE_HEADERS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const conditionCard = ({ slug, title, line }: ConditionTeaser) => (
  <ConditionCard art={slug} title={title} description={line} href={`/conditions/${slug}`} />
);

export default function Home({ loaderData }: Route.ComponentProps) {
  const { products, videos, conditions, goals, values, customers } = loaderData;
  const facts = useStoreFacts();
  const also = <h2 className="text-section">You Might Also Like</h2>;
  return (
    <>
      <HomeHero videos={videos} />
      <ConditionCarousels conditions={conditions} card={conditionCard} />
      <GoalGrid goals={goals} />
      <Seals customers={customers} />
      {facts?.sample.testimonials && (
        <section className="section home-voices" aria-labelledby="voices-heading">
          <div className="wrap">
            <h2 id="voices-heading" className="text-section">
              In their words
            </h2>
            <Near minHeight="24rem">{() => <Loaded load={loadTestimonials} props={{}} />}</Near>
          </div>
        </section>
      )}
      <div className="wrap section">
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
        <RecentlyViewed limit={5} />
      </div>
      <NewsletterBlock words={loaderData.newsletter} />
      <WhyDifferent values={values} />
      <QuizCall />
      <p className="wrap mt-12">
        <span className="notice notice-calm">
          <Icon name="stethoscope" />
          <span>{PROVIDER_NOTICE}</span>
        </span>
      </p>
    </>
  );
}
