import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { withPictures } from '../support/browser/launch-options.ts';
import { long, longOneWidth } from '../support/browser/long.ts';

test.use({ launchOptions: withPictures });

const hero = 'Welcome';

test('the films wrap, play, and say what the FDA asks for at their end', long, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const region = page.getByRole('region', { name: hero });
  await region.getByRole('button', { name: 'Previous slide' }).click();
  await expect(region.getByText('3 / 3')).toBeVisible();
  await expect(region.getByRole('heading', { name: 'Sunshine and its partner' })).toBeVisible();
  await region.getByRole('button', { name: 'Next slide' }).click();
  await expect(region.getByRole('heading', { level: 1 })).toBeVisible();
  await region.getByRole('button', { name: 'Next slide' }).click();
  await expect(region.getByRole('heading', { name: 'Welcome. Bring the whole family' })).toBeVisible();
  await checkAccessibility(page, { within: '.home-hero' });

  const film = page.locator('video');
  await expect(film).toHaveJSProperty('muted', true);
  expect(await film.locator('track[kind=captions]').getAttribute('src')).toMatch(/\.vtt$/);
  await region.getByRole('button', { name: 'Play' }).click();
  await expect(region.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(region.getByText('These statements have not been evaluated')).toBeHidden();
  // How long it is is known once its head is there.
  await expect
    .poll(() => film.evaluate((node) => node instanceof HTMLVideoElement && node.readyState))
    .toBeGreaterThan(0);
  await film.evaluate((node) => {
    if (node instanceof HTMLVideoElement) node.currentTime = node.duration - 2;
  });
  await expect(region.getByText('These statements have not been evaluated')).toBeVisible();
  await expect(region.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a film about a product adds it to the cart', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const region = page.getByRole('region', { name: hero });
  await region.getByRole('button', { name: 'Previous slide' }).click();
  await region.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toContainText('Vitamin D3 + K2');
});

test('the logo covers the change from one film to the next', longOneWidth, async ({ page }) => {
  await visit(page, '/');
  const region = page.getByRole('region', { name: hero });
  // Each phase lasts less than a busy machine may need to look: the page itself keeps what it showed.
  const seen = await page.evaluateHandle(() => {
    const all: string[] = [];
    const look = () => {
      const phase = document.querySelector('.hero-logo')?.getAttribute('data-phase') ?? 'none';
      const title = document.querySelector('.home-hero h2')?.textContent ?? 'the cover';
      const now = `${phase}: ${title}`;
      if (all.at(-1) !== now) all.push(now);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    return all;
  });
  await region.getByRole('button', { name: 'Next slide' }).click();
  const film = 'Welcome. Bring the whole family';
  await expect
    .poll(() => seen.jsonValue())
    .toEqual(['none: the cover', 'cover: the cover', `fade: ${film}`, `none: ${film}`]);
});

test(
  'the pictures go on by themselves every 5 s, and stop for the pause button and for focus',
  long,
  async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    const region = page.getByRole('region', { name: hero });
    await region.getByRole('button', { name: 'Images' }).click();
    await expect(region.getByText('1 / 14')).toBeVisible();
    await expect(region.getByRole('button', { name: 'Previous slide' })).toBeHidden();
    await expect(region.getByRole('button', { name: 'Pause pictures' })).toBeVisible();
    // From here on time stands still unless it is told to run. The toggle has the focus: nothing moves.
    await page.clock.pauseAt(new Date(Date.now() + 30_000));
    await page.clock.runFor(5100);
    await expect(region.getByText('1 / 14')).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await page.mouse.move(5, 5);
    await page.clock.runFor(5100);
    await expect(region.getByText('2 / 14')).toBeVisible();
    await expect(region.getByRole('img', { name: /market table/ })).toBeVisible();
    await page.clock.runFor(5100);
    await expect(region.getByText('3 / 14')).toBeVisible();
    await region.getByRole('button', { name: 'Pause pictures' }).click();
    await expect(region.getByRole('button', { name: 'Play pictures' })).toBeVisible();
    // React tidies up behind what is shown.
    await page.clock.runFor(200);
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await page.mouse.move(5, 5);
    await page.clock.runFor(20_000);
    await expect(region.locator('.hero-count')).toHaveText('Slide 3 / 14');
  },
);

test('who wants no motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const region = page.getByRole('region', { name: hero });
  await region.getByRole('button', { name: 'Images' }).click();
  await expect(region.getByRole('button', { name: 'Play pictures' })).toBeVisible();
});

test('each of three carousels loops through its four conditions by keyboard', long, async ({ page }) => {
  await visit(page, '/');
  const carousel = page.getByRole('region', { name: 'Heart and blood' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('[data-embla]')).toHaveCount(1);
  const next = carousel.getByRole('button', { name: 'Next: Heart and blood' });
  const first = carousel.getByRole('link').first();
  await expect(first).toBeInViewport();
  for (const title of ['Heart Health', 'Blood Pressure', 'Cholesterol', 'Blood Sugar']) {
    await next.press('Enter');
    await expect(carousel.getByRole('link', { name: title })).toBeInViewport();
  }
});

test(
  'the page below the fold: twenty goals, six seals, forty voices, eight products',
  long,
  async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('region', { name: 'Shop by Health Goal' }).getByRole('listitem')).toHaveCount(
      20,
    );
    await expect(page.getByRole('heading', { name: 'NSF certified' })).toBeVisible();
    await page.getByRole('heading', { name: 'NSF certified' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Testimonials' }).getByRole('figure')).toHaveCount(40);
    await expect(page.getByRole('region', { name: 'You Might Also Like' }).getByRole('article')).toHaveCount(
      8,
    );
    await expect(page.getByRole('link', { name: 'Our story' })).toHaveAttribute('href', '/about');
    await checkAccessibility(page);
  },
);

test('nothing of the page jumps while it is read', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') === false)
          Reflect.set(
            window,
            'shift',
            Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')),
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, '/');
  for (let at = 0; at < 8; at += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForLoadState('networkidle');
  }
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThanOrEqual(0.1);
});
