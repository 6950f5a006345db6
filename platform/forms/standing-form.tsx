import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { Form } from 'react-router';

type Field = HTMLInputElement | HTMLSelectElement;
const isField = (found: unknown): found is Field =>
  found instanceof HTMLInputElement || found instanceof HTMLSelectElement;

/** Shows the default again, which React keeps up to date for who has not changed the field. */
function showDefault(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    for (const option of field.options) option.selected = option.defaultSelected;
  } else {
    field.value = field.defaultValue;
    field.checked = field.defaultChecked;
  }
}

/**
 * A form whose fields show how a list is being looked at. A new answer brings new defaults, and the fields
 * follow them without being made anew, so the keyboard stays where it is. What is changed while the answer to
 * this very form is on its way stays as changed: it was meant for the next answer.
 */
export function StandingForm({
  standing,
  ...props
}: Omit<ComponentProps<typeof Form>, 'onChange' | 'onSubmit'> & {
  /** Changes with what the fields show. */
  standing: string;
}) {
  const form = useRef<HTMLFormElement>(null);
  const changed = useRef(new Set<string>());
  const sent = useRef(false);
  const shown = useRef(standing);
  const follow = useEffectEvent((now: string) => {
    if (shown.current === now) return;
    shown.current = now;
    if (!sent.current) changed.current.clear();
    sent.current = false;
    for (const field of form.current?.elements ?? []) {
      if (isField(field) && !changed.current.has(field.name)) showDefault(field);
    }
  });
  useEffect(() => follow(standing), [standing]);
  return (
    <Form
      {...props}
      ref={form}
      onChange={({ target }) => {
        if (isField(target)) changed.current.add(target.name);
      }}
      onSubmit={() => {
        changed.current.clear();
        sent.current = true;
      }}
    />
  );
}
