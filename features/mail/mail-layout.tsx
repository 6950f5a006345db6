import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';
import { postalAddress, type StoreProfile } from '#content/store-profile.ts';
import type { MailText } from '#content/mail-texts.ts';
import type { MailingList } from './mailing-lists.ts';
import { BODY, colors, darkStyles, DISPLAY, paragraph, small } from './mail-style.ts';

export interface Subscription {
  list: MailingList;
  unsubscribeUrl: string;
}

interface LayoutProps {
  text: MailText;
  storeUrl: string;
  profile: StoreProfile;
  /** Of mails that somebody subscribed to. */
  subscription: Subscription | undefined;
  /** What this mail lists. */
  children: ReactNode;
}

/** Every mail in the store's look: name on collard, words on white, the address below. */
export function MailLayout({ text, storeUrl, profile, subscription, children }: LayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{text.preview}</Preview>
      <Body
        className="mail-canvas"
        style={{ margin: 0, padding: '24px 12px', backgroundColor: colors.canvas, fontFamily: BODY }}
      >
        <Container
          className="mail-surface"
          style={{
            maxWidth: '560px',
            backgroundColor: colors.surface,
            border: `1px solid ${colors.border}`,
            borderRadius: '20px',
            overflow: 'hidden',
          }}
        >
          <NameBar storeUrl={storeUrl} name={profile.name} />
          <Words text={text}>{children}</Words>
          <Foot subscription={subscription} profile={profile} />
        </Container>
      </Body>
    </Html>
  );
}

function NameBar({ storeUrl, name }: { storeUrl: string; name: string }) {
  return (
    <Section
      style={{
        backgroundColor: colors.collard,
        borderBottom: `6px solid ${colors.marigold}`,
        padding: '20px 28px',
      }}
    >
      <Link
        href={storeUrl}
        style={{
          color: colors.onCollard,
          fontFamily: DISPLAY,
          fontSize: '26px',
          fontWeight: 700,
          letterSpacing: '-0.02em',
          textDecoration: 'none',
        }}
      >
        {name}
      </Link>
    </Section>
  );
}

function Words({ text, children }: Pick<LayoutProps, 'text' | 'children'>) {
  return (
    <Section style={{ padding: '28px' }}>
      <Heading
        as="h1"
        className="mail-text"
        style={{
          margin: '0 0 16px',
          fontFamily: DISPLAY,
          fontSize: '30px',
          fontWeight: 650,
          letterSpacing: '-0.02em',
          lineHeight: '1.15',
          color: colors.text,
          overflowWrap: 'anywhere',
        }}
      >
        {text.heading}
      </Heading>
      {text.paragraphs.map((words) => (
        <Text key={words} className="mail-text" style={paragraph}>
          {words}
        </Text>
      ))}
      {children}
      {text.action && (
        <Section style={{ padding: '8px 0 20px' }}>
          <Button
            href={text.action.href}
            className="mail-button"
            style={{
              padding: '14px 26px',
              borderRadius: '999px',
              backgroundColor: colors.collard,
              color: colors.onCollard,
              fontFamily: DISPLAY,
              fontSize: '17px',
              fontWeight: 600,
            }}
          >
            {text.action.label}
          </Button>
        </Section>
      )}
      {text.closing?.map((words) => (
        <Text key={words} className="mail-muted" style={small}>
          {words}
        </Text>
      ))}
    </Section>
  );
}

const signedUpFor: Record<MailingList, string> = {
  newsletter: 'our newsletter',
  prayer: 'our prayers and updates',
};

function Foot({ subscription, profile }: Pick<LayoutProps, 'subscription' | 'profile'>) {
  return (
    <Section className="mail-sunken" style={{ backgroundColor: colors.sunken, padding: '18px 28px' }}>
      <Text className="mail-muted" style={{ ...small, fontSize: '13px' }}>
        {postalAddress(profile)}
      </Text>
      {subscription && (
        <Text className="mail-muted" style={{ ...small, fontSize: '13px' }}>
          You get this because you signed up for {signedUpFor[subscription.list]}.{' '}
          <Link href={subscription.unsubscribeUrl} className="mail-text" style={{ color: colors.collard }}>
            Unsubscribe
          </Link>
        </Text>
      )}
    </Section>
  );
}
