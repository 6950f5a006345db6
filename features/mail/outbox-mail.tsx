import { momentInWords } from '#content/date-words.ts';

interface ShownMail {
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** ISO 8601. */
  sent: string;
}

/** A mail as its reader sees it: in a frame that runs nothing. Its links open beside it. */
export function OutboxMail({ recipient, subject, html, text, headers, sent }: ShownMail) {
  return (
    <article className="outbox-mail">
      <h1 className="text-heading">{subject}</h1>
      <dl className="outbox-head">
        <Header name="To" value={recipient} />
        <Header name="Date" value={momentInWords(new Date(sent))} />
        {Object.entries(headers).map(([name, value]) => (
          <Header key={name} name={name} value={value} />
        ))}
      </dl>
      <iframe
        title={`Mail: ${subject}`}
        className="outbox-frame"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={html}
      />
      <details className="outbox-text">
        <summary>As plain text</summary>
        <pre>{text}</pre>
      </details>
    </article>
  );
}

function Header({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
