import { Form, Link } from 'react-router';
import { newsletterPages as words } from './newsletter-texts.ts';
import { servicesContext } from '#features/services-context.ts';
import { pageMeta } from '#features/store/page-meta.ts';
import type { PageActionArgs, PageLoaderArgs, PageMetaArgs, PageProps } from '#platform/ui/page-types.ts';

export function meta({ matches }: PageMetaArgs) {
  const { title, description } = words.box;
  return pageMeta(matches, { title, description, path: '/newsletter/unsubscribe', noIndex: true });
}

/** Only for its words: the id alone says which subscription ends. */
export function loader({ request }: PageLoaderArgs) {
  return { prayers: new URL(request.url).searchParams.get('list') === 'prayer' };
}

/** The button, and the POST of a mail program (RFC 8058). The answer is the same for every id; looking at the page changes nothing. */
export async function action({ context, request }: PageActionArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  await context.get(servicesContext).newsletter.unsubscribe(id);
  return { done: true };
}

export default function NewsletterUnsubscribe({
  loaderData: { prayers },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { open, done, prayer } = words.unsubscribe;
  if (actionData?.done)
    return (
      <div className="wrap plain-page">
        <div className="page-head" role="status">
          <h1 className="text-section">{done.title}</h1>
          <p className="lead">{prayers ? prayer.done : done.text}</p>
        </div>
        {!prayers && (
          <Link to="/newsletter" className="text-link">
            {done.link}
          </Link>
        )}
      </div>
    );
  return (
    <div className="wrap plain-page">
      <div className="page-head">
        <h1 className="text-section">{prayers ? prayer.title : open.title}</h1>
        <p className="lead">{prayers ? prayer.text : open.text}</p>
      </div>
      <Form method="post">
        <button type="submit" className="btn btn-primary">
          {open.button}
        </button>
      </Form>
    </div>
  );
}
