import { type BrowserContext, expect } from '@playwright/test';

const ROW = /<a href="(\/dev\/mail\/[^"]+)"[^>]*>([^<]*)<\/a><span>To (?:<!-- -->)?([^<]*)<\/span>/g;

/** The address that the newest mail to somebody, of that subject, leads to. Waits until the mail is there. */
export async function linkOfMail(
  { request }: BrowserContext,
  { to, subject }: { to: string; subject: RegExp },
): Promise<string> {
  let address: string | undefined;
  await expect
    .poll(async () => {
      const outbox = await (await request.get('/dev/mail')).text();
      address = [...outbox.matchAll(ROW)].find(
        ([, , title = '', who]) => who === to && subject.test(title),
      )?.[1];
      return address;
    }, `a mail to ${to}`)
    .toBeDefined();
  const html = await (await request.get(address ?? '')).text();
  const link = /<pre>[^<]*?(https?:\/\/[^\s<]+token=[\w-]+)/.exec(html)?.[1];
  if (!link) throw new Error(`No link in the mail at ${address}`);
  return link.replaceAll('&amp;', '&');
}
