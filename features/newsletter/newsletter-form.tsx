import { newsletter } from '#content/newsletter.ts';
import { NewsletterFields, type NewsletterFieldsProps } from './newsletter-fields.tsx';
import './newsletter.css';

/** The newsletter's box, with its words, for any page that is not counted in tenths of a kilobyte. */
export function NewsletterForm(props: Omit<NewsletterFieldsProps, 'words'>) {
  return <NewsletterFields {...props} words={newsletter} />;
}
