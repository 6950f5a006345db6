import { expect, test, vi } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { readAllPages } from './read-all-pages.server.ts';

const products = Array.from({ length: 4 }, () => makeProduct());
const [a = makeProduct(), b = makeProduct(), c = makeProduct()] = products;

function read(pages: Record<string, { items: typeof products; next?: string } | undefined>) {
  const log = { warn: vi.fn() };
  const asked: (string | undefined)[] = [];
  const result = readAllPages({
    what: 'products',
    log,
    readPage: ({ first, after }) => {
      expect(first).toBe(100);
      asked.push(after);
      return Promise.resolve(pages[after ?? 'start']);
    },
  });
  return { result, asked, log };
}

test('pages are joined in order, a product that moved between them stands once', async () => {
  const { result, asked, log } = read({
    start: { items: [a, b], next: 'p2' },
    p2: { items: [b, c], next: 'p3' },
    p3: { items: [] },
  });
  expect(await result).toEqual([a, b, c]);
  expect(asked).toEqual([undefined, 'p2', 'p3']);
  expect(log.warn).not.toHaveBeenCalled();
});

test('a list that is not there is none', async () => {
  expect(await read({}).result).toBeUndefined();
});

test('cursors that go in a circle end, and are told', async () => {
  const { result, asked, log } = read({
    start: { items: [a], next: 'p2' },
    p2: { items: [b], next: 'p3' },
    p3: { items: [c], next: 'p2' },
  });
  expect(await result).toEqual([a, b, c]);
  expect(asked).toHaveLength(3);
  expect(log.warn).toHaveBeenCalledOnce();
});

test('a catalogue without end is cut at 120 pages, and told', async () => {
  const log = { warn: vi.fn() };
  let page = 0;
  const result = await readAllPages({
    what: 'products',
    log,
    readPage: () => {
      page += 1;
      return Promise.resolve({ items: [makeProduct()], next: `p${page}` });
    },
  });
  expect(result).toHaveLength(120);
  expect(log.warn).toHaveBeenCalledOnce();
});

test('exactly 120 pages are the whole list', async () => {
  const log = { warn: vi.fn() };
  let page = 0;
  await readAllPages({
    what: 'products',
    log,
    readPage: () => {
      page += 1;
      return Promise.resolve({ items: [makeProduct()], next: page < 120 ? `p${page}` : undefined });
    },
  });
  expect(page).toBe(120);
  expect(log.warn).not.toHaveBeenCalled();
});

test('the list cannot be changed by those who share it', async () => {
  const list = await read({ start: { items: [a, b] } }).result;
  expect(Object.isFrozen(list)).toBe(true);
});
