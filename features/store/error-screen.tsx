import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { heroUrl } from '#illustrations/manifest/art-urls.ts';
import type { TroubleWords } from './trouble.ts';
import { useStoreFacts } from './use-store-facts.ts';

const failed: TroubleWords = {
  tab: 'Something went wrong',
  title: 'Something went wrong',
  text: 'This page could not be shown. Nothing is wrong with your cart or your account.',
  again: 'Reload Page',
};

const isWords = (said: unknown): said is TroubleWords =>
  typeof said === 'object' && said !== null && 'again' in said;

/** What a page says in place of itself. Never a stack trace, and the cart is safe either way. */
export function ErrorScreen({ error }: { error: unknown }) {
  const said: unknown = isRouteErrorResponse(error) && error.data;
  const { tab, title, text, again, typed } = isWords(said) ? said : failed;
  const { search } = useLocation();
  const name = useStoreFacts()?.profile.name ?? 'BioLife';
  return (
    <div className="wrap arch-page">
      <div>
        <title>{`${tab} | ${name}`}</title>
        <h1 className="text-section">{title}</h1>
        <p className="lead mt-4 max-w-lg">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {/* A form asks for this very address again, without script too, with what was typed. */}
          <form method={typed && 'post'}>
            {Array.from(typed ?? new URLSearchParams(search), ([name, value], index) => (
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" className="btn btn-primary">
              {again}
            </button>
          </form>
          <Link to="/" className="btn btn-line" reloadDocument>
            Return to Home
          </Link>
        </div>
      </div>
      <div className="arch max-md:hidden">
        <img src={heroUrl('homeland')} alt="" width="1600" height="720" />
      </div>
    </div>
  );
}
