import { render, toPlainText } from '@react-email/components';
import type { ReactNode } from 'react';
import { type MailText, mailTexts } from '#content/mail-texts.ts';
import type { StoreProfile } from '#content/store-profile.ts';
import type { Mail, MailOf, RenderedMail } from './mail.ts';
import { FDA_STATEMENT } from '#content/claims.data.ts';
import { LetterBody } from './letter-body.tsx';
import { MailLayout, type Subscription } from './mail-layout.tsx';
import { DiscountCode, Facts, HealthInformation, OrderedLines, Quoted, Answered } from './mail-parts.tsx';

/** Headings in the words as they are: capitals are hard to read, and to listen to. */
const plainText = {
  wordwrap: 80,
  selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
};

/** A mail as HTML and as plain text, in the store's look. */
export async function renderMail(
  mail: Mail,
  store: { url: string; profile: StoreProfile },
): Promise<RenderedMail> {
  const { text, parts } = composed(mail, store);
  const html = await render(
    <MailLayout text={text} storeUrl={store.url} profile={store.profile} subscription={subscriptionOf(mail)}>
      {parts}
    </MailLayout>,
  );
  return { subject: text.subject, html, text: toPlainText(html, plainText) };
}

function subscriptionOf(mail: Mail): Subscription | undefined {
  if (!('unsubscribeUrl' in mail) || mail.unsubscribeUrl === undefined) return undefined;
  const list = mail.template === 'letter' ? mail.list : 'newsletter';
  return { list, unsubscribeUrl: mail.unsubscribeUrl };
}

interface Composed {
  text: MailText;
  /** What stands between the paragraphs and the button. */
  parts: ReactNode;
}

function composed(mail: Mail, { url, profile }: { url: string; profile: StoreProfile }): Composed {
  switch (mail.template) {
    case 'verify-email':
    case 'reset-password':
    case 'password-changed':
    case 'change-email':
    case 'email-changed':
    case 'second-step':
    case 'admin-invitation':
    case 'link-email':
      return { text: accountText(mail, profile), parts: null };
    case 'order-confirmation':
      return { text: mailTexts[mail.template](mail, profile), parts: <OrderedLines order={mail} /> };
    case 'newsletter-confirm':
      return { text: mailTexts[mail.template](mail, profile), parts: null };
    case 'newsletter-welcome':
      return {
        text: mailTexts[mail.template](mail, profile),
        parts: mail.code ? <DiscountCode code={mail.code} /> : null,
      };
    case 'letter':
      return {
        text: letterText(mail, mailTexts[mail.template](mail, profile)),
        parts: <LetterBody letter={mail} storeUrl={url} />,
      };
    case 'giveaway-entry':
      return { text: mailTexts[mail.template](mail, profile), parts: null };
    case 'giveaway-prizes':
      return { text: mailTexts[mail.template](mail, profile), parts: null };
    case 'giveaway-winner':
      return { text: mailTexts[mail.template](mail, profile), parts: null };
    case 'giveaway-notification':
      return {
        text: mailTexts[mail.template](mail, profile),
        parts: (
          <Facts
            facts={[
              ['Name', mail.name],
              ['Email', mail.email],
              ['Phone', mail.phone],
              ['Address', mail.address],
            ]}
          />
        ),
      };
    case 'prayer-signup':
      return { text: mailTexts[mail.template](mail, profile), parts: null };
    case 'store-digest':
      return { text: mailTexts[mail.template](mail, profile), parts: null };
    case 'contact-received':
      return {
        text: mailTexts[mail.template](mail, profile),
        parts: (
          <>
            <Facts
              facts={[
                ['From', `${mail.name}, ${mail.email}`],
                ['About', mail.topic],
              ]}
            />
            <Quoted words={mail.message} />
          </>
        ),
      };
    case 'contact-copy':
      return { text: mailTexts[mail.template](mail, profile), parts: <Quoted words={mail.message} /> };
    case 'contact-answer':
      return { text: mailTexts[mail.template](mail, profile), parts: <Answered mail={mail} /> };
    case 'health-information':
      return {
        text: withClaims(mailTexts[mail.template](mail, profile)),
        parts: <HealthInformation mail={mail} />,
      };
  }
}

type AccountMail = MailOf<
  | 'verify-email'
  | 'reset-password'
  | 'password-changed'
  | 'change-email'
  | 'email-changed'
  | 'second-step'
  | 'admin-invitation'
  | 'link-email'
>;

/** Nothing stands between the words of these and their button. */
function accountText(mail: AccountMail, profile: StoreProfile): MailText {
  switch (mail.template) {
    case 'verify-email':
      return mailTexts[mail.template](mail, profile);
    case 'reset-password':
      return mailTexts[mail.template](mail, profile);
    case 'password-changed':
      return mailTexts[mail.template](mail, profile);
    case 'change-email':
      return mailTexts[mail.template](mail, profile);
    case 'email-changed':
      return mailTexts[mail.template](mail, profile);
    case 'second-step':
      return mailTexts[mail.template](mail, profile);
    case 'admin-invitation':
      return mailTexts[mail.template](mail, profile);
    case 'link-email':
      return mailTexts[mail.template](mail, profile);
  }
}

/** A prayer claims nothing; news of a store that sells supplements may. */
const letterText = ({ list, products }: MailOf<'letter'>, text: MailText): MailText =>
  list === 'newsletter' || products.length > 0 ? withClaims(text) : text;

/** The FDA statement stands wherever a claim is made (docs/product/store.md#fda-statement). */
const withClaims = (text: MailText): MailText => ({
  ...text,
  closing: [FDA_STATEMENT, ...(text.closing ?? [])],
});
