import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import { DataTable } from '#platform/table/data-table.tsx';
import type { TableColumn, TableTicks } from '#platform/table/table-parts.ts';
import { rowWords } from './chosen-rows.ts';
import { type ListChoice, placeOf, RECEIVED } from './list-choice.ts';
import { listLabels, type MessageField, type StoreMessage } from './message-list.ts';

interface MessageTableProps {
  messages: StoreMessage[];
  choice: ListChoice;
  /** Of all pages. */
  total: number;
  /** Where each row has a box. */
  ticks: TableTicks | undefined;
}

const received: TableColumn = {
  label: RECEIVED,
  sorted: 'down',
  orders: ['Oldest first', 'Newest first'],
  stays: true,
};

/** What people sent, a column a field. */
export function MessageTable({ messages, choice, total, ticks }: MessageTableProps) {
  const [first] = messages;
  if (!first)
    return (
      <div className="empty">
        <p>{choice.search ? 'Nothing here contains these words.' : 'Nothing has come in yet.'}</p>
      </div>
    );
  return (
    <DataTable
      {...placeOf(choice)}
      label={listLabels[choice.list]}
      columns={[received, ...first.fields.map(({ label }): TableColumn => ({ label, sorted: 'up' }))]}
      rows={messages.map(({ id, at, fields, href }) => ({
        id,
        name: `Choose the ${rowWords[choice.list].one} of ${whose(fields)}, ${momentInWords(at)}`,
        cells: {
          [RECEIVED]: <Moment at={at} href={href} />,
          ...Object.fromEntries(fields.map((field) => [field.label, shown(field, href === undefined)])),
        },
      }))}
      total={total}
      ticks={ticks}
    />
  );
}

/** Of what has its page the list shows how it begins. */
function shown({ label, value }: MessageField, whole: boolean): ReactNode {
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
