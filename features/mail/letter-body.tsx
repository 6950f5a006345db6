import { Column, Heading, Img, Link, Row, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import type { MailOf } from './mail.ts';
import { colors, DISPLAY, paragraph } from './mail-style.ts';

/** What the owner wrote, its picture above and its products below. */
export function LetterBody({ letter, storeUrl }: { letter: MailOf<'letter'>; storeUrl: string }) {
  return (
    <>
      {letter.picture && (
        <Img
          src={letter.picture.url}
          alt={letter.picture.alt}
          width="502"
          style={{ width: '100%', height: 'auto', margin: '0 0 20px', borderRadius: '14px' }}
        />
      )}
      <Section style={{ overflowWrap: 'anywhere' }}>
        <Markdown
          skipHtml
          allowedElements={[...Object.keys(components), 'strong', 'em', 'br']}
          unwrapDisallowed
          urlTransform={(href) => leadsTo(href, storeUrl)}
          components={components}
        >
          {letter.body}
        </Markdown>
      </Section>
      {letter.products.map((product) => (
        <LetterProduct key={product.url} product={product} />
      ))}
    </>
  );
}

/** A page of the store by its path, another site by its whole address; anything else leads nowhere. */
function leadsTo(href: string, storeUrl: string): string | undefined {
  if (/^\/(?![/\\])/.test(href)) return `${storeUrl}${href}`;
  return /^(?:https?:\/\/|mailto:)/i.test(href) ? href : undefined;
}

const listed = { ...paragraph, padding: '0 0 0 24px' };
const heading = { margin: '20px 0 8px', fontFamily: DISPLAY, lineHeight: '1.2', color: colors.text };

const components: Components = {
  // The subject is the mail's own first heading.
  h1: ({ children }) => <Subheading size="24px">{children}</Subheading>,
  h2: ({ children }) => <Subheading size="24px">{children}</Subheading>,
  h3: ({ children }) => (
    <Heading as="h3" className="mail-text" style={{ ...heading, fontSize: '19px' }}>
      {children}
    </Heading>
  ),
  p: ({ children }) => (
    <Text className="mail-text" style={paragraph}>
      {children}
    </Text>
  ),
  ul: ({ children }) => (
    <ul className="mail-text" style={listed}>
      {children}
    </ul>
  ),
  ol: ({ children }) => (
    <ol className="mail-text" style={listed}>
      {children}
    </ol>
  ),
  li: ({ children }) => <li style={{ margin: '0 0 6px' }}>{children}</li>,
  blockquote: ({ children }) => (
    <blockquote
      style={{ margin: '0 0 16px', padding: '0 0 0 16px', borderLeft: `4px solid ${colors.marigold}` }}
    >
      {children}
    </blockquote>
  ),
  hr: () => <hr className="mail-line" style={{ border: 0, borderTop: `1px solid ${colors.border}` }} />,
  a: ({ href, children }) =>
    href ? (
      <Link href={href} className="mail-text" style={{ color: colors.collard, textDecoration: 'underline' }}>
        {children}
      </Link>
    ) : (
      children
    ),
};

const Subheading = ({ size, children }: { size: string; children?: ReactNode }) => (
  <Heading as="h2" className="mail-text" style={{ ...heading, fontSize: size }}>
    {children}
  </Heading>
);

type Product = MailOf<'letter'>['products'][number];

function LetterProduct({ product: { title, price, url, image } }: { product: Product }) {
  return (
    <Section
      className="mail-sunken"
      style={{
        margin: '16px 0',
        padding: '14px 18px',
        borderRadius: '14px',
        backgroundColor: colors.sunken,
      }}
    >
      <Row>
        {image && (
          <Column style={{ width: '112px', verticalAlign: 'middle' }}>
            {/* The title stands beside it. */}
            <Img src={image} alt="" width="96" style={{ borderRadius: '10px' }} />
          </Column>
        )}
        <Column style={{ verticalAlign: 'middle' }}>
          <Text className="mail-text" style={{ ...paragraph, margin: 0 }}>
            <strong>{title}</strong>
            <br />
            {price} ·{' '}
            <Link href={url} className="mail-text" style={{ color: colors.collard }}>
              See it in the store
            </Link>
          </Text>
        </Column>
      </Row>
    </Section>
  );
}
