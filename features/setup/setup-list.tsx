import { Form, Link, useNavigation } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import { Icon } from '#platform/ui/icon.tsx';
import type { SetupMark } from './setup-mark.ts';

const states = {
  done: { icon: 'circle-check', word: 'Done' },
  open: { icon: 'circle-alert', word: 'To do' },
  optional: { icon: 'info', word: 'Optional' },
} as const;

/** The checklist; what can be tried has its button. */
export function SetupList({ marks }: { marks: readonly SetupMark[] }) {
  return (
    <ul className="setup-list">
      {marks.map((mark) => (
        <Mark key={mark.id} mark={mark} />
      ))}
    </ul>
  );
}

function Mark({ mark: { id, title, state, says, where, test, tested } }: { mark: SetupMark }) {
  const { icon, word } = states[state];
  const { state: busy, formData } = useNavigation();
  const running = busy === 'submitting' && formData?.get('test') === test?.name;
  return (
    <li id={`mark-${id}`} data-state={state}>
      <Icon name={icon} />
      <div>
        <h3>
          {title} <span className="setup-state">{word}</span>
        </h3>
        <p>{says}</p>
        {tested && (
          <p className={tested.ok ? 'text-small text-muted' : 'form-error'}>
            {tested.says} <time dateTime={tested.at}>{momentInWords(new Date(tested.at))}</time>
          </p>
        )}
        <div className="setup-do">
          {test && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="form" value="test" />
              <input type="hidden" name="test" value={test.name} />
              <button type="submit" className="btn btn-line btn-small" aria-disabled={running}>
                {running ? 'Trying...' : test.label}
              </button>
            </Form>
          )}
          {where && (
            <Link to={where.href} className="text-link">
              {where.label}
              <span className="sr-only">, for {title}</span>
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}
