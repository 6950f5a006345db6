import type { StoreProfile } from './store-profile.ts';

/** 'example.com' and below, '.example', 555-01xx and the demo's street reach nobody. */
const PLACEHOLDER = /\bexample\.(com|org|net)\b|\.example\b|\b555[-. ]?01\d\d\b|\bexample street\b/i;
export const isPlaceholder = (text: string): boolean => PLACEHOLDER.test(text);

/** A live shop shows no placeholder, even where its owner saved one. */
export function withoutPlaceholders(profile: StoreProfile): StoreProfile {
  const said = (text: string) => (isPlaceholder(text) ? '' : text);
  return {
    ...profile,
    addressLines: profile.addressLines.some(isPlaceholder) ? [] : profile.addressLines,
    email: said(profile.email),
    phone: said(profile.phone),
    announcement: said(profile.announcement),
    social: profile.social.filter((url) => !isPlaceholder(url)),
  };
}
