import { Link } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import { DataTable } from '#platform/table/data-table.tsx';
import type { TableColumn, TableRow } from '#platform/table/table-parts.ts';
import { PAGE_SIZES, readTableView, type TableView, type UsualView } from '#platform/table/table-view.ts';
import { LETTERS_PATH, type LetterPage, type ListedLetter, listLabels, stateLabels } from './letter.ts';

const usual: UsualView = { sort: '-When', sizes: PAGE_SIZES };
const columns: TableColumn[] = [
  { label: 'Subject', sorted: 'up', stays: true },
  { label: 'List', sorted: 'up' },
  { label: 'State', sorted: 'up', orders: ['Drafts first', 'Sent ones first'] },
  { label: 'When', sorted: 'down', orders: ['Oldest first', 'Newest first'] },
  { label: 'Mails' },
];

export const readLetterView = (asked: URLSearchParams): TableView => readTableView(asked, usual);

/** Every letter, a row each, which leads to its page. */
export const LetterTable = ({ letters, total, view }: LetterPage & { view: TableView }) => (
  <DataTable
    view={view}
    usual={usual}
    path={LETTERS_PATH}
    kept={[]}
    label="All letters"
    className="letter-table"
    columns={columns}
    rows={letters.map(rowOf)}
    total={total}
  />
);

const rowOf = ({ id, subject, list, state, at, numbers }: ListedLetter): TableRow => ({
  id,
  name: subject,
  cells: {
    Subject: (
      <Link to={`${LETTERS_PATH}/${id}`} className="wrap-anywhere" dir="auto">
        {subject}
      </Link>
    ),
    List: listLabels[list],
    State: stateLabels[state],
    When: <time dateTime={at.toISOString()}>{momentInWords(at)}</time>,
    ...((state === 'sending' || state === 'sent') && {
      Mails: `${numbers.sent} sent, ${numbers.refused} refused, ${numbers.waiting} waiting`,
    }),
  },
});
