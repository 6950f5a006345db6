import { JUDGED_PAGES, judgePages } from './judge-pages.ts';
import { startStore } from './store-process.ts';

const { home, shop, product, condition, quizResult } = JUDGED_PAGES;

/** Lighthouse's own phone on pages of every kind, of the store with its embedded shop. */
export async function benchLighthouse(): Promise<{ ok: boolean; lines: string[] }> {
  const store = await startStore({ LOG_LEVEL: 'error' });
  try {
    const pages = [home, shop, product, condition, '/learn/eye-health', '/faq', '/quiz', quizResult];
    const { ok, lines } = await judgePages({ url: store.url, pages });
    return { ok, lines: ['Lighthouse', ...lines] };
  } finally {
    await store.stop();
  }
}
