import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { JUDGED_PAGES, judgePages } from '../../scripts/judge-pages.ts';
import { startStore } from '../../scripts/store-process.ts';
import { trustProxy } from '../support/tls/start-tls-proxy.ts';
import { startPhotoShop } from './start-photo-shop.ts';
import { startPictureServer } from './start-picture-server.ts';

/**
 * `npm run bench:lighthouse-live`: what Lighthouse's phone sees of a store that is connected to a shop, whose pictures are photographs of another origin. Fails
 * with what Lighthouse finds to mend, and where a page asks for no picture: then something else was measured.
 */
async function benchLighthouseLive(): Promise<{ ok: boolean; lines: string[] }> {
  await ensureBuilt();
  const shop = await startPhotoShop();
  const pictures = await startPictureServer();
  const store = await startStore({ LOG_LEVEL: 'error', ...shop.environment });
  try {
    const { ok, lines } = await judgePages({
      url: store.url,
      pages: Object.values(JUDGED_PAGES),
      prefix: 'live ',
      browserArgs: [trustProxy, `--host-resolver-rules=MAP cdn.shopify.com:443 127.0.0.1:${pictures.port}`],
    });
    if (pictures.asked.length === 0) throw new Error('No page asked for a picture of the shop.');
    return { ok, lines: ['Lighthouse, connected to a shop', ...lines] };
  } finally {
    await store.stop();
    await pictures.close();
    await shop.close();
  }
}

const { ok, lines } = await benchLighthouseLive();
process.stdout.write(`${lines.join('\n')}\n`);
if (!ok) process.exitCode = 1;
