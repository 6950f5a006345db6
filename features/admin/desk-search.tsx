import { Form, Link, useNavigation } from 'react-router';
import { TextField } from '#platform/forms/form-field.tsx';
import { StandingForm } from '#platform/forms/standing-form.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { type DeskFound, type DeskHit, MAX_DESK_SEARCH, SEARCH_DESK } from './desk-found.ts';

/** One field over everything on the desk. A POST: who is looked for stands in no address. */
export function DeskSearch({ found }: { found: DeskFound | undefined }) {
  const busy = useNavigation().formData?.get('intent') === SEARCH_DESK;
  const total = found?.sections.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <section className="panel" aria-labelledby="desk-search" aria-busy={busy}>
      <h2 id="desk-search" className="text-title">
        Search the desk
      </h2>
      <StandingForm
        standing={found?.words ?? ''}
        method="post"
        role="search"
        className="inline-form"
        noValidate
        preventScrollReset
      >
        <TextField
          name="words"
          type="search"
          label="A name, an address or words"
          defaultValue={found?.words}
          error={found?.error}
          maxLength={MAX_DESK_SEARCH}
          autoComplete="off"
        />
        <button
          type="submit"
          name="intent"
          value={SEARCH_DESK}
          className="btn btn-primary"
          aria-disabled={busy}
        >
          <Icon name="search" />
          Search
        </button>
      </StandingForm>
      <p role="status" className="wrap-anywhere text-small text-muted">
        {found &&
          !found.error &&
          (total === 0 ? `Nothing has “${found.words}”.` : `What has “${found.words}”:`)}
      </p>
      {found?.sections.map(({ title, hits, more }) => (
        <section key={title} aria-label={title} className="desk-found">
          <h3 className="font-display font-semibold">{title}</h3>
          <ul>
            {hits.map((hit) => (
              <li key={hit.key}>
                <Opening hit={hit} />
                <span className="wrap-anywhere text-small text-muted">{hit.detail}</span>
              </li>
            ))}
          </ul>
          {more && <p className="text-small text-muted">There are more. Another word finds fewer.</p>}
        </section>
      ))}
    </section>
  );
}

function Opening({ hit: { title, opens } }: { hit: DeskHit }) {
  if ('href' in opens)
    return (
      <Link to={opens.href} className="wrap-anywhere">
        {title}
      </Link>
    );
  return (
    <Form method="post" action="/account/people">
      <input type="hidden" name="email" value={opens.email} />
      <button type="submit" name="intent" value="find" className="wrap-anywhere">
        {title}
      </button>
    </Form>
  );
}
