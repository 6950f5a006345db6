import { Link } from 'react-router';
import { faqGroupsOf, faqPage } from '#content/faq.ts';
import { textFactsOf } from '#content/fill-facts.ts';
import { servicesContext } from '#features/services-context.ts';
import { breadcrumbData, pageMeta } from '#features/store/page-meta.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import './prose.css';
import type { PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ loaderData, matches }: PageMetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { page, groups } = loaderData;
  const questions = groups.flatMap(({ items }) => items);
  return pageMeta(matches, {
    title: page.title,
    description: page.lead,
    path: '/faq',
    structuredData: [
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
        })),
      },
      breadcrumbData(matches, [
        { name: 'Home', path: '/' },
        { name: 'FAQ', path: '/faq' },
      ]),
    ],
  });
}

/** In a store without a live shop some answers have a paragraph more. */
export function loader({ context }: PageLoaderArgs) {
  const { store, profile } = context.get(servicesContext);
  const { live } = store;
  const groups = faqGroupsOf(textFactsOf(profile.current(), store.terms)).map((group) => ({
    ...group,
    items: group.items.map(({ demo, answer, ...item }) => ({
      ...item,
      answer: demo && !live ? [...answer, demo] : answer,
    })),
  }));
  return { page: faqPage, groups };
}

export default function Faq({ loaderData }: PageProps<typeof loader>) {
  const { page, groups } = loaderData;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'FAQ' }]} />
      <div className="page-head">
        <h1 className="text-section">{page.title}</h1>
        <p className="lead">{page.lead}</p>
      </div>
      <div className="prose grid gap-12">
        {groups.map(({ id, title, items }) => (
          <section key={id} id={id}>
            <h2 className="mb-4 text-heading">{title}</h2>
            {items.map((item) => (
              // One name for all: opening one closes the open one, and each can be closed (docs/product/pages.md#faq). No script needed.
              <details key={item.id} className="fold" name="faq">
                <summary>
                  {item.question}
                  <Icon name="plus" />
                </summary>
                {/* A link to the answer opens it: browsers unfold what holds the target. */}
                <div id={item.id} className="fold-body">
                  {item.answer.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                  {item.link && (
                    <p>
                      <Link to={item.link.href} className="text-link">
                        {item.link.label}
                      </Link>
                    </p>
                  )}
                </div>
              </details>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
