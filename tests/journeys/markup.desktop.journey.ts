import { expect, markupProblems, test } from '#tests/support/browser/journey.ts';
import { pages } from './pages.ts';

for (const { path, status = 200 } of pages) {
  test(`${path} is served as valid HTML`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(await markupProblems(await response.text())).toEqual([]);
  });
}
