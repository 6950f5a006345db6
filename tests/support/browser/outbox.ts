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

/** As React escapes text. */
const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
