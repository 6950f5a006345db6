import type { MetaDescriptor } from 'react-router';
import { ogStoreUrl } from '#illustrations/manifest/art-urls.ts';

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
  const url = new URL(page.path, storeUrl).href;
  const description = cut(page.description);
  const image = new URL(page.image ?? ogStoreUrl, storeUrl).href;
  return [
    { title: `${page.title} | BioLife` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: 'BioLife' },
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
export function storeUrlOf(matches: readonly unknown[]): string {
  for (const match of matches) {
    if (typeof match !== 'object' || match === null || !('loaderData' in match)) continue;
    const { loaderData } = match;
    if (
      typeof loaderData === 'object' &&
      loaderData !== null &&
      'storeUrl' in loaderData &&
      typeof loaderData.storeUrl === 'string'
    )
      return loaderData.storeUrl;
  }
  return 'http://localhost';
}

function cut(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_DESCRIPTION) return plain;
  const space = plain.lastIndexOf(' ', MAX_DESCRIPTION - 1);
  return `${plain.slice(0, space > 0 ? space : MAX_DESCRIPTION - 1)}…`;
}
