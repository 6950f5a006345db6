import { Column, Heading, Hr, Link, Row, Section, Text } from '@react-email/components';
import type { MailOf } from './mail.ts';
import { colors, DISPLAY, paragraph, small } from './mail-style.ts';

/** Label and value, one below the other. */
export function Facts({ facts }: { facts: [label: string, value: string][] }) {
  return (
    <Section className="mail-sunken" style={boxed}>
      {facts.map(([label, value]) => (
        <Text
          key={label}
          className="mail-text"
          style={{ ...paragraph, margin: '0 0 10px', overflowWrap: 'anywhere' }}
        >
          <strong>{label}</strong>
          <br />
          {value}
        </Text>
      ))}
    </Section>
  );
}

/** What the store's people wrote, and what they answer. */
export const Answered = ({ mail }: { mail: MailOf<'contact-answer'> }) => (
  <>
    <Text className="mail-text" style={{ ...paragraph, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {mail.answer}
    </Text>
    <Quoted words={mail.message} />
  </>
);

/** What somebody wrote, its line breaks kept. */
export function Quoted({ words }: { words: string }) {
  return (
    <Section className="mail-sunken" style={boxed}>
      <Text
        className="mail-text"
        style={{ ...paragraph, margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {words}
      </Text>
    </Section>
  );
}

export function DiscountCode({ code }: { code: string }) {
  return (
    <Section className="mail-sunken" style={{ ...boxed, textAlign: 'center' }}>
      <Text
        className="mail-text"
        style={{
          margin: 0,
          fontFamily: DISPLAY,
          fontSize: '32px',
          fontWeight: 700,
          letterSpacing: '0.04em',
          color: colors.text,
        }}
      >
        {code}
      </Text>
    </Section>
  );
}

export function OrderedLines({ order }: { order: MailOf<'order-confirmation'> }) {
  const sums: [string, string][] = [
    ['Subtotal', order.subtotal],
    ...(order.discount ? [['Discount', order.discount] satisfies [string, string]] : []),
    [order.shippingMethod, order.shipping],
  ];
  return (
    <Section style={{ margin: '0 0 20px' }}>
      {order.lines.map(({ title, variant, quantity, price }) => (
        <PricedRow
          key={`${title} ${variant}`}
          label={`${quantity} × ${title}`}
          below={variant}
          price={price}
        />
      ))}
      <Hr className="mail-line" style={{ borderColor: colors.border }} />
      {sums.map(([label, price]) => (
        <PricedRow key={label} label={label} price={price} />
      ))}
      <Hr className="mail-line" style={{ borderColor: colors.border }} />
      <PricedRow label="Total" price={order.total} strong />
      <Text className="mail-muted" style={{ ...small, margin: '16px 0 0' }}>
        Ships to {order.address.join(', ')}
      </Text>
    </Section>
  );
}

interface PricedRowProps {
  label: string;
  below?: string;
  price: string;
  strong?: boolean;
}

function PricedRow({ label, below, price, strong = false }: PricedRowProps) {
  const style = { ...paragraph, margin: '6px 0', fontWeight: strong ? 700 : 400 };
  return (
    <Row>
      <Column style={{ verticalAlign: 'top' }}>
        <Text className="mail-text" style={style}>
          {label}
          {below && (
            <span className="mail-muted" style={{ display: 'block', fontSize: '15px', color: colors.muted }}>
              {below}
            </span>
          )}
        </Text>
      </Column>
      <Column align="right" style={{ verticalAlign: 'top', whiteSpace: 'nowrap' }}>
        <Text className="mail-text" style={style}>
          {price}
        </Text>
      </Column>
    </Row>
  );
}

/** The store's own words about products and questions; what the sender added stands above them, marked as a note. */
export function HealthInformation({ mail }: { mail: MailOf<'health-information'> }) {
  return (
    <>
      {mail.note && <Facts facts={[['A note from who asked', mail.note]]} />}
      {mail.products.map(({ title, description, price, url }) => (
        <Section key={url} style={{ margin: '0 0 18px' }}>
          <Subheading>{title}</Subheading>
          <Text className="mail-text" style={{ ...paragraph, margin: '0 0 6px' }}>
            {description}
          </Text>
          <Text className="mail-text" style={{ ...paragraph, margin: 0 }}>
            {price} ·{' '}
            <Link href={url} className="mail-text" style={{ color: colors.collard }}>
              See it in the store
            </Link>
          </Text>
        </Section>
      ))}
      {mail.passages.map(({ question, answer, sources }) => (
        <Section key={question} style={{ margin: '0 0 18px' }}>
          <Subheading>{question}</Subheading>
          <Text className="mail-text" style={{ ...paragraph, margin: '0 0 6px', whiteSpace: 'pre-line' }}>
            {answer}
          </Text>
          {sources.map((source) => (
            <Text key={source.url} className="mail-muted" style={small}>
              Source:{' '}
              <Link href={source.url} className="mail-text" style={{ color: colors.collard }}>
                {source.title}
              </Link>
            </Text>
          ))}
        </Section>
      ))}
    </>
  );
}

function Subheading({ children }: { children: string }) {
  return (
    <Heading
      as="h2"
      className="mail-text"
      style={{
        margin: '0 0 6px',
        fontFamily: DISPLAY,
        fontSize: '20px',
        lineHeight: '1.2',
        color: colors.text,
      }}
    >
      {children}
    </Heading>
  );
}

const boxed = {
  margin: '0 0 20px',
  padding: '16px 20px',
  borderRadius: '14px',
  backgroundColor: colors.sunken,
};
