import { Link } from 'react-router';
import { heroUrl } from '#illustrations/manifest/art-urls.ts';

export type Trouble = 'busy' | 'forbidden' | 'failed';

const words: Record<Trouble, { tab: string; title: string; text: string; again: string }> = {
  busy: {
    tab: 'Back in a moment',
    title: 'The shelves are out of reach',
    text: 'Our catalogue is not answering right now. Nothing is wrong with your cart. Please try again in a moment.',
    again: 'Try again',
  },
  forbidden: {
    tab: 'For administrators only',
    title: 'For administrators only',
    text: 'Your account may not open this page. If it should, ask the owner of the store.',
    again: 'Reload Page',
  },
  failed: {
    tab: 'Something went wrong',
    title: 'Something went wrong',
    text: 'This page could not be shown. Nothing is wrong with your cart or your account.',
    again: 'Reload Page',
  },
};

/** An unexpected failure, a catalogue that does not answer (503), or a page of administrators (403). Never a stack trace, and the cart is safe either way. */
export function ErrorScreen({ trouble }: { trouble: Trouble }) {
  const { tab, title, text, again } = words[trouble];
  return (
    <div className="wrap arch-page">
      <div>
        <title>{`${tab} | BioLife`}</title>
        <h1 className="text-section">{title}</h1>
        <p className="lead mt-4 max-w-lg">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
            {again}
          </button>
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
