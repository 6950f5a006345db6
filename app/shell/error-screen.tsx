import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { heroUrl } from '#illustrations/manifest/art-urls.ts';

interface Words {
  tab: string;
  title?: string;
  text: string;
  again: string;
}

const failed: Words = {
  tab: 'Something went wrong',
  text: 'This page could not be shown. Nothing is wrong with your cart or your account.',
  again: 'Reload Page',
};

const words: Record<number, Words> = {
  403: {
    tab: 'For administrators only',
    text: 'Your account may not open this page. If it should, ask the owner of the store.',
    again: 'Reload Page',
  },
  404: {
    tab: 'Page not found',
    text: 'There is nothing at this address. Nothing is wrong with your cart.',
    again: 'Reload Page',
  },
  503: {
    tab: 'Back in a moment',
    title: 'The shelves are out of reach',
    text: 'Our catalogue is not answering right now. Nothing is wrong with your cart. Please try again in a moment.',
    again: 'Try again',
  },
};

/** The platform refuses every call until its bill is paid: only the owner can mend that. */
const unpaid: Words = {
  tab: 'Shopify: Payment required',
  text: 'The store needs an active Shopify billing plan before it can show products. Please contact support.',
  again: 'Try again',
};

function wordsFor(error: unknown): Words {
  if (!isRouteErrorResponse(error)) return failed;
  const data: unknown = error.data;
  const isUnpaid =
    typeof data === 'object' && data !== null && 'reason' in data && data.reason === 'payment-required';
  return isUnpaid ? unpaid : (words[error.status] ?? failed);
}

/** What a page says in place of itself. Never a stack trace, and the cart is safe either way. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { tab, title = tab, text, again } = wordsFor(error);
  const { search } = useLocation();
  return (
    <div className="wrap arch-page">
      <div>
        <title>{`${tab} | BioLife`}</title>
        <h1 className="text-section">{title}</h1>
        <p className="lead mt-4 max-w-lg">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {/* A form asks for this very address again, without script too. */}
          <form>
            {Array.from(new URLSearchParams(search), ([name, value], index) => (
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
