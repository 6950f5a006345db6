import { newsletterFields } from './newsletter.fields.ts';

/** Where somebody asked for the newsletter. */
export const newsletterSources = ['home', 'community', 'giveaway', 'exit-intent', 'newsletter'] as const;
export type NewsletterSource = (typeof newsletterSources)[number];

/**
 * Non-empty and containing '@' (docs/product/newsletter.md#subscribing), and what any mail server could take: one part on each side, no space, no control
 * character. Without a library, because it runs on pages where every kilobyte counts.
 */
export function isSubscribable(email: string): boolean {
  const trimmed = email.trim();
  return (
    trimmed.length <= newsletterFields.email.max &&
    /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(trimmed)
  );
}

export const isNewsletterSource = (value: unknown): value is NewsletterSource =>
  newsletterSources.some((source) => source === value);
