import { TOO_MANY_REQUESTS } from '#platform/http/too-many-requests.ts';
import { data, redirect } from 'react-router';
import { CONNECTION_LOST } from '#platform/forms/connection-lost.ts';
import { contactPage, messageReceived, phonePromise, replyPromise } from './contact-texts.ts';
import { phoneDigits } from '#content/store-profile.ts';
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

/** The ways that the owner has named; the form is always there. */
export function loader({ context, request }: PageLoaderArgs) {
  const said = context.get(servicesContext).profile.current();
  const { name, email, phone, addressLines } = said;
  return {
    page: contactPage,
    contact: { name, email, phone, digits: phoneDigits(phone), addressLines },
    promises: { reply: replyPromise(said), phone: phonePromise(said), received: messageReceived(said) },
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
  const { page, contact, promises, sent } = loaderData;
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
        {sent ? <ContactSent received={promises.received} /> : <ContactForm attempt={actionData} />}
        <ContactWays contact={contact} promises={promises} />
      </div>
    </div>
  );
}

interface ContactWaysProps {
  contact: { name: string; email: string; phone: string; digits: string; addressLines: readonly string[] };
  promises: { reply: string; phone: string };
}

/** How else the store is reached; nothing where its owner named no way. */
function ContactWays({ contact, promises }: ContactWaysProps) {
  const { name, email, phone, digits, addressLines } = contact;
  const { write, call, mail } = contactPage.ways;
  if (!email && !phone && addressLines.length === 0) return null;
  return (
    <ul className="contact-ways">
      {email && (
        <li>
          <Icon name="mail" />
          <h2 className="text-title">{write.title}</h2>
          {promises.reply && <p>{promises.reply}</p>}
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <Icon name="phone" />
          <h2 className="text-title">{call.title}</h2>
          {promises.phone && <p>{promises.phone}</p>}
          <a href={`tel:${digits}`} className="text-link">
            {phone}
          </a>
        </li>
      )}
      {addressLines.length > 0 && (
        <li>
          <Icon name="map-pin" />
          <h2 className="text-title">{mail.title}</h2>
          <p>{mail.text}</p>
          <address>
            {name}
            <br />
            {addressLines.join(', ')}
          </address>
        </li>
      )}
    </ul>
  );
}
