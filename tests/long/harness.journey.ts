import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';

/** The journeys' own nets: each has to catch what it is there for. */

test('a script that the security policy refuses is noticed', async ({ page, complaints }) => {
  await visit(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "broken in"';
    document.body.append(script);
  });
  await expect.poll(() => complaints.unexpected().join()).toContain('Content Security Policy');
  expect(await page.title()).not.toBe('broken in');
  complaints.allow(/Content Security Policy/);
});

test('an error that nobody catches is noticed', async ({ page, complaints }) => {
  await visit(page, '/');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted');
    });
  });
  await expect.poll(() => complaints.unexpected().join()).toContain('planted');
  complaints.allow(/planted/);
});

test('an image without a text is a violation', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => document.querySelector('h1')?.append(document.createElement('img')));
  await expect(checkAccessibility(page)).rejects.toThrow('image-alt');
});

test('nor is it overlooked within a frame', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.title = 'A frame';
    document.querySelector('main')?.append(frame);
    frame.contentDocument?.body.append(document.createElement('img'));
  });
  await expect(checkAccessibility(page)).rejects.toThrow('image-alt');
});
