import { Link } from 'react-router';
import { textFactsOf } from '#content/fill-facts.ts';
import { LAWYER_LINE, legalPagesOf } from '#content/legal.ts';
import { PrivacySignal } from './privacy-signal.tsx';
import { TextSections } from './text-sections.tsx';
import { servicesContext } from '#features/services-context.ts';
import { pageMeta } from '#features/store/page-meta.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import './prose.css';
import type { PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ loaderData, matches }: PageMetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { title, lead, slug } = loaderData.page;
  return pageMeta(matches, { title, description: lead, path: `/${slug}` });
}

/** One page with three tabs at three addresses; privacy is the first (docs/product/pages.md#legal). */
export function loader({ url, context }: PageLoaderArgs) {
  const { store, profile } = context.get(servicesContext);
  const legalPages = legalPagesOf(textFactsOf(profile.current(), store.terms));
  const page = legalPages.find(({ slug }) => url.pathname === `/${slug}`) ?? legalPages[0];
  return {
    page,
    tabs: legalPages.map(({ slug, tab }) => ({ slug, tab })),
    updated: page.updated,
    // The owner of a live shop hears it in the setup instead.
    note: store.live ? null : LAWYER_LINE,
  };
}

export default function Legal({ loaderData }: PageProps<typeof loader>) {
  const { page, tabs, updated, note } = loaderData;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: page.title }]} />
      <nav className="tab-links" aria-label="Legal texts">
        {tabs.map(({ slug, tab }) => (
          <Link
            key={slug}
            to={`/${slug}`}
            aria-current={slug === page.slug ? 'page' : undefined}
            prefetch="intent"
          >
            {tab}
          </Link>
        ))}
      </nav>
      <div className="page-head">
        <h1 className="text-section">{page.title}</h1>
        <p className="lead">{page.lead}</p>
        <p className="mt-4 text-small text-muted">Last changed on {updated}.</p>
      </div>
      <div className="prose">
        {page.slug === 'privacy' && <PrivacySignal />}
        {note && (
          <p className="notice notice-calm mb-10">
            <Icon name="info" />
            <span>{note}</span>
          </p>
        )}
        <TextSections sections={page.sections} />
      </div>
    </div>
  );
}
