import { TOO_MANY_REQUESTS } from '#platform/http/too-many-requests.ts';
import { data, redirect } from 'react-router';
import { CONNECTION_LOST } from '#content/connection-lost.ts';
import { contactPage, storeContact } from '#content/contact.ts';
import { type ContactAttempt, ContactForm, ContactSent } from './contact-form.tsx';
import { contactFields } from './contact.fields.ts';
import { typedValues } from '#platform/forms/field-facts.ts';
import { servicesContext, visitorContext } from '#features/services-context.ts';
import { breadcrumbData, pageMeta } from '#features/store/page-meta.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { keepTyped } from '#platform/ui/keep-typed.ts';
import '#features/pages/prose.css';
import './contact.css';
import type {
  PageActionArgs,
  PageClientActionArgs,
  PageLoaderArgs,
  PageMetaArgs,
  PageProps,
} from '#platform/ui/page-types.ts';

export function meta({ matches }: PageMetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: contactPage.title,
    description: contactPage.lead,
    path: '/contact',
    structuredData: [
      breadcrumbData(matches, [
        { name: 'Home', path: '/' },
        { name: 'Contact', path: '/contact' },
      ]),
    ],
  });
}

/** While the owner has not put in an address, a live shop offers the form alone. */
export function loader({ context, request }: PageLoaderArgs) {
  const { live } = context.get(servicesContext).store;
  return {
    page: contactPage,
    contact: storeContact.placeholder && live ? null : storeContact,
    sent: new URL(request.url).searchParams.has('sent'),
  };
}

/** Answers a good form with another address, so that reloading sends nothing again. */
export async function action({ context, request }: PageActionArgs) {
  const sent = await request.formData();
  const result = await context
    .get(servicesContext)
    .contact.receive(Object.fromEntries(sent), context.get(visitorContext));
  if (!result.ok) {
    const values = typedValues(contactFields, sent);
    if (result.reason === 'fields')
      return data<ContactAttempt>({ values, errors: result.errors }, { status: 422 });
    const message = TOO_MANY_REQUESTS;
    return data<ContactAttempt>(
      { values, errors: {}, message },
      { status: 429, headers: { 'Retry-After': String(result.wait) } },
    );
  }
  return redirect('/contact?sent=yes', 303);
}

export const clientAction = (args: PageClientActionArgs<typeof action>) =>
  keepTyped<ContactAttempt>(args, (sent) => ({
    values: typedValues(contactFields, sent),
    errors: {},
    message: CONNECTION_LOST,
  }));

export default function Contact({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { page, contact, sent } = loaderData;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: page.title }]} />
      <div className="page-head">
        <h1 className="text-section">{page.title}</h1>
        <p className="lead">{page.lead}</p>
      </div>
      <p className="notice mb-10">
        <Icon name="siren" />
        <span>{page.notice}</span>
      </p>
      <div className="contact-page">
        {sent ? <ContactSent /> : <ContactForm attempt={actionData} />}
        {contact && (
          <ul className="contact-ways">
            <li>
              <Icon name="mail" />
              <h2 className="text-title">{page.ways.write.title}</h2>
              <p>{page.ways.write.text}</p>
              <a href={`mailto:${contact.email}`} className="text-link">
                {contact.email}
              </a>
            </li>
            <li>
              <Icon name="phone" />
              <h2 className="text-title">{page.ways.call.title}</h2>
              <p>{page.ways.call.text}</p>
              <a href={`tel:${contact.phoneDigits}`} className="text-link">
                {contact.phone}
              </a>
            </li>
            <li>
              <Icon name="map-pin" />
              <h2 className="text-title">{page.ways.mail.title}</h2>
              <p>{page.ways.mail.text}</p>
              <address>
                {contact.company}
                <br />
                {contact.addressLines.join(', ')}
              </address>
            </li>
          </ul>
        )}
      </div>
    </div>
  );
}
