import type { MetaDescriptor } from 'react-router';
import type { StoreProfile } from '#content/store-profile.ts';
import { ogStoreUrl } from '#illustrations/manifest/art-urls.ts';
import type { StoreFacts } from './use-store-facts.ts';

/** A JSON-LD object; the framework escapes it into its script element. */
export type StructuredData = Record<string, unknown>;

interface PageFacts {
  /** Without the store's name. */
  title: string;
  description: string;
  /** Path and query of the one address this page should be known by. */
  path: string;
  /** Root-relative or absolute; 1200 by 630. */
  image?: string | undefined;
  type?: 'website' | 'product' | 'article';
  /** Not for search engines: personal pages, endless searches. */
  noIndex?: boolean;
  structuredData?: StructuredData[];
}

/** Search engines cut longer ones. */
const MAX_DESCRIPTION = 160;

/** Title, description, canonical address, Open Graph and structured data of a page. */
export function pageMeta(matches: readonly unknown[], page: PageFacts): MetaDescriptor[] {
  const storeUrl = storeUrlOf(matches);
  const name = profileOf(matches)?.name ?? 'BioLife';
  const url = new URL(page.path, storeUrl).href;
  const description = cut(page.description);
  const image = new URL(page.image ?? ogStoreUrl, storeUrl).href;
  return [
    { title: `${page.title} | ${name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.structuredData ?? []).map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ];
}

/** Breadcrumbs for search engines; the paths are the store's own. */
export function breadcrumbData(
  matches: readonly unknown[],
  crumbs: { name: string; path: string }[],
): StructuredData {
  const storeUrl = storeUrlOf(matches);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, storeUrl).href,
    })),
  };
}

/** The root loader knows the store's address; it is missing only where the root itself failed. */
export const storeUrlOf = (matches: readonly unknown[]): string =>
  rootFactsOf(matches)?.storeUrl ?? 'http://localhost';

/** What the owner says of the store; undefined only where the root itself failed. */
export const profileOf = (matches: readonly unknown[]): StoreProfile | undefined =>
  rootFactsOf(matches)?.profile;

/** For whom the products are made, where the owner confirmed it; begins with a comma. */
export const formulatedFor = (matches: readonly unknown[]): string =>
  profileOf(matches)?.claims.includes('formulated') ? ', formulated for African American health' : '';

function rootFactsOf(matches: readonly unknown[]): RootFacts | undefined {
  for (const match of matches)
    if (typeof match === 'object' && match !== null && 'loaderData' in match && isRootFacts(match.loaderData))
      return match.loaderData;
  return undefined;
}

type RootFacts = Pick<StoreFacts, 'storeUrl' | 'profile'>;
const isRootFacts = (data: unknown): data is RootFacts =>
  typeof data === 'object' && data !== null && 'storeUrl' in data && 'profile' in data;

function cut(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_DESCRIPTION) return plain;
  const space = plain.lastIndexOf(' ', MAX_DESCRIPTION - 1);
  return `${plain.slice(0, space > 0 ? space : MAX_DESCRIPTION - 1)}…`;
}
