import { shippingRows, textFactsOf } from '#content/fill-facts.ts';
import { shippingPageOf } from '#content/shipping.ts';
import { TextSections } from './text-sections.tsx';
import { servicesContext } from '#features/services-context.ts';
import { breadcrumbData, pageMeta } from '#features/store/page-meta.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import './prose.css';
import type { PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ loaderData, matches }: PageMetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { title, lead } = loaderData.page;
  return pageMeta(matches, {
    title,
    description: lead,
    path: '/shipping',
    structuredData: [
      breadcrumbData(matches, [
        { name: 'Home', path: '/' },
        { name: title, path: '/shipping' },
      ]),
    ],
  });
}

export function loader({ context }: PageLoaderArgs) {
  const { store, profile } = context.get(servicesContext);
  const said = profile.current();
  return { page: shippingPageOf(textFactsOf(said, store.terms)), rows: shippingRows(said) };
}

export default function Shipping({ loaderData }: PageProps<typeof loader>) {
  const { page, rows } = loaderData;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: page.title }]} />
      <div className="page-head">
        <h1 className="text-section">{page.title}</h1>
        <p className="lead">{page.lead}</p>
      </div>
      <div className="prose">
        {rows.length > 0 && (
          <table className="plain-table mb-12">
            <caption>{page.tableCaption}</caption>
            <thead>
              <tr>
                <th scope="col">Method</th>
                <th scope="col">Time</th>
                <th scope="col">Price</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, title, days, price }) => (
                <tr key={id}>
                  <th scope="row">{title}</th>
                  <td>{days}</td>
                  <td>{price}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <TextSections sections={page.sections} />
      </div>
    </div>
  );
}
