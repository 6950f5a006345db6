import { Link } from 'react-router';
import { type ListChoice, listHref, MESSAGES_PATH } from './list-choice.ts';
import { SEARCH_LIST } from './list-search.ts';
import { listLabels, MAX_LIST_SEARCH } from './message-list.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { TextField } from '#platform/forms/form-field.tsx';
import { StandingForm } from '#platform/forms/standing-form.tsx';

const lists = ['contact', 'giveaway', 'subscribers', 'mail'] as const satisfies ListChoice['list'][];

interface MessageListsProps {
  choice: ListChoice;
  /** Of who looks: the other lists, and a list as a file. */
  rights: { lists: boolean; export: boolean };
  total: number | undefined;
}

/** Which list, what to look for in it, and the list as a file. */
export function MessageLists({ choice, rights, total }: MessageListsProps) {
  const shown = lists.filter((name) => rights.lists || name === 'contact');
  return (
    <>
      <nav aria-label="Lists" className="message-lists">
        <ul>
          {shown.map((name) => (
            <li key={name}>
              <Link
                to={`${MESSAGES_PATH}?list=${name}`}
                aria-current={name === choice.list ? 'page' : undefined}
              >
                {listLabels[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {choice.list !== 'mail' && (
        <SearchAndExport key={choice.list} choice={choice} mayExport={rights.export} />
      )}
      {total !== undefined && (
        <p className="text-small text-muted" role="status">
          {total === 1 ? '1 entry' : `${total} entries`}
          {choice.search && ` with “${choice.search}”`}
        </p>
      )}
    </>
  );
}

function SearchAndExport({ choice, mayExport }: { choice: ListChoice; mayExport: boolean }) {
  return (
    <div className="message-tools">
      {/* A POST: who is looked for stands in no address. */}
      <StandingForm
        standing={choice.search}
        method="post"
        action={listHref(choice, {})}
        role="search"
        className="inline-form"
        preventScrollReset
      >
        <TextField
          name="q"
          type="search"
          label="Search this list"
          defaultValue={choice.search}
          maxLength={MAX_LIST_SEARCH}
          autoComplete="off"
        />
        <button type="submit" name="intent" value={SEARCH_LIST} className="btn btn-line">
          <Icon name="search" />
          Search
        </button>
      </StandingForm>
      {/* A plain form: the answer is a file. */}
      {mayExport && (
        <form method="post" action={`${MESSAGES_PATH}/export`}>
          <input type="hidden" name="list" value={choice.list} />
          <input type="hidden" name="q" value={choice.search} />
          <button type="submit" className="btn btn-tint">
            Export CSV
          </button>
        </form>
      )}
    </div>
  );
}
