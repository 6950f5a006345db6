import { shippingPage } from '#content/shipping.ts';
import { shippingTable } from '#content/shipping-facts.ts';
import { TextSections } from './text-sections.tsx';
import { breadcrumbData, pageMeta } from '#features/store/page-meta.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import './prose.css';
import type { PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ matches }: PageMetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: shippingPage.title,
    description: shippingPage.lead,
    path: '/shipping',
    structuredData: [
      breadcrumbData(matches, [
        { name: 'Home', path: '/' },
        { name: shippingPage.title, path: '/shipping' },
      ]),
    ],
  });
}

export const loader = () => ({ page: shippingPage, rows: shippingTable });

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
        <TextSections sections={page.sections} />
      </div>
    </div>
  );
}
