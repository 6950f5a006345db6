import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { newsletter, newsletterPages as words, newsletterPromises } from './newsletter-texts.ts';
import { typedValues } from '#platform/forms/field-facts.ts';
import { newsletterFields } from './newsletter.fields.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { servicesContext, visitorContext } from '#features/services-context.ts';
import { pageMeta } from '#features/store/page-meta.ts';
import { rememberAddress } from '#features/store/address-given.ts';
import { Icon } from '#platform/ui/icon.tsx';
import type { PageActionArgs, PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ matches }: PageMetaArgs<typeof loader>) {
  const { title, description } = words.box;
  return pageMeta(matches, { title, description, path: '/newsletter', noIndex: true });
}

export const loader = ({ context, request }: PageLoaderArgs) => ({
  sent: new URL(request.url).searchParams.has('sent'),
  promises: newsletterPromises(context.get(servicesContext).profile.current()),
});

/** Of browsers without script: the others ask /api/newsletter. */
export async function action({ context, request }: PageActionArgs) {
  const form = await request.formData();
  const sent = Object.fromEntries(form);
  const result = await context.get(servicesContext).newsletter.subscribe(sent, context.get(visitorContext));
  if (result.ok) return redirect('/newsletter?sent=yes', 303);
  const { email = '' } = typedValues(newsletterFields, form);
  if (result.reason === 'invalid')
    return data({ email, error: newsletterFields.email.missing, limited: false }, { status: 422 });
  // The page says why in the form's place.
  if (result.reason === 'no-mail') return data({ email, error: undefined, limited: false }, { status: 409 });
  return data(
    { email, error: undefined, limited: true },
    { status: 429, headers: { 'Retry-After': String(result.wait) } },
  );
}

export default function Newsletter({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  useEffect(() => {
    if (loaderData.sent) rememberAddress('newsletter');
  }, [loaderData.sent]);
  return (
    <div className="wrap plain-page">
      <div className="page-head">
        <h1 className="text-section">{loaderData.sent ? loaderData.promises.sent : words.box.title}</h1>
        <p className="lead">{loaderData.sent ? loaderData.promises.next : words.box.description}</p>
      </div>
      {actionData?.limited && (
        <p className="notice mb-6" role="alert">
          <Icon name="circle-alert" />
          {newsletter.failure.title}. {newsletter.failure.description}
        </p>
      )}
      {!loaderData.sent && <NewsletterForm source="newsletter" attempt={actionData} />}
    </div>
  );
}
