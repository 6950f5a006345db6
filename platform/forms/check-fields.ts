import type { z } from 'zod';
import { type FieldErrors, type FieldName, type FormFacts, isFieldOf } from './field-facts.ts';

export type CheckedFields<Form, Name extends string> =
  | { ok: true; form: Form }
  | { ok: false; fieldErrors: FieldErrors<Name> };

/** The first message of each field; `nameOf` says which field a place in what was sent belongs to. */
export function firstMessages<Name extends string>(
  { issues }: z.ZodError,
  nameOf: (path: PropertyKey[]) => Name | undefined,
): FieldErrors<Name> {
  const messages: FieldErrors<Name> = {};
  for (const { path, message } of issues) {
    const name = nameOf(path);
    if (name !== undefined) messages[name] ??= message;
  }
  return messages;
}

/** Checks what was sent. Each field at fault has one message; what is no form at all is blamed on the field `otherwise`. */
export function checkFields<Form, Facts extends FormFacts>(
  { schema, facts, otherwise }: { schema: z.ZodType<Form>; facts: Facts; otherwise: FieldName<Facts> },
  input: unknown,
): CheckedFields<Form, FieldName<Facts>> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, form: parsed.data };
  const fieldErrors = firstMessages(parsed.error, ([field]) => (isFieldOf(facts, field) ? field : undefined));
  if (Object.keys(fieldErrors).length === 0)
    fieldErrors[otherwise] = facts[otherwise]?.missing ?? 'This form cannot be read.';
  return { ok: false, fieldErrors };
}
