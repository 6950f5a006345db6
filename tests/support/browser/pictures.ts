import type { APIRequestContext } from '@playwright/test';

/** Addresses of the store's own pictures and films in a page's markup: of every size that it offers, and of those within styles. */
export const picturesOf = (...markup: string[]): string[] => [
  ...new Set(
    markup
      .flatMap((html) => [...html.matchAll(PICTURE)])
      .map(([, address = '']) => address.replaceAll('&amp;', '&')),
  ),
];

const PICTURE = /["'(,\s](\/[\w./-]+\.(?:avif|webp|png|jpe?g|svg|ico|mp4|webm|vtt)(?!\w)(?:\?[^"'\s),]*)?)/g;

/** Which of them the store does not have. Each is asked for once by a worker: pages share most of theirs. */
export async function missingFiles(request: APIRequestContext, addresses: string[]): Promise<string[]> {
  for (const address of addresses)
    if (!answered.has(address)) answered.set(address, (await request.head(address)).status());
  return addresses.filter((address) => answered.get(address) !== 200);
}

const answered = new Map<string, number>();
