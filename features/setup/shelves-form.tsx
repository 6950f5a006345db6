import { Form } from 'react-router';
import { conditionArtUrl } from '#illustrations/manifest/art-urls.ts';
import type { SetupAnswer } from './setup-answer.ts';
import { SharedFormState } from './shared-form-state.tsx';
import type { ShelfChoice, ShelfRow } from './shelf-rows.ts';

interface ShelvesFormProps {
  /** Null while the shop cannot be read. */
  shelves: { rows: ShelfRow[]; choices: ShelfChoice[] } | null;
  version: string;
  answer: SetupAnswer | undefined;
}

/** A select's value for 'as the store matches it'; a number is a collection, '' none. */
const AS_MATCHED = 'matched';

/** Which collection stands for which health goal, beside the picture of the page that shows it. */
export function ShelvesForm({ shelves, version, answer }: ShelvesFormProps) {
  return (
    <Form method="post" className="panel" aria-labelledby="shelves" preventScrollReset>
      <h2 id="shelves" className="text-title">
        Shelves
      </h2>
      <p className="max-w-2xl text-small text-muted">
        Each health goal has a page, and on it the products of one of your collections. A goal without
        products is linked nowhere.
      </p>
      <input type="hidden" name="form" value="shelves" />
      <SharedFormState version={version} answer={answer} />
      {shelves ? (
        <Rows {...shelves} sent={answer?.sent} />
      ) : (
        <p className="form-error">Your shop cannot be read at the moment.</p>
      )}
    </Form>
  );
}

type RowsProps = NonNullable<ShelvesFormProps['shelves']> & {
  /** What was chosen of a save that was refused. */
  sent: SetupAnswer['sent'];
};

function Rows({ rows, choices, sent }: RowsProps) {
  const empty = rows.filter(({ stands }) => stands === null);
  const filled = rows.filter(({ stands }) => stands !== null);
  return (
    <>
      <ul className="shelf-rows">
        {[...empty, ...filled].map((row) => (
          <Row key={row.slug} row={row} choices={choices} wanted={sent ? sent[row.slug] : row.chosen} />
        ))}
      </ul>
      <button type="submit" className="btn btn-primary justify-self-start">
        Save shelves
      </button>
    </>
  );
}

const ways = { owner: 'as you chose', id: 'by its number', title: 'by its title' };

interface RowProps {
  row: ShelfRow;
  choices: ShelfChoice[];
  /** The collection that the select shows; undefined as the store matches it. */
  wanted: string | undefined;
}

function Row({ row: { slug, title, stands, chosen }, choices, wanted }: RowProps) {
  const gone = chosen !== undefined && chosen !== '' && !choices.some(({ id }) => id === chosen);
  return (
    <li data-shelf={slug}>
      <a
        href={`/conditions/${slug}`}
        target="_blank"
        rel="noreferrer"
        aria-label={`The page of ${title}, in a new tab`}
      >
        <img src={conditionArtUrl(slug)} alt="" width="72" height="72" loading="lazy" />
      </a>
      <div>
        <label htmlFor={`shelf-${slug}`}>{title}</label>
        <p id={`shelf-${slug}-stands`} className="text-small text-muted">
          {stands ? (
            <>
              <bdi>{stands.title}</bdi> with {products(stands.count)}, {ways[stands.by]}
            </>
          ) : gone ? (
            'The collection that you chose is gone'
          ) : (
            'Without products: linked nowhere'
          )}
        </p>
        <select
          id={`shelf-${slug}`}
          name={`shelf-${slug}`}
          className="select"
          defaultValue={wanted ?? AS_MATCHED}
          aria-describedby={`shelf-${slug}-stands`}
        >
          <option value={AS_MATCHED}>By its title</option>
          <option value="">None: leave this goal out</option>
          {gone && <option value={chosen}>A collection that is gone</option>}
          {choices.map(({ id, title: name, count }) => (
            <option key={id} value={id} dir="auto">
              {`${name} (${count})`}
            </option>
          ))}
        </select>
      </div>
    </li>
  );
}

const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;
