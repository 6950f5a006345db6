import { withoutPlaceholders } from './placeholders.ts';
import type { StoreProfile } from './store-profile.ts';

/** Who keeps the store, for search engines: what the owner said, and no placeholder even in the demo. */
export function organizationData(profile: StoreProfile, url: string): Record<string, unknown> {
  const { name, email, phone, addressLines, social } = withoutPlaceholders(profile);
  return {
    '@type': 'Organization',
    name,
    url,
    logo: `${url}/art/brand/icon-512.png`,
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(addressLines.length > 0 && { address: addressLines.join(', ') }),
    ...(social.length > 0 && { sameAs: social }),
  };
}
