import { Link } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import { CHOSEN_ROWS, rowWords } from './chosen-rows.ts';
import { type ListChoice, listHref, RECEIVED } from './list-choice.ts';
import type { MessageField, StoreMessage } from './message-list.ts';

/** Columns side by side, and on small screens one entry below the other with its labels. */
export function MessageTable({
  messages,
  choice,
  tickable,
}: {
  messages: StoreMessage[];
  choice: ListChoice;
  /** Each has a box, in the form around the table. */
  tickable: boolean;
}) {
  const [first] = messages;
  const isShown = ({ label }: MessageField) => !choice.without.includes(label);
  if (!first)
    return (
      <div className="empty">
        <p>{choice.search ? 'Nothing here contains these words.' : 'Nothing has come in yet.'}</p>
      </div>
    );
  return (
    <table className="message-table">
      <thead>
        <tr>
          {tickable && (
            <th scope="col">
              <span className="sr-only">Chosen</span>
            </th>
          )}
          {[RECEIVED, ...first.fields.filter(isShown).map(({ label }) => label)].map((label) => (
            <Head key={label} label={label} choice={choice} />
          ))}
        </tr>
      </thead>
      <tbody>
        {messages.map(({ id, at, fields, href }) => (
          <tr key={id}>
            {tickable && (
              <td data-label="Chosen">
                <input
                  type="checkbox"
                  name={CHOSEN_ROWS}
                  value={id}
                  aria-label={`Choose the ${rowWords[choice.list].one} of ${whose(fields)}, ${momentInWords(at)}`}
                />
              </td>
            )}
            <td data-label="Received">
              <Moment at={at} href={href} />
            </td>
            {fields.filter(isShown).map(({ label, value }) => (
              <td key={label} data-label={label}>
                <Value label={label} value={value} whole={href === undefined} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Leads to the list in the order of this column, and backwards from there. What is newest comes first at first. */
function Head({ label, choice }: { label: string; choice: ListChoice }) {
  const upwards = choice.sort === label;
  const downwards = choice.sort === `-${label}`;
  const first = label === RECEIVED ? `-${label}` : label;
  const other = first === label ? `-${label}` : label;
  return (
    <th scope="col" aria-sort={upwards ? 'ascending' : downwards ? 'descending' : undefined}>
      <Link to={listHref(choice, { sort: choice.sort === first ? other : first })} preventScrollReset>
        {label}
        {(upwards || downwards) && <span aria-hidden="true">{upwards ? '↑' : '↓'}</span>}
      </Link>
    </th>
  );
}

/** Of what has its page the list shows how it begins. */
function Value({ label, value, whole }: { label: string; value: string; whole: boolean }) {
  if (isMoment(value)) return momentInWords(new Date(value));
  return label === 'Message' && !whole ? <span className="message-start">{value}</span> : value || '–';
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

const whose = (fields: readonly MessageField[]) =>
  ['Name', 'Email'].map((name) => fields.find(({ label }) => label === name)?.value).find(Boolean) ?? '';

const isMoment = (value: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);
