import { Link } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import type { StoreMessage } from './message-list.ts';

/** Columns side by side, and on small screens one entry below the other with its labels. */
export function MessageTable({ messages, search }: { messages: StoreMessage[]; search: string }) {
  const [first] = messages;
  if (!first)
    return (
      <div className="empty">
        <p>{search ? 'Nothing here contains these words.' : 'Nothing has come in yet.'}</p>
      </div>
    );
  return (
    <table className="message-table">
      <thead>
        <tr>
          <th scope="col">Received</th>
          {first.fields.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {messages.map(({ id, at, fields, href }) => (
          <tr key={id}>
            <td data-label="Received">
              <Moment at={at} href={href} />
            </td>
            {fields.map(({ label, value }) => (
              <td key={label} data-label={label}>
                {isMoment(value) ? momentInWords(new Date(value)) : value || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** When it came, as the link to it where it has a page. */
function Moment({ at, href }: { at: Date; href: string | undefined }) {
  const time = <time dateTime={at.toISOString()}>{momentInWords(at)}</time>;
  return href ? (
    <Link to={href}>
      <span className="sr-only">Open the message of </span>
      {time}
    </Link>
  ) : (
    time
  );
}

const isMoment = (value: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);
