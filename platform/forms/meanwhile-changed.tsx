import { Icon } from '#platform/ui/icon.tsx';
import type { FieldName, FormFacts, TypedValues } from './field-facts.ts';

interface MeanwhileChangedProps<Facts extends FormFacts> {
  facts: Facts;
  /** What stands now, by somebody else. */
  now: TypedValues<FieldName<Facts>>;
  typed: TypedValues<FieldName<Facts>>;
}

/** Tells the second of two who edit one form what the first one made of it. */
export function MeanwhileChanged<Facts extends FormFacts>({
  facts,
  now,
  typed,
}: MeanwhileChangedProps<Facts>) {
  const stands: TypedValues<string> = now;
  const values: TypedValues<string> = typed;
  const others = Object.entries(facts).filter(([name]) => (stands[name] ?? '') !== (values[name] ?? ''));
  return (
    <div className="notice" role="alert">
      <Icon name="circle-alert" />
      <div>
        <p>
          Somebody else saved this meanwhile, and nothing of yours was saved. What you typed is still here.
          Save again to put it in place of this:
        </p>
        <ul className="list-disc pl-5">
          {others.map(([name, { label }]) => (
            <li key={name} className="wrap-anywhere">
              {label}: <strong>{stands[name] || 'empty'}</strong>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
