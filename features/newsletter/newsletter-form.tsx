import { newsletter, newsletterPromises } from './newsletter-texts.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { newsletterFields } from './newsletter.fields.ts';
import { NewsletterFields, type NewsletterFieldsProps } from './newsletter-fields.tsx';
import './newsletter.css';

/** The newsletter's box, with its words, for any page that is not counted in tenths of a kilobyte. */
export function NewsletterForm(props: Omit<NewsletterFieldsProps, 'words'>) {
  const profile = useStoreFacts()?.profile;
  if (!profile) return null;
  return (
    <NewsletterFields
      {...props}
      words={{ ...newsletter, field: newsletterFields.email, sent: newsletterPromises(profile).sent }}
    />
  );
}
