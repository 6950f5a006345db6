import { data, Form, Link } from 'react-router';
import { newsletterPages as words, newsletterPromises } from './newsletter-texts.ts';
import type { StoreProfile } from '#content/store-profile.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { servicesContext } from '#features/services-context.ts';
import { pageMeta } from '#features/store/page-meta.ts';
import type { PageActionArgs, PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ matches }: PageMetaArgs<typeof loader>) {
  const { title, description } = words.box;
  return pageMeta(matches, { title, description, path: '/newsletter/confirm', noIndex: true });
}

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';
const ofPrayers = (request: Request) => new URL(request.url).searchParams.get('list') === 'prayer';
/** A link that does nothing is a page that is not there. */
const answer = <State extends string>(state: State, request: Request, profile: StoreProfile) =>
  data(
    { state, prayers: ofPrayers(request), promises: newsletterPromises(profile) },
    { status: state === 'gone' ? 404 : 200, headers: { 'Referrer-Policy': 'no-referrer' } },
  );

export async function loader({ context, request }: PageLoaderArgs) {
  const { newsletter, profile } = context.get(servicesContext);
  return answer(await newsletter.confirmation(tokenIn(request)), request, profile.current());
}

export async function action({ context, request }: PageActionArgs) {
  const { newsletter, profile } = context.get(servicesContext);
  return answer(await newsletter.confirm(tokenIn(request)), request, profile.current());
}

export default function NewsletterConfirm({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { state, prayers, promises } = actionData ?? loaderData;
  const { title } = words.confirm[state];
  const ofNewsletter = { ...promises, gone: words.confirm.gone.text };
  const text = (prayers ? words.confirm.prayer : ofNewsletter)[state];
  return (
    <div className="wrap plain-page">
      <div className="page-head" role={actionData ? 'status' : undefined}>
        <h1 className="text-section">{title}</h1>
        <p className="lead">{text}</p>
      </div>
      {state === 'open' && (
        <Form method="post">
          <button type="submit" className="btn btn-primary">
            {words.confirm.open.button}
          </button>
        </Form>
      )}
      {state === 'done' && (
        <Link to="/shop" className="btn btn-primary">
          {words.confirm.done.link}
        </Link>
      )}
      {state === 'gone' && !prayers && <NewsletterForm source="newsletter" />}
    </div>
  );
}
