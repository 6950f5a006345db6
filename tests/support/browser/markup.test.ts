import { expect, test } from 'vitest';
import { markupProblems } from './markup.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>Shop</title><script type="module" async="">1</script></head><body>${body}</body></html>`;

test("React's way of writing HTML is right", async () => {
  expect(
    await markupProblems(page('<h1 id="_r_1_" style="width:3px">Shop</h1><img src="/a.svg" alt=""/>')),
  ).toEqual([]);
});

test('a list inside a paragraph, an id given twice and a button without a type are reported', async () => {
  const problems = await markupProblems(
    page('<h1>Shop</h1><p><ul><li>a</li></ul></p><i id="x"></i><i id="x"></i><button>Buy</button>'),
  );
  for (const rule of ['no-dup-id', 'no-implicit-button-type']) expect(problems.join('\n')).toContain(rule);
  expect(problems.length).toBeGreaterThan(2);
});
