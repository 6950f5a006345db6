import { Form, useNavigation } from 'react-router';
import { Icon } from '#platform/ui/icon.tsx';
import { type HeldSection, WHAT_STAYS } from './held-section.ts';

interface PersonHeldProps {
  email: string;
  held: HeldSection[];
  /** Why nothing was erased. */
  refused: string | undefined;
  mayExport: boolean;
  mayErase: boolean;
}

/** What the store holds of somebody: to read, to hand over and to erase. */
export function PersonHeld({ email, held, refused, mayExport, mayErase }: PersonHeldProps) {
  return (
    <>
      {held.map((section) => (
        <Held key={section.title} section={section} />
      ))}
      {/* A file comes back, not a page. */}
      {mayExport && (
        <form method="post" action="/account/people/export" className="mt-6">
          <input type="hidden" name="email" value={email} />
          <button type="submit" className="btn btn-line">
            Export as a file
          </button>
        </form>
      )}
      {mayErase && <EraseForm email={email} refused={refused} />}
    </>
  );
}

function Held({ section: { title, items, count } }: { section: HeldSection }) {
  return (
    <section className="person-held" aria-label={title}>
      <h3 className="font-display font-semibold">
        {title} <span className="text-muted">({count})</span>
      </h3>
      {items.map((item, index) => (
        <dl key={index}>
          {Object.entries(item).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
}

function EraseForm({ email, refused }: Pick<PersonHeldProps, 'email' | 'refused'>) {
  const busy = useNavigation().formData?.get('intent') === 'erase';
  return (
    <section className="person-held" aria-label="Erase">
      <h3 className="font-display font-semibold">Erase this person</h3>
      <p>
        Deletes the account with its sign-ins, links and chats, the messages, the subscription, the entries,
        and the mails to and about this address. What stays:
      </p>
      <ul>
        {WHAT_STAYS.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {refused && (
        <p className="notice" role="alert">
          <Icon name="circle-alert" />
          {refused}
        </p>
      )}
      <Form
        method="post"
        className="person-erase"
        preventScrollReset
        onSubmit={(event) => busy && event.preventDefault()}
      >
        <input type="hidden" name="email" value={email} />
        <label className="check-row">
          <input type="checkbox" name="confirm" required />
          <span className="wrap-anywhere">Erase everything under {email}. This cannot be undone.</span>
        </label>
        <button type="submit" name="intent" value="erase" className="btn btn-danger" aria-disabled={busy}>
          {busy ? 'Erasing...' : 'Erase'}
        </button>
      </Form>
    </section>
  );
}
