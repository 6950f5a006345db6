import { expect, type Page } from '@playwright/test';

interface ReadMail {
  subject: string;
  /** Its plain text. */
  text: string;
  /** The page of /dev/mail as it came, with the headers. */
  html: string;
}

/**
 * The newest mail with these words in its subject to this address, once it is in the outbox. Read without a browser: a browser
 * that tests drive complains of the frame in which the page shows the mail, because that runs no script.
 */
export async function readMail(
  page: Page,
  mail: { to: string; subject: string },
  storeUrl = '',
): Promise<ReadMail> {
  let address = '';
  await expect(async () => {
    const list = await (await page.request.get(`${storeUrl}/dev/mail`)).text();
    const entry = list
      .split('<li>')
      .find((item) => item.includes(`To <!-- -->${mail.to}<`) && unescaped(item).includes(mail.subject));
    address = /\/dev\/mail\/[0-9a-f-]{36}/.exec(entry ?? '')?.[0] ?? '';
    expect(address, `a mail to ${mail.to}: ${mail.subject}`).not.toBe('');
  }).toPass();
  const html = await (await page.request.get(`${storeUrl}${address}`)).text();
  return {
    subject: unescaped(/<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? ''),
    text: unescaped(/<pre>([^<]*)</.exec(html)?.[1] ?? ''),
    html,
  };
}

/** The address of one of the store's pages in a mail's text; '' where none is. */
export const linkTo = (page: string, { text }: Pick<ReadMail, 'text'>): string =>
  new RegExp(`http\\S*${page}\\S*`).exec(text)?.[0] ?? '';

/** As React escapes text. */
const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** Subscribes an address to the newsletter and follows the link of its mail. */
export async function subscribe(page: Page, email: string, storeUrl = ''): Promise<void> {
  await page.request.post(`${storeUrl}/api/newsletter`, { data: { email, source: 'home' } });
  const asked = await readMail(page, { to: email, subject: 'Confirm that you want' }, storeUrl);
  const confirmed = await page.request.post(linkTo('/newsletter/confirm', asked), { form: { press: '' } });
  expect(confirmed.status()).toBe(200);
}
