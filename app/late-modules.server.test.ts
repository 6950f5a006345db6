import { expect, test } from 'vitest';
import { withLateModules } from './late-modules.server.ts';

const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

test('modules are kept as text with the addresses they need, and nothing asks for them early', () => {
  const html = page(
    '<link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="preload" href="/a.woff2"/><link rel="modulepreload" href="/assets/b.js"/>',
    '<script nonce="n" type="module" async="">import "/assets/a.js";</script>',
  );
  expect(withLateModules(html)).toBe(
    page(
      '<link rel="preload" href="/a.woff2"/>',
      '<script nonce="n" type="text/plain" data-modules="/assets/a.js /assets/b.js">import "/assets/a.js";</script>',
    ),
  );
});

test('a page without modules stays as it is', () => {
  const html = page('<link rel="modulepreload" href="/assets/a.js"/>', '<script>1</script>');
  expect(withLateModules(html)).toBe(html);
});
